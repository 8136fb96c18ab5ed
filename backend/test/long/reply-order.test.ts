import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Owner } from '../harness/owner.js';
import type { Process } from '../harness/processes.js';
import { eventually, until } from '../harness/until.js';
import { World } from '../harness/world.js';

const FLOOD = 20;
const SLOTS = 2;

let world: World;
let api: Process;

beforeAll(async () => {
  world = await World.create({
    WORKER_CONCURRENCY: String(SLOTS),
    OPENAI_FIRST_TOKEN_TIMEOUT_MS: '600000',
  });
  api = await world.api();
});

beforeEach(() => world.model.behave({ words: 3 }));

afterAll(() => world.close());

type Plan = 'free' | 'pro' | 'expert';

async function ownerOn(plan: Plan): Promise<Owner> {
  const owner = await world.ownerInChat(api);
  await world.setPlan(owner, plan);
  return owner;
}

/** The owner asks in the chats of this many pets at once. */
async function flood(owner: Owner, pets: number): Promise<void> {
  await world.setPlan(owner, 'expert');
  const chats = [owner.sessionId];
  for (let pet = 1; pet < pets; pet += 1) {
    await owner.addPet();
    chats.push((await owner.openChat()).id);
  }
  const ask = (chat: number) =>
    owner.call('POST', `/api/chat-sessions/${String(chat)}/messages`, { content: 'Q-flood' });
  const answers = await Promise.all(chats.map(ask));
  expect(answers.map(({ status }) => status)).toEqual(chats.map(() => 201));
}

/** The questions that the model was asked, in their order. */
const begun = (): string[] =>
  world.model.requests.flatMap(
    ({ messages }) => /\bQ-\w+/.exec(messages.at(-1)?.content ?? '')?.[0] ?? [],
  );

/** Occupies all slots of the worker. Each call of the returned function frees one. */
async function occupy(): Promise<() => Promise<unknown>> {
  world.model.behave({ words: 3 }, { delay: 600_000 }, { delay: 600_000 });
  const owners = await Promise.all([ownerOn('free'), ownerOn('free')]);
  const running = await Promise.all(
    owners.map(async (owner) => ({ owner, id: (await owner.ask('Slowly, please.')).reply.id })),
  );
  await until('all slots are taken', () => world.model.requests.length === SLOTS);
  return async () => {
    const next = running.pop();
    await next?.owner.stop(next.id);
  };
}

async function inOrder(replies: number): Promise<string[]> {
  await until('all are begun', () => begun().length >= replies);
  return begun();
}

/** A reply as left by an API process that died between the commit and the queue. */
async function lostReply(owner: Owner): Promise<number> {
  const { rows } = await world.database.query<{ id: number }>(
    `WITH question AS (
       INSERT INTO chat_messages ("sessionId", role, content, status)
       VALUES ($1, 'user', 'Q-lost', 'complete') RETURNING id
     )
     INSERT INTO chat_messages
       ("sessionId", role, content, status, "replyTo", triage, timestamp)
     SELECT $1, 'assistant', '', 'pending', id, $2, now() - interval '1 minute' FROM question
     RETURNING id`,
    [owner.sessionId, { level: 'routine', reasons: [], actions: [], donts: [], contacts: [] }],
  );
  return rows[0]?.id ?? 0;
}

describe('a reply without a job', () => {
  const workers: Process[] = [];

  afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.end())));

  it('lost by Redis is queued again, once', async () => {
    world.model.behave({ words: 3, delay: 4500 });
    const owners = await Promise.all([ownerOn('free'), ownerOn('free'), ownerOn('free')]);
    const replies = await Promise.all(
      owners.map(async (owner) => ({ owner, id: (await owner.ask('Q-lost')).reply.id })),
    );
    await world.redis.flushAllButSessions();
    workers.push(...(await Promise.all([world.worker(), world.worker()])));
    for (const { owner, id } of replies) {
      expect(await owner.finished(id)).toMatchObject({ status: 'complete' });
    }
    expect(begun()).toHaveLength(3);
    const swept = () =>
      workers
        .flatMap(({ output }) => [...output.matchAll(/"replies":(\d+)/g)])
        .reduce((sum, [, replies]) => sum + Number(replies), 0);
    await eventually(() => expect(swept()).toBe(3));
  });

  it('is found by another worker if the sweeping one was killed', async () => {
    const owner = await ownerOn('free');
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      const worker = await world.worker();
      workers.push(worker);
      expect(await owner.finished(await lostReply(owner))).toMatchObject({ status: 'complete' });
      await worker.end(signal);
    }
  });

  it('is found by a worker that ran while Redis lost everything', async () => {
    const owner = await ownerOn('free');
    workers.push(await world.worker());
    for (let loss = 0; loss < 2; loss += 1) {
      expect(await owner.finished(await lostReply(owner))).toMatchObject({ status: 'complete' });
      await world.redis.flushAllButSessions();
    }
  });
});

describe('waiting replies', () => {
  let worker: Process;

  beforeAll(async () => {
    worker = await world.worker();
  });

  afterAll(() => worker.end());

  it('from one owner’s flood do not delay another owner’s question', async () => {
    const [release, other] = [await occupy(), await ownerOn('free')];
    await flood(await ownerOn('expert'), FLOOD);
    await other.ask('Q-other');
    await Promise.all([release(), release()]);
    const order = await inOrder(FLOOD + 1);
    expect(order).toHaveLength(FLOOD + 1);
    expect(order.indexOf('Q-other')).toBeLessThanOrEqual(3);
  });

  it('are written for emergencies first, then for paid plans, then for the free one', async () => {
    const plans: Plan[] = ['free', 'pro', 'expert', 'free'];
    const [free, pro, expert, frightened] = await Promise.all(plans.map(ownerOn));
    const release = await occupy();
    await free?.ask('Q-free');
    await pro?.ask('Q-pro');
    await expert?.ask('Q-expert');
    await frightened?.ask('Q-emergency: she ate a lily');
    await release();
    expect(await inOrder(4)).toEqual(['Q-emergency', 'Q-expert', 'Q-pro', 'Q-free']);
    await release();
  });

  it('come next once they have waited too long, whatever the plan', async () => {
    const [patient, subscriber] = [await ownerOn('free'), await ownerOn('expert')];
    const release = await occupy();
    const { reply } = await patient.ask('Q-patient');
    await subscriber.ask('Q-paid');
    await world.database.query(
      `UPDATE chat_messages SET timestamp = now() - interval '3 minutes' WHERE id = $1`,
      [reply.id],
    );
    await until('it is moved', () => worker.output.includes('replies wait too long'));
    await release();
    expect(await inOrder(2)).toEqual(['Q-patient', 'Q-paid']);
    await release();
  });
});

describe('a worker with free slots', () => {
  it('gives a quarter of them to one owner’s flood, which is still answered', async () => {
    const places = 8;
    world.model.behave({ words: 3, delay: 2000 });
    const worker = await world.worker({ WORKER_CONCURRENCY: String(places) });
    await flood(await ownerOn('expert'), places);
    await (await ownerOn('free')).ask('Q-other');
    await until('the other question is begun', () => begun().includes('Q-other'));
    const ofFlood = () => begun().filter((question) => question === 'Q-flood').length;
    await until('the share of the flood is begun', () => ofFlood() >= places / 4);
    expect(ofFlood()).toBe(places / 4);
    expect(await inOrder(places + 1)).toHaveLength(places + 1);
    await worker.end();
  });
});
