import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const MIGRATE = fileURLToPath(new URL('../dist/migrate.js', import.meta.url));

/** Each of a different owner. */
export const CONVERSATIONS = 20_000;

/**
 * Beyond this the words of messages are not indexed: that alone takes longer than everything else.
 */
const MOST_WITH_WORDS = 1_000_000;

const OWNERS = `
  WITH added AS (
    INSERT INTO users (username, email, "subscriptionStatus")
    SELECT 'user ' || n, 'user-' || n || '@example.org', 'expert'
    FROM generate_series(1, ${CONVERSATIONS}) AS n RETURNING id
  ), animals AS (
    INSERT INTO pets ("userId", name, species) SELECT id, 'Micia', 'gatto' FROM added
    RETURNING id, "userId"
  )
  INSERT INTO chat_sessions ("userId", "petId", title) SELECT "userId", id, 'Micia' FROM animals`;

/**
 * In order of time: the messages of a conversation are scattered, and some conversations are long.
 */
const MESSAGES = `
  WITH sessions AS MATERIALIZED (SELECT array_agg(id ORDER BY id) AS ids FROM chat_sessions)
  INSERT INTO chat_messages (id, "sessionId", role, content, timestamp, status, "clientId",
    "replyTo", attempt, triage, model, "finishedAt")
  SELECT 2 * n - 1 + part,
    ids[1 + floor(${CONVERSATIONS} * power(abs(hashint4(n)) / 2147483648.0, 2))::int],
    CASE part WHEN 0 THEN 'user' ELSE 'assistant' END,
    'word' || n % 7919 || repeat(' Micia schläft', 5 + part * (n % 50)), at, 'complete',
    CASE part WHEN 0 THEN gen_random_uuid() END, CASE part WHEN 1 THEN 2 * n - 1 END, part,
    CASE part WHEN 1 THEN '{"level": "routine", "reasons": [], "actions": [], "donts": [],
      "contacts": []}'::jsonb END,
    CASE part WHEN 1 THEN 'first-model' END, CASE part WHEN 1 THEN at END
  FROM sessions, generate_series($1::int, $2::int) AS n,
    LATERAL (SELECT now() - interval '1 year' * ($3::int - n) / $3) AS time (at),
    generate_series(0, 1) AS part`;

const INDEXES = `
  SELECT relname AS name, pg_get_indexdef(indexrelid) AS create, indisprimary AS "isPrimary"
  FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
  WHERE indrelid = 'chat_messages'::regclass ORDER BY relname`;

const FOREIGN_KEYS = `
  SELECT conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
  WHERE conrelid = 'chat_messages'::regclass AND contype = 'f'`;

/**
 * Creates a separate database with the product's schema and that many messages.
 * @param parts 0 for the unpartitioned table, otherwise the number of partitions by session.
 * @returns its URL, and the seconds for rows and indexes.
 */
export async function makeCopy({ database, databaseUrl }, { name, parts, rows }) {
  await database.query(`CREATE DATABASE ${name}`);
  const url = Object.assign(new URL(databaseUrl), { pathname: `/${name}` }).href;
  execFileSync(process.execPath, [MIGRATE], {
    env: { PATH: process.env.PATH, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`SET synchronous_commit = off; SET maintenance_work_mem = '1GB'`);
  await client.query(OWNERS);
  const { rows: indexes } = await client.query(INDEXES);
  const { rows: foreignKeys } = await client.query(FOREIGN_KEYS);
  if (parts > 0) await partition(client, parts);
  else for (const index of indexes) await client.query(dropOf(index));
  // The rows are generated so that foreign keys hold.
  await client.query(`SET session_replication_role = replica`);
  const rowsTook = await seconds(() => fill(client, rows / 2));
  const indexesTook = await seconds(async () => {
    for (const index of indexes) {
      if (rows > MOST_WITH_WORDS && index.create.includes('message_words')) continue;
      await client.query(createOf(index, parts));
    }
  });
  if (parts > 0) {
    for (const key of foreignKeys) {
      await client.query(
        `ALTER TABLE chat_messages ADD CONSTRAINT "${key.name}" ${key.definition}`,
      );
    }
  }
  await client.query(`SELECT setval('chat_messages_id_seq', ${rows})`);
  await client.query(`VACUUM ANALYZE`);
  await client.end();
  return { url, rowsTook, indexesTook };
}

/** How long the work takes. */
export async function seconds(work) {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}

const BATCH = 250_000;

async function fill(client, exchanges) {
  for (let first = 1; first <= exchanges; first += BATCH) {
    const last = Math.min(exchanges, first + BATCH - 1);
    await client.query(MESSAGES, [first, last, exchanges]);
  }
}

async function partition(client, parts) {
  await client.query(`
    ALTER TABLE chat_messages RENAME TO plain;
    CREATE TABLE chat_messages (LIKE plain INCLUDING ALL EXCLUDING INDEXES)
      PARTITION BY HASH ("sessionId");
    ALTER SEQUENCE chat_messages_id_seq OWNED BY chat_messages.id;
    DROP TABLE plain`);
  for (let part = 0; part < parts; part += 1) {
    await client.query(`
      CREATE TABLE chat_messages_${part} PARTITION OF chat_messages
        FOR VALUES WITH (MODULUS ${parts}, REMAINDER ${part})`);
  }
  await client.query(`ALTER TABLE chat_messages ALTER "sessionId" SET STATISTICS 0`);
}

const dropOf = ({ name, isPrimary }) =>
  isPrimary ? `ALTER TABLE chat_messages DROP CONSTRAINT "${name}"` : `DROP INDEX "${name}"`;

/** A unique index of a partitioned table must include the partition key. */
function createOf({ name, create, isPrimary }, parts) {
  if (isPrimary) {
    const columns = parts > 0 ? `id, "sessionId"` : 'id';
    return `ALTER TABLE chat_messages ADD CONSTRAINT "${name}" PRIMARY KEY (${columns})`;
  }
  return parts > 0 && create.startsWith('CREATE UNIQUE')
    ? create.replace('("replyTo")', '("sessionId", "replyTo")')
    : create;
}
