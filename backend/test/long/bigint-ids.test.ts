import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TABLES } from '../../src/migrations/bigint-ids.js';
import { migrations } from '../../src/migrations/index.js';
import { connectionOptions } from '../../src/platform/database/connection-options.js';
import { Metrics } from '../harness/metrics.js';
import { Owner } from '../harness/owner.js';
import { Process } from '../harness/processes.js';
import { brief, refusal } from '../harness/refusal.js';
import { until } from '../harness/until.js';
import { World } from '../harness/world.js';

const BEYOND_INTEGER = 2 ** 31 + 5;

const MESSAGES = `
  INSERT INTO chat_messages ("sessionId", role, content, status, "replyTo", attempt)
  SELECT $1, CASE n % 2 WHEN 0 THEN 'user' ELSE 'assistant' END, repeat('Micia schläft ', 1 + n % 9),
    'complete', CASE n % 2 WHEN 1 THEN n - 1 END, n % 2
  FROM generate_series(1000000, 1119999) AS n`;

/** The definitions of everything that depends on an id. */
const DEFINITIONS = `
  SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE tablename = ANY($1)
  UNION ALL
  SELECT conname || ' of ' || conrelid::regclass, pg_get_constraintdef(oid) || convalidated
  FROM pg_constraint WHERE conrelid = ANY($1::regclass[]) AND contype <> 'n'
  UNION ALL
  SELECT attrelid::regclass || '.' || attname, attnotnull || ' ' || coalesce(attstattarget, -1)
  FROM pg_attribute WHERE attrelid = ANY($1::regclass[]) AND attnum > 0 AND NOT attisdropped
  UNION ALL
  SELECT proname, prosrc FROM pg_proc WHERE pronamespace = 'public'::regnamespace
  ORDER BY 1, 2`;

/** Columns and sequences of ids that are limited to PostgreSQL's `integer`. */
const NARROW = `
  SELECT table_name || '.' || column_name AS name FROM information_schema.columns
  WHERE table_schema = 'public' AND table_name <> 'migrations' AND data_type = 'integer'
    AND (column_name = 'id' OR column_name LIKE '%Id' OR column_name IN ('replyTo', 'summarizedTo'))
  UNION ALL
  SELECT sequencename FROM pg_sequences WHERE schemaname = 'public'
    AND data_type = 'integer'::regtype AND sequencename <> 'migrations_id_seq'
  ORDER BY 1`;

let world: World;
let api: Process;
let owner: Owner;
let silent: Owner;
/** Stands in for a process of the previous version. */
let older: Client;
let rowsBefore: unknown;
let definitionsBefore: unknown;

beforeAll(async () => {
  world = await World.create();
  [api] = await Promise.all([world.api(), world.worker()]);
  await narrow();
  [owner, silent] = await Promise.all([world.ownerInChat(api), world.ownerInChat(api)]);
  await world.setPlan(owner, 'pro');
  await world.database.query(MESSAGES, [silent.sessionId]);
  [rowsBefore, definitionsBefore] = [await rowsOf(silent), await definitions()];
  older = new Client({
    connectionString: world.settings.DATABASE_URL,
    application_name: 'zampa',
  }).on('error', () => undefined);
  await older.connect();
}, 180_000);

afterAll(() => world.close());

/** Empties the database and creates the schema of the previous version. */
async function narrow(): Promise<void> {
  const { DATABASE_URL = '' } = world.settings;
  const before = migrations.filter(({ name }) => !name.startsWith('BigintIds'));
  const options = { ...connectionOptions(DATABASE_URL, { pool: 1 }), migrations: before };
  const database = await new DataSource(options).initialize();
  await database.query(`DROP SCHEMA public CASCADE; CREATE SCHEMA public`);
  await database.runMigrations({ transaction: 'each' });
  await database.destroy();
}

const names = async (sql: string, values: unknown[] = []): Promise<string[]> =>
  (await world.database.query<{ name: string }>(sql, values)).rows.map(({ name }) => name);

const definitions = async (): Promise<object[]> =>
  (await world.database.query<object>(DEFINITIONS, [TABLES])).rows;

/** All rows of an owner. */
async function rowsOf({ id, petId, sessionId }: Owner): Promise<unknown> {
  const all = await world.database.query<{ table: string; rows: string }>(
    `SELECT 'messages' AS table, count(*) || md5(string_agg(to_jsonb(m)::text, ',' ORDER BY id)) AS rows
     FROM chat_messages AS m WHERE "sessionId" = $1
     UNION ALL SELECT 'sessions', to_jsonb(s)::text FROM chat_sessions AS s WHERE id = $1
     UNION ALL SELECT 'pets', to_jsonb(p)::text FROM pets AS p WHERE id = $2
     UNION ALL SELECT 'users', to_jsonb(u)::text FROM users AS u WHERE id = $3`,
    [sessionId, petId, id],
  );
  return all.rows;
}

async function migrate(): Promise<string> {
  const migration = Process.spawn('migrate', world.settings);
  const code = await migration.ended();
  expect([code, migration.output]).toEqual([0, migration.output]);
  return migration.output;
}

/** Asks and reads, one after another, until told to stop; every call has to succeed. */
function keepBusy(): { stop: () => Promise<number> } {
  let stopped = false;
  const write = async () => {
    let asked = 0;
    for (; !stopped; asked += 1) {
      const { reply } = await owner.ask('Why does she purr?');
      expect((await owner.finished(reply.id)).status).toBe('complete');
    }
    return asked;
  };
  const read = async () => {
    while (!stopped) {
      expect(await silent.messages()).toHaveLength(50);
      expect((await owner.call('GET', '/api/pets')).status).toBe(200);
    }
  };
  const both = Promise.all([write(), read()]);
  both.catch(() => undefined);
  return {
    stop: async () => {
      stopped = true;
      return (await both)[0];
    },
  };
}

describe('migrating 32-bit ids to 64 bits beside a running product with 120,000 messages', () => {
  it('first adds new columns, while a process of an older version runs', async () => {
    const busy = keepBusy();
    expect(await migrate()).toMatch(/^1 migrations applied\nProcesses of an older version run/);
    expect(await migrate()).toMatch(/^0 migrations applied\nProcesses of an older version run/);
    expect(await names(NARROW)).toContain('chat_messages.id');
    expect(await busy.stop()).toBeGreaterThan(0);
  }, 180_000);

  it('keeps writes, reads and foreign keys working', async () => {
    const leaving = await world.ownerInChat(api);
    const { rows: made } = await older.query<object>(
      `INSERT INTO billing_customers ("userId") VALUES ($1) RETURNING *`,
      [leaving.id],
    );
    const number = expect.any(Number) as unknown as number;
    expect(made).toMatchObject([
      { id: number, userId: leaving.id, userId_bigint: String(leaving.id) },
    ]);
    expect((await leaving.call('DELETE', '/api/user', { confirm: 'DELETE' })).status).toBe(200);
    const { rows: left } = await older.query<object>(`SELECT * FROM billing_customers`);
    expect(left).toMatchObject([{ userId: null, userId_bigint: null }]);
  });

  it('then swaps the columns: no request is refused and no row changes', async () => {
    await older.end();
    await until('the older process is gone', async () => {
      const { rows } = await world.database.query(
        `SELECT FROM pg_stat_activity
         WHERE datname = current_database() AND application_name = 'zampa'`,
      );
      return rows.length === 0;
    });
    const busy = keepBusy();
    expect(await migrate()).toBe('1 migrations applied\n');
    expect(await busy.stop()).toBeGreaterThan(0);
    expect(await rowsOf(silent)).toEqual(rowsBefore);
    expect(await definitions()).toEqual(definitionsBefore);
    expect(await names(NARROW)).toEqual([]);
    expect(api.unforeseen).toEqual([]);
  }, 180_000);
});

describe('ids beyond 32 bits', () => {
  it('work for accounts, pets, chats and messages', async () => {
    for (const table of ['users', 'pets', 'chat_sessions', 'chat_messages', 'mails']) {
      await world.database.query(`SELECT setval('${table}_id_seq', ${String(BEYOND_INTEGER)})`);
    }
    const late = await world.ownerInChat(api);
    await world.setPlan(late, 'pro');
    const tab = await late.tab();
    const { reply, message } = await late.ask('Why does she purr?');
    for (const id of [late.id, late.petId, late.sessionId, message.id, reply.id]) {
      expect(id).toBeGreaterThan(BEYOND_INTEGER);
    }
    expect(await tab.finished(reply.id)).toMatchObject({ id: reply.id, status: 'complete' });
    await tab.open(late.sessionId);
    const stored = await late.messages(`?before=${String(reply.id + 1)}`);
    expect(stored.map(({ id }) => id)).toEqual([message.id, reply.id]);
    const path = `/api/chat-messages/${String(reply.id)}/feedback`;
    expect((await late.call('PUT', path, { helpful: true })).status).toBe(200);
    const pet = `/api/pets/${String(late.petId)}`;
    expect((await late.call('PATCH', pet, { name: 'Zora' })).body).toMatchObject({ name: 'Zora' });
    const data = JSON.stringify((await late.call('GET', '/api/user/export')).body);
    for (const id of [late.petId, late.sessionId, reply.id])
      expect(data).toContain(`:${String(id)},`);
    expect((await late.call('DELETE', pet)).status).toBe(204);
    expect((await late.call('DELETE', '/api/user', { confirm: 'DELETE' })).status).toBe(200);
    late.closeTabs();
  });

  it('are refused where a number would lose precision', async () => {
    const unsafe = '9007199254740992';
    for (const path of [`/api/pets/${unsafe}`, `/api/chat-sessions/${unsafe}/messages`]) {
      expect(brief(await owner.call('GET', path))).toEqual(refusal(404, 'NOT_FOUND'));
    }
    const chat = `/api/chat-sessions/${String(owner.sessionId)}/messages`;
    const older = await owner.call('GET', `${chat}?before=${unsafe}`);
    expect(brief(older)).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    const question = `{"content": "Why?", "petId": ${unsafe}}`;
    const asked = await owner.call('POST', chat, question, { 'content-type': 'application/json' });
    expect(brief(asked)).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
  });

  it('end at the largest exact number, and the distance to it is reported', async () => {
    const half = (Number.MAX_SAFE_INTEGER + 1) / 2;
    await world.database.query(`SELECT setval('mails_id_seq', ${String(half)})`);
    const metrics = await Metrics.of(api);
    const share = (column: string) => metrics.sum('zampa_ids_used_ratio', { column });
    expect(share('mails.id')).toBeCloseTo(0.5);
    expect(share('chat_messages.id')).toBeCloseTo(0, 5);
    expect(share('chat_messages.id')).toBeGreaterThan(0);
    await world.database.query(`SELECT setval('mails_id_seq', ${String(2 * half - 1)})`);
    await expect(world.database.query(`SELECT nextval('mails_id_seq')`)).rejects.toThrow(/maximum/);
  });
});
