import { Queue } from 'bullmq';
import { call } from './http-call.mjs';
import { post } from './owners.mjs';
import { startRole } from './processes.mjs';
import { processesOf } from './product.mjs';
import { median, ofRounds, over, spread, timed } from './statistics.mjs';

const SIZES = [10, 100_000];
const ROUNDS = 5;
const OWNERS = 200;
const CONCURRENCY = 16;

/** Calls per round, sequential and concurrent. */
const ALONE = 150;
const TOGETHER = 1000;

const FILL = `
  INSERT INTO chat_messages ("sessionId", role, content, status)
  SELECT $1, CASE n % 2 WHEN 1 THEN 'user' ELSE 'assistant' END, repeat('She eats well. ', 12),
    'complete'
  FROM generate_series(1, $2::int - (SELECT count(*)::int FROM chat_messages WHERE "sessionId" = $1)) n`;

/** No worker runs: this ends replies, so that the next question is accepted. */
const END_REPLIES = `
  UPDATE chat_messages SET status = 'complete' WHERE status IN ('pending', 'streaming')`;

async function alone(once, times) {
  const samples = [];
  for (let done = 0; done < times; done += 1) samples.push(await once(done));
  return median(samples);
}

/** Calls per second at this concurrency. */
async function together(work, times) {
  let next = 0;
  const caller = async () => {
    while (next < times) await work(next++);
  };
  const ms = await timed(() => Promise.all(Array.from({ length: CONCURRENCY }, caller)));
  return (times * 1000) / ms;
}

/** Calls of the product and of the bare implementation, by size of the session. */
function targetsOf({ api, bareUrl, sized, crowd, database }) {
  const bareGet = ({ sessionId }) => call('GET', `${bareUrl}/${sessionId}`);
  const get = ({ sessionId, headers }) =>
    call('GET', `${api}/api/chat-sessions/${sessionId}/messages`, undefined, headers);
  const barePost = ({ sessionId }) => call('POST', `${bareUrl}/${sessionId}`, { content: 'Why?' });
  const ended = (work) => async (owner) => {
    const ms = await timed(() => work(owner));
    await database.query(END_REPLIES);
    return ms;
  };
  const gets = (name, work) =>
    sized.map(({ size, owner }) => ({
      call: 'GET messages',
      name,
      size,
      alone: () => alone(() => timed(() => work(owner)), ALONE),
      together: () => together(() => work(owner), TOGETHER),
    }));
  const posts = (name, work) =>
    sized.map(({ size, owner }, index) => ({
      call: 'POST messages',
      name,
      size,
      alone: () => alone(() => ended(work)(owner), ALONE),
      // A session has one reply at a time, so concurrent calls use many owners with small sessions.
      ...(index === 0 && {
        together: async () => {
          const perSecond = await together((number) => work(crowd[number]), crowd.length);
          await database.query(END_REPLIES);
          return perSecond;
        },
      }),
    }));
  const productPost = (owner) => post(owner, api);
  return [
    ...gets('bare parts', bareGet),
    ...gets('product', get),
    ...posts('bare parts', barePost),
    ...posts('product', productPost),
  ];
}

function rowsOf(targets) {
  const find = (wanted) =>
    targets.find((one) => Object.entries(wanted).every(([key, value]) => one[key] === value));
  return targets.map(({ call: name, ...target }) => {
    const small = find({ call: name, name: target.name, size: SIZES[0] });
    const floor = find({ call: name, name: 'bare parts', size: target.size });
    const many = target.perSecond.length > 0;
    return {
      call: name,
      name: target.name,
      size: target.size,
      overSmall: over(target.ms, small.ms),
      overFloor: over(target.ms, floor.ms),
      perSecondOverFloor: many ? over(target.perSecond, floor.perSecond) : null,
      ms: ofRounds(target.ms),
      perSecond: many ? ofRounds(target.perSecond) : null,
    };
  });
}

/** Removes jobs without a worker: the next measurement must not find a full queue. */
async function forgetJobs(redisUrl) {
  const queue = new Queue('replies', { connection: { url: redisUrl } });
  await queue.obliterate({ force: true });
  await queue.close();
}

async function prepare({ database, databaseUrl, owners, ...services }) {
  const { startApi } = processesOf({ databaseUrl, ...services });
  const { url: api } = await startApi({ REPLY_QUEUE_LIMIT: '1000000' });
  const { url: bareUrl } = await startRole('bare-requests.mjs', { DATABASE_URL: databaseUrl });
  const all = await owners.take(OWNERS, api);
  const sized = SIZES.map((size, index) => ({ size, owner: all[index] }));
  for (const { size, owner } of sized) await database.query(FILL, [owner.sessionId, size]);
  await database.query('VACUUM ANALYZE chat_messages');
  const crowd = all.slice(SIZES.length);
  return targetsOf({ api, bareUrl, sized, crowd, database });
}

/** Message requests in a short and a very long conversation. */
export const requests = {
  name: 'requests',
  title: `Requests for messages: alone, and ${CONCURRENCY} at once`,
  columns: [
    'call',
    'by',
    'messages in session',
    'alone, x 10 messages',
    'alone, x bare parts',
    'per second, x bare parts',
    'alone ms',
    'per second',
  ],
  cells: (row) => [
    row.call,
    row.name,
    row.size,
    spread(row.overSmall),
    spread(row.overFloor),
    row.perSecond ? spread(row.perSecondOverFloor) : '–',
    spread(row.ms),
    row.perSecond ? spread(row.perSecond) : '–',
  ],
  plots: [
    {
      title: 'Time of a call in a session of so many messages, × 10 messages',
      value: 'overSmall',
      bar: 'name',
      target: 1.2,
      group: (row) => `${row.call}, ${row.size}`,
    },
  ],
  async measure(services) {
    const targets = await prepare(services);
    for (const target of targets) Object.assign(target, { ms: [], perSecond: [] });
    // The first round is a warm-up and does not count.
    for (let turn = 0; turn <= ROUNDS; turn += 1) {
      for (const target of targets) {
        const [ms, perSecond] = [await target.alone(), await target.together?.()];
        if (turn === 0) continue;
        target.ms.push(ms);
        if (perSecond !== undefined) target.perSecond.push(perSecond);
      }
      services.say(`  round ${turn} of ${ROUNDS}`);
    }
    await forgetJobs(services.redisUrl);
    return rowsOf(targets);
  },
};
