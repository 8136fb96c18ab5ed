import { CONVERSATIONS, makeCopy, seconds } from './large-table-copies.mjs';
import { connect, statementsOf } from './large-table-statements.mjs';
import { median, round } from './statistics.mjs';

const { LARGE_TABLE_ROWS = '10000000' } = process.env;
const ROWS = Number(LARGE_TABLE_ROWS);
const ROUNDS = 300;
const REMOVALS = 40;
const MINUTE = 60_000;

const COPIES = [
  { name: 'plain', parts: 0 },
  { name: 'parts_16', parts: 16 },
  { name: 'parts_64', parts: 64 },
];

const READS = {
  'newest 50 messages': (statements, owner) => statements.newest(owner),
  '50 older ones': (statements, owner) => statements.older(owner, ROWS / 2),
};

/** Reads across sessions, which cannot be given a single one. */
const READS_OF_ALL = {
  'the list of conversations': (statements, owner) => statements.conversations(owner),
  search: (statements, owner) => statements.search(owner),
  'sweep of replies': (statements) => statements.sweep(),
};

/** Milliseconds per statement of a round. */
async function runOnce({ statements, reads }, owner, samples) {
  const timed = async (name, work) => {
    const took = await seconds(work);
    (samples[name] ??= []).push(took * 1000);
  };
  let reply;
  await timed('admit a question', async () => (reply = await statements.admit(owner)));
  await timed('begin its reply', async () => (reply = await statements.begin(reply)));
  await timed('end its reply', () => statements.end(reply));
  for (const [name, read] of Object.entries(reads)) {
    await timed(name, () => read(statements, owner));
  }
}

const SOME_OWNERS = `
  SELECT "userId", id AS "sessionId" FROM chat_sessions
  WHERE id % $1::int = $2::int ORDER BY id`;

async function timeStatements(copies) {
  const { database } = copies[0];
  const every = Math.floor(CONVERSATIONS / (ROUNDS + REMOVALS));
  const owners = await database.query(SOME_OWNERS, [every, 0]);
  for (const [round, owner] of owners.slice(0, ROUNDS).entries()) {
    // The copies take turns at being first.
    for (let turn = 0; turn < copies.length; turn += 1) {
      const copy = copies[(round + turn) % copies.length];
      // The first run loads the pages into memory, which cannot hold all copies at once.
      await runOnce(copy, owner, {});
      await runOnce(copy, owner, copy.samples);
    }
  }
  for (const owner of owners.slice(ROUNDS, ROUNDS + REMOVALS)) {
    for (const { statements, samples } of copies.filter(({ copy }) => copy)) {
      const took = await seconds(() => statements.remove(owner));
      (samples['remove an account'] ??= []).push(took * 1000);
    }
  }
}

/** The partitions, or the single table. */
const PARTS = `
  SELECT relid::regclass::text AS name FROM pg_partition_tree('chat_messages') WHERE isleaf
  UNION ALL SELECT 'chat_messages'
  WHERE NOT EXISTS (SELECT FROM pg_partition_tree('chat_messages'))`;

const SIZES = `
  SELECT sum(pg_table_size(name::regclass)) / 2 ^ 20 AS table,
    sum(pg_indexes_size(name::regclass)) / 2 ^ 20 AS indexes
  FROM (${PARTS}) AS part`;

const MEMORY = `SELECT sum(total_bytes) / 2 ^ 20 AS mib FROM pg_backend_memory_contexts`;

/** What maintenance of a copy takes, once per kind: seconds, and MiB. */
async function maintain({ database, copy }) {
  const [memory] = await database.query(MEMORY);
  const parts = await database.query(PARTS);
  // One row in a hundred, across the whole table.
  await database.query(`UPDATE chat_messages SET attempt = attempt WHERE id % 100 = 0`);
  const vacuums = [];
  for (const { name } of parts) {
    vacuums.push(await seconds(() => database.query(`VACUUM ${name}`)));
  }
  const builds = [];
  for (const { name } of parts) {
    builds.push(
      await seconds(() => database.query(`CREATE INDEX CONCURRENTLY ON ${name} (timestamp)`)),
    );
  }
  const [sizes] = await database.query(SIZES);
  const sum = (values) => values.reduce((all, value) => all + value, 0);
  return {
    'rows written, s': copy.rowsTook,
    'indexes built, s': copy.indexesTook,
    'table, MiB': sizes.table,
    'its indexes, MiB': sizes.indexes,
    'vacuum of all, s': sum(vacuums),
    'longest vacuum, s': Math.max(...vacuums),
    'another index, s': sum(builds),
    'longest part of it, s': Math.max(...builds),
    'memory of a connection, MiB': memory.mib,
  };
}

/** What the first reply costs a new connection, which must load everything about the partitions. */
async function timeFirst({ copy, statements: known }, owner) {
  const reply = await known.admit(owner);
  const fresh = await connect(copy.url);
  const took = await seconds(() => statementsOf(fresh).begin(reply));
  await known.end({ ...reply, attempt: 1 });
  await fresh.destroy();
  return took * 1000;
}

async function timeFirsts(copies) {
  const [owner] = await copies[0].database.query(SOME_OWNERS, [CONVERSATIONS, 1]);
  for (let count = 0; count < 15; count += 1) {
    for (const one of copies) {
      (one.samples['begin, on a new connection'] ??= []).push(await timeFirst(one, owner));
    }
  }
}

async function openCopy(services, kind, say) {
  const copy = { ...kind, ...(await makeCopy(services, { ...kind, rows: ROWS })) };
  say(`  ${kind.name}: rows ${round(copy.rowsTook)} s, indexes ${round(copy.indexesTook)} s`);
  const database = await connect(copy.url);
  const [{ count }] = await database.query(
    `SELECT count(*) FROM pg_class WHERE relname = 'chat_messages_words'`,
  );
  const { search, ...others } = { ...READS, ...READS_OF_ALL };
  const reads = count > 0 ? { ...others, search } : others;
  return {
    name: kind.name,
    copy,
    database,
    reads,
    statements: statementsOf(database),
    samples: {},
  };
}

/** A second connection to a copy; if that is partitioned, it is given the session of replies. */
async function openAgain({ name, copy: { url, parts } }) {
  const database = await connect(url, { tellsSession: parts > 0 });
  const statements = statementsOf(database);
  return { name: `${name}, again`, database, reads: READS, statements, samples: {} };
}

function rowsOf(copies, maintained) {
  const [plain] = copies;
  const figures = copies.map(({ name, samples }) => [
    name,
    Object.fromEntries(Object.entries(samples).map(([what, all]) => [what, median(all)])),
  ]);
  for (const [name, values] of maintained) {
    Object.assign(figures.find(([known]) => known === name)[1], values);
  }
  const all = Object.fromEntries(figures);
  const others = copies.slice(1).map(({ name }) => name);
  return Object.entries(all[plain.name]).map(([what, value]) => ({
    what,
    plain: round(value),
    ratios: others.map((name) => {
      const other = all[name][what];
      return other === undefined ? null : round(other / value);
    }),
  }));
}

/** What the largest table costs unpartitioned, and partitioned by session. */
export const largeTable = {
  name: 'large-table',
  onlyByName: true,
  patience: 60 * MINUTE,
  title: `chat_messages of ${LARGE_TABLE_ROWS} rows: partitioned by session, over the plain table`,
  columns: [
    'what',
    'plain: ms, s or MiB',
    '16 parts',
    '64 parts',
    'plain, once more',
    '16 parts, told the session',
    '64 parts, told the session',
  ],
  cells: ({ what, plain, ratios }) => [what, plain, ...ratios.map((ratio) => ratio ?? '-')],
  plots: [],
  async measure({ database, databaseUrl, say }) {
    await database.query(`ALTER SYSTEM SET max_wal_size = '4GB'`);
    await database.query(`SELECT pg_reload_conf()`);
    const copies = [];
    for (const kind of COPIES) copies.push(await openCopy({ database, databaseUrl }, kind, say));
    const all = [...copies];
    for (const copy of copies) all.push(await openAgain(copy));
    await timeStatements(all);
    await timeFirsts(copies);
    const maintained = [];
    for (const copy of copies) maintained.push([copy.name, await maintain(copy)]);
    await Promise.all(all.map((copy) => copy.database.destroy()));
    return rowsOf(all, maintained);
  },
};
