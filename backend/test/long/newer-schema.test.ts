import { setTimeout as delay } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { BigintIds1764800100000 } from '../../src/migrations/1764800100000-bigint-ids.js';
import { QuestionVersions1765750000000 } from '../../src/migrations/1765750000000-question-versions.js';
import { Consultations1765850000000 } from '../../src/migrations/1765850000000-consultations.js';
import { connectionOptions } from '../../src/platform/database/connection-options.js';
import { dropDatabase, newDatabase, withClient } from '../harness/archive.js';
import { freePort, Process } from '../harness/processes.js';
import { until } from '../harness/until.js';
import { World } from '../harness/world.js';
import { visit } from '../harness/visit.js';

const server = process.env.TEST_DATABASE_URL ?? '';

let world: World;
let api: Process;
let worker: Process;

beforeAll(async () => {
  world = await World.create();
  api = await world.api();
  worker = await world.worker();
});

afterAll(() => world.close());

it('questions are asked, answered and read while a newer version adds columns', async () => {
  const owner = await world.ownerInChat(api);
  await world.setPlan(owner, 'pro');
  const askAndRead = async () => {
    const { reply } = await owner.ask('Why does she purr?');
    const { status, content } = await owner.finished(reply.id);
    expect(status).toBe('complete');
    expect((await owner.messages()).at(-1)).toMatchObject({ id: reply.id, content });
  };
  await askAndRead();
  for (const table of ['users', 'pets', 'chat_sessions', 'chat_messages']) {
    await world.database.query(`ALTER TABLE ${table} ADD COLUMN newer text DEFAULT 'x'`);
  }
  await askAndRead();
});

it('a migration that waits for a backup blocks nobody, and runs when the backup is done', async () => {
  const owner = await world.ownerInChat(api);
  const query = (sql: string) => world.database.query(sql);
  const { DATABASE_URL = '' } = world.settings;
  const before = await new DataSource(connectionOptions(DATABASE_URL, { pool: 1 })).initialize();
  await new BigintIds1764800100000().down(before.createQueryRunner());
  await before.destroy();
  await query(`DELETE FROM migrations WHERE name LIKE 'BigintIds%'`);
  const backup = await world.database.connect();
  await backup.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  await backup.query('SELECT count(*) FROM chat_messages');
  const migration = Process.spawn('migrate', world.settings);
  let code: number | string | null | undefined;
  void migration.ended().then((ended) => (code = ended));
  for (let second = 0; second < 8; second += 1) {
    await delay(1000);
    expect((await owner.call('GET', `/api/chat-sessions/${owner.sessionId}/messages`)).status).toBe(
      200,
    );
  }
  expect(code).toBeUndefined();
  await backup.query('COMMIT');
  backup.release();
  await until('the change is made', () => code !== undefined);
  expect([code, migration.output]).toEqual([0, expect.stringMatching(/^[12] migrations applied/)]);
  const { reply } = await owner.ask('Why does she purr?');
  expect((await owner.finished(reply.id)).status).toBe('complete');
});

it('columns are added without blocking readers during a long read', async () => {
  const url = await newDatabase(server);
  const settings = { ...world.settings, DATABASE_URL: url };
  expect((await Process.run('migrate', settings)).code).toBe(0);
  const before = await new DataSource(connectionOptions(url, { pool: 1 })).initialize();
  const runner = before.createQueryRunner();
  await new Consultations1765850000000().down(runner);
  await new QuestionVersions1765750000000().down(runner);
  await runner.query(`DELETE FROM migrations WHERE name ~ '^(QuestionVersions|Consultations)'`);
  await before.destroy();
  await withClient(url, async (slow) => {
    await slow.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    for (const table of ['chat_messages', 'chat_sessions', 'pets', 'users'])
      await slow.query(`SELECT count(*) FROM ${table}`);
    const migration = Process.spawn('migrate', settings);
    await withClient(url, async (reader) => {
      await reader.query(`SET statement_timeout = '4s'`);
      const waits = `
        SELECT FROM pg_locks WHERE NOT granted AND mode = 'AccessExclusiveLock'
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
      await until('it waits', async () => (await reader.query(waits)).rowCount);
      await reader.query('SELECT FROM chat_messages LIMIT 1');
      await slow.query('COMMIT');
      expect([await migration.ended(), migration.output]).toEqual([0, '2 migrations applied\n']);
      await reader.query('SELECT author, "hiddenUnder" FROM chat_messages LIMIT 1');
    });
  });
  await dropDatabase(url, server);
}, 120_000);

it('a process is ready once its own migrations have run, however many newer ones exist', async () => {
  const query = (sql: string) => world.database.query(sql);
  const states = () =>
    Promise.all(
      [api, worker].map(async ({ url }) => {
        const answer = await visit(`${url}/health/ready`);
        const { database, schema } = answer.body as Record<string, boolean>;
        return [answer.status, database, schema];
      }),
    );
  const check = async () => {
    const checked = Process.spawn('migrate', world.settings, 0, ['--check']);
    return [await checked.ended(), checked.output];
  };
  await query(`INSERT INTO migrations (timestamp, name) VALUES (1999000000000, 'OfTheFuture')`);
  const ready = [200, true, true];
  expect(await states()).toEqual([ready, ready]);
  expect(await check()).toEqual([0, expect.stringContaining('all migrations')]);
  await query(`DELETE FROM migrations WHERE name = 'ConversationSummary1764300100000'`);
  const notReady = [503, true, false];
  expect(await states()).toEqual([notReady, notReady]);
  const said = /npm run migrate[^]*ConversationSummary1764300100000/;
  expect(await check()).toEqual([1, expect.stringMatching(said)]);
  await query(`ALTER TABLE migrations RENAME TO none`);
  expect(await states()).toEqual([notReady, notReady]);
  expect(await check()).toEqual([1, expect.stringContaining('AccountsPetsAndChat')]);
});

it('a process that starts before the migrations logs it once, and is ready after them', async () => {
  const url = await newDatabase(server);
  const settings = { ...world.settings, DATABASE_URL: url };
  const early = await Promise.all(
    (['api', 'worker'] as const).map(async (name) => {
      const port = await freePort();
      const own = { [name === 'api' ? 'PORT' : 'METRICS_PORT']: String(port) };
      return Process.spawn(name, { ...settings, ...own }, port);
    }),
  );
  const statusOf = async (process: Process) =>
    (await visit(`${process.url}/health/ready`).catch(() => null))?.status;
  const warnings = ({ output }: Process) => output.match(/npm run migrate/g);
  for (const process of early) {
    await until('it answers', async () => (await statusOf(process)) === 503);
    await until('it says why', () => warnings(process));
  }
  expect((await Process.run('migrate', settings)).code).toBe(0);
  for (const process of early) {
    await until('it is ready', async () => (await statusOf(process)) === 200);
    expect(warnings(process)).toHaveLength(1);
    await process.end();
  }
  await dropDatabase(url, server);
}, 120_000);
