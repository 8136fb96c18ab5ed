import { LIMITS } from './capacity-model.mjs';

const ASSUMED = {
  questionsPerDay: 'questions of an owner a day',
  visitsPerDay: 'chats that an owner opens a day',
  peak: "the busiest minute, as a multiple of the day's average",
  tabsOpen: 'owners with a tab open in the busiest minute, of all',
  tokens: 'tokens of an answer',
  tokensPerSecond: 'tokens a second of the model',
  signedIn: 'owners who are signed in, of all',
};

const number = (value) =>
  value.toLocaleString('en', { maximumSignificantDigits: 3, useGrouping: true });

const percent = (value) => `${number(value * 100)} %`;

/** Rows with the same number of cells as aligned lines. */
function aligned(rows) {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`).join('\n');
}

const ROLES = {
  queue: 'Redis of the queue (REDIS_QUEUE_URL)',
  live: 'Redis of live answers (REDIS_LIVE_URL)',
  session: 'Redis of sessions (REDIS_SESSION_URL)',
};

function needs({ apis, workers, redis, sessions, postgres, returnSeconds }) {
  const shardRows = Object.entries(redis).map(([role, { used, shards }]) => [
    ROLES[role],
    `${shards}, together ${percent(used)} of a core`,
  ]);
  const needsPooler = postgres.connections > LIMITS.connections;
  return [
    ['API processes, one to spare', number(apis)],
    ['worker processes, one to spare', number(workers)],
    ['tabs of a lost API process are back after', `${number(returnSeconds)} s`],
    ...shardRows,
    ['sessions', `${number(sessions.memory)} GB of Redis`],
    ['PostgreSQL', `${number(postgres.cores)} cores busy`],
    ['transactions a second', number(postgres.transactions)],
    [
      'stored a day',
      `${number(postgres.storedPerDay)} GB, ${number(postgres.writtenPerDay)} GB of WAL`,
    ],
    ['connections', `${number(postgres.connections)}${needsPooler ? ': PgBouncer' : ''}`],
  ];
}

/** The output of `npm run capacity`: assumptions, needs, and what fills up first. */
export function capacityTable(capacity, { figures, load }) {
  const { owners, busiest, liveAnswers, ceilings } = capacity;
  const { at, commit, machine } = figures;
  return [
    `${number(owners)} owners, computed from what was measured on ${at.slice(0, 10)} at ${commit}:`,
    `Node ${machine.node}, ${machine.cores} cores of ${machine.processor ?? 'an unknown processor'}.`,
    '\nAssumed',
    aligned(Object.entries(ASSUMED).map(([key, text]) => [text, String(load[key])])),
    '\nIn the busiest minute',
    aligned([
      ['questions a second', number(busiest.questions)],
      ['answers being written', number(liveAnswers)],
      ['tabs open', number(busiest.tabs)],
    ]),
    `\nNeeded, with processes at most ${percent(LIMITS.process)} busy, Redis ${percent(LIMITS.redis)}`,
    aligned(needs(capacity)),
    '\nWhat reaches its limit first, with one of everything',
    aligned(ceilings.map(({ part, owners: most }) => [part, `${number(most)} owners`])),
  ].join('\n');
}
