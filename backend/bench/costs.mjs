import { setTimeout as delay } from 'node:timers/promises';
import { eachKind, KINDS } from '../launcher/capacity-model.mjs';
import { actionsOf } from './owner-actions.mjs';
import { manyLike } from './many-owners.mjs';
import { startModel, WARM_UP } from './model.mjs';
import { openTab } from './owners.mjs';
import { processesOf } from './product.mjs';
import { redisMemory } from './redis-usage.mjs';
import { startRole } from './processes.mjs';
import { socketIoAddress } from './socket-io.mjs';
import { median, round } from './statistics.mjs';
import { steadily } from './steady.mjs';
import { usageByKind } from './usage-by-kind.mjs';

const { COSTS_SECONDS = '30', COSTS_ROUNDS = '3', COSTS_RATES = '2,16,48' } = process.env;
const SECONDS = Number(COSTS_SECONDS);
const ROUNDS = Number(COSTS_ROUNDS);

/** Questions a second: hardly any, few, many. */
const RATES = COSTS_RATES.split(',').map(Number);

/** Enough owners that none asks ten times a round, which would bring a summary. */
const OWNERS = 400;
const IDLE_TABS = 4000;

/** Time to compile and collect what the warm-up left behind. Milliseconds. */
const SETTLE = 15_000;

const PACE = { first: 50, tokens: 100, gap: 20 };
const WARMING = { perSecond: 10, seconds: 25 };
const LONG = { ...PACE, tokens: 400 };

/** The actions, their rate per second, and the pace of the answers. */
const PHASES = [
  ...RATES.map((perSecond) => ({ name: 'ask', perSecond, pace: PACE })),
  { name: 'ask', perSecond: RATES[1], pace: LONG },
  { name: 'read', perSecond: 20, pace: PACE },
  { name: 'comeBack', perSecond: 20, pace: PACE },
];

/** Starts the product with owners who have a tab each. */
export async function startWithOwners(count, { owners, ...services }) {
  const model = await startModel();
  await model.setPace(WARM_UP);
  const { startApi, startWorker } = processesOf({ ...services, modelUrl: model.url });
  const processes = [await startApi(), await startWorker({ WORKER_CONCURRENCY: '1000' })];
  const api = processes[0].url;
  const [template] = await owners.take(1, api);
  const all = await manyLike(template, count, services);
  const samples = { first: [], answered: [], read: [] };
  const people = [];
  for (const owner of all) {
    const actions = actionsOf(owner, api, { samples, first: PACE.first });
    people.push({ owner, actions, state: { tab: await openTab(owner, api) } });
  }
  return { model, processes, people, api, beginAnew: () => owners.beginAnew(all) };
}

const FACTS = `
  SELECT xact_commit::int AS transactions, pg_current_wal_lsn() - '0/0' AS written
  FROM pg_stat_database WHERE datname = current_database()`;

/** CPU microseconds by kind of process, transactions and bytes so far. */
async function accountOf({ processes }, services) {
  // Backends report with a delay of one second.
  await delay(1500);
  const { rows } = await services.database.query(FACTS);
  const facts = Object.entries(rows[0]).map(([key, value]) => [key, Number(value)]);
  return { ...Object.fromEntries(facts), ...(await usageByKind(processes, services)) };
}

/** What the work uses of each resource, and how many seconds it takes. */
export async function spentOn(work, world, services) {
  const before = await accountOf(world, services);
  const startedAt = performance.now();
  const result = await work();
  const after = await accountOf(world, services);
  const seconds = (performance.now() - startedAt) / 1000;
  const used = Object.keys(after).map((key) => [key, after[key] - before[key]]);
  return { result, seconds, used: Object.fromEntries(used) };
}

/** What idling takes each second: cores, transactions, bytes. */
async function restOf(world, services) {
  const { used, seconds } = await spentOn(() => delay(SECONDS * 1000), world, services);
  const perSecond = Object.entries(used).map(([key, value]) => [key, value / seconds]);
  return { ...Object.fromEntries(perSecond), ...eachKind((kind) => used[kind] / 1e6 / seconds) };
}

/** Milliseconds of CPU, transactions and bytes of one action, beyond idling. */
async function phaseOf({ name, perSecond, pace }, { world, rest, services }) {
  await world.model.setPace(pace);
  const act = ({ actions, state }) => actions[name](state);
  const work = () => steadily(world.people, act, { perSecond, seconds: SECONDS });
  const { result, seconds, used } = await spentOn(work, world, services);
  const each = (value, resting) => Math.max(0, value - resting * seconds) / result.length;
  return {
    ...Object.fromEntries(Object.keys(used).map((key) => [key, each(used[key], rest[key])])),
    ...eachKind((kind) => each(used[kind] / 1000, rest[kind] * 1000)),
  };
}

const SIZE = `
  SELECT pg_total_relation_size('chat_messages') / greatest(1, count(*) / 2) AS stored
  FROM chat_messages WHERE status = 'complete'`;

/**
 * Bytes of a question with its answer, including indexes: the table contains nothing else by now.
 */
async function sizeOfQuestion({ database }) {
  await database.query('VACUUM FULL chat_messages');
  return Number((await database.query(SIZE)).rows[0].stored);
}

/**
 * Cores of an idle tab, and memory of a session. These are too few tabs to measure their own
 * memory.
 */
async function idleOf({ processes: [api], people }, rest, { redisUrl, ...services }) {
  const before = await redisMemory(redisUrl);
  const owners = await manyLike(people[0].owner, IDLE_TABS, { redisUrl, ...services });
  const session = ((await redisMemory(redisUrl)) - before) / IDLE_TABS;
  const crowd = await startRole('crowd.mjs', { REDIS_URL: redisUrl });
  const tabs = owners.map(({ headers: { cookie } }) => ({ cookie, protocol: 'socket.io' }));
  const url = socketIoAddress(api.url);
  await crowd.ask(
    'open',
    tabs.map((tab) => ({ ...tab, url })),
  );
  await delay(SECONDS * 1000);
  const open = await api.usage();
  await delay(SECONDS * 1000);
  const { cpu } = await api.usage();
  await crowd.end();
  return {
    api: Math.max(0, ((cpu - open.cpu) / 1e6 / SECONDS - rest.api) / IDLE_TABS),
    session,
  };
}

const medianOf = (rounds, key) => median(rounds.map((one) => one[key]));

/** The figures of `launcher/capacity-figures.json`: medians of the rounds. */
export async function measureCosts(world, services) {
  const ask = ({ actions, state }) => actions.ask(state);
  await steadily(world.people, ask, WARMING);
  services.say('  everything is warm');
  await delay(SETTLE);
  const rest = await restOf(world, services);
  const rounds = PHASES.map(() => []);
  let stored;
  for (let turn = 1; turn <= ROUNDS; turn += 1) {
    await world.beginAnew();
    for (const [index, phase] of PHASES.entries()) {
      if (phase.pace === LONG) stored = await sizeOfQuestion(services);
      rounds[index].push(await phaseOf(phase, { world, rest, services }));
    }
    services.say(`  costs: round ${turn} of ${ROUNDS}`);
  }
  const { memory } = await world.processes[0].usage();
  const idle = await idleOf(world, rest, services);
  const costs = rounds.map((turns) => eachKind((kind) => medianOf(turns, kind)));
  const calm = rounds[1];
  const longer = LONG.tokens - PACE.tokens;
  return {
    tokens: PACE.tokens,
    rest,
    questions: [0, 1, 2].map((index) => ({ perSecond: PHASES[index].perSecond, ...costs[index] })),
    token: eachKind((kind) => Math.max(0, (costs[3][kind] - costs[1][kind]) / longer)),
    visit: { ...costs[4], transactions: medianOf(rounds[4], 'transactions') },
    opening: costs[5],
    idleTab: { api: idle.api },
    session: { memory: idle.session },
    memory: { api: memory },
    question: {
      transactions: medianOf(calm, 'transactions'),
      written: medianOf(calm, 'written'),
      stored,
    },
  };
}

const rowOf = (name, values) => ({ name, ...eachKind((kind) => round(values[kind] ?? 0)) });

/** What each action of an owner costs each kind of process: the basis of `npm run capacity`. */
export const costs = {
  name: 'costs',
  onlyByName: true,
  patience: (ROUNDS * PHASES.length * (SECONDS + 20) + 4 * SECONDS + 200) * 1000,
  title: 'What an action costs: CPU milliseconds of API, worker, PostgreSQL and Redis',
  columns: ['action', 'API', 'worker', 'PostgreSQL', 'Redis'],
  cells: ({ name, ...values }) => [name, ...KINDS.map((kind) => values[kind])],
  plots: [],
  async measure(services) {
    const world = await startWithOwners(OWNERS, services);
    const figures = await measureCosts(world, services);
    for (const { state } of world.people) state.tab.disconnect();
    return [
      {
        ...rowOf(
          'rest, a second',
          eachKind((kind) => figures.rest[kind] * 1000),
        ),
        figures,
      },
      ...figures.questions.map((one) => rowOf(`question, ${one.perSecond} a second`, one)),
      rowOf('a further token', figures.token),
      rowOf('reading a chat', figures.visit),
      rowOf('opening a tab', figures.opening),
    ];
  },
};
