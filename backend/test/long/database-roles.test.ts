import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OwnPostgres } from '../faults/harness/own-postgres.js';
import { contentOf, newDatabase, withClient } from '../harness/archive.js';
import { Owner } from '../harness/owner.js';
import { attempt, loginsOf, runRoles } from '../harness/database-roles.js';
import { Process } from '../harness/processes.js';
import { until } from '../harness/until.js';
import { World } from '../harness/world.js';
import { visit } from '../harness/visit.js';

/** PostgreSQL's error code for a missing right. */
const DENIED = '42501';

/** Its code for a statement that took too long. */
const CANCELLED = '57014';

let postgres: OwnPostgres;
let world: World;
let admin: string;
let api: Process;
let worker: Process;
const folder = mkdtempSync(join(tmpdir(), 'zampa-roles-'));

const rolesTool = (turn: string, database = admin, ...args: string[]) =>
  runRoles(turn, database, ...args);
const logins = (turn: string, database = admin) => loginsOf(turn, database);

/** The extensions of the search, and whether its index has the conversation. */
const searchOf = (url: string) =>
  withClient(url, async (client) => {
    const extensions = await client.query<{ extname: string }>(
      `SELECT extname FROM pg_extension WHERE extname <> 'plpgsql' ORDER BY 1`,
    );
    const index = await client.query<{ indexdef: string }>(
      `SELECT indexdef FROM pg_indexes WHERE indexname LIKE 'chat_messages_words%'`,
    );
    return {
      extensions: extensions.rows.map(({ extname }) => extname),
      indexes: index.rows.map(({ indexdef }) => indexdef.includes('("sessionId", message_words')),
    };
  });

const WHOLE_SEARCH = { extensions: ['btree_gin', 'pg_trgm'], indexes: [true] };

const runBackup = (DATABASE_URL: string) =>
  Process.run('backup', { DATABASE_URL, BACKUP_DIR: folder });

async function answered(api: Process): Promise<Owner> {
  const owner = await world.ownerInChat(api);
  const { reply } = await owner.ask('How often should I brush my cat?');
  expect((await owner.finished(reply.id)).status).toBe('complete');
  return owner;
}

// Its own server, because roles belong to all databases of a server.
beforeAll(async () => {
  postgres = await OwnPostgres.start();
  // Migrated by the superuser, as compose did before there were roles.
  world = await World.create({ OPENAI_BASE_URL: '', OPENAI_API_KEY: '' }, postgres.url);
  admin = world.settings.DATABASE_URL ?? '';
  expect(await rolesTool('a')).toMatchObject({ code: 0 });
}, 120_000);

afterAll(async () => {
  await world.close();
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

describe('the database roles', () => {
  it('let the app read and write rows and nothing else', async () => {
    const { app, backup } = logins('a');
    expect(await attempt(app, 'SELECT count(*) FROM users')).toBe('done');
    for (const sql of [
      'DROP TABLE chat_messages',
      'ALTER TABLE users ADD extra text',
      'TRUNCATE mails',
      'CREATE TABLE mine (id int)',
      'CREATE TEMP TABLE mine (id int)',
      'CREATE SCHEMA mine',
      'SELECT rolpassword FROM pg_authid',
      'SET ROLE zampa_owner',
      `COPY users TO PROGRAM 'cat'`,
      'CREATE ROLE other',
    ])
      expect([sql, await attempt(app, sql)]).toEqual([sql, DENIED]);
    for (const sql of [
      `UPDATE users SET username = ''`,
      'DELETE FROM mails',
      'DELETE FROM backups',
      "SELECT nextval('users_id_seq')",
      'SET ROLE zampa_app',
      'DROP TABLE users',
    ])
      expect([sql, await attempt(backup, sql)]).toEqual([sql, DENIED]);
    expect(await attempt(backup, 'SELECT count(*) FROM users')).toBe('done');
  });

  it('end what a lost process of the app leaves behind, and nothing else', async () => {
    const { app, migration, backup } = logins('a');
    const name = new URL(admin).pathname.slice(1);
    await attempt(admin, `ALTER DATABASE ${name} SET idle_in_transaction_session_timeout = 0`);
    const left = new Client(app);
    left.on('error', () => undefined);
    await left.connect();
    await left.query('BEGIN');
    await left.query('LOCK TABLE mails');
    const waiting = Date.now();
    expect(await attempt(app, 'SELECT FROM mails')).toBe(CANCELLED);
    expect(Date.now() - waiting).toBeLessThan(8000);
    expect(await attempt(migration, 'SELECT count(*), pg_sleep(8) FROM mails')).toBe('done');
    expect(Date.now() - waiting).toBeLessThan(50_000);
    expect(await attempt(backup, 'SELECT pg_sleep(8)')).toBe('done');
  }, 80_000);

  it('do not let the owner role or the groups log in', async () => {
    for (const username of ['zampa_owner', 'zampa_app', 'zampa_backup']) {
      const url = Object.assign(new URL(admin), { username }).href;
      expect(await attempt(url, 'SELECT 1')).toMatch(/^28/);
    }
  });

  it('cover the tables of later migrations automatically', async () => {
    const { app, migration, backup } = logins('a');
    expect(await Process.run('migrate', { DATABASE_URL: migration })).toMatchObject({ code: 0 });
    const later = 'CREATE TABLE later (id serial PRIMARY KEY, note text)';
    expect(await attempt(migration, later)).toBe('done');
    expect(await attempt(app, `INSERT INTO later (note) VALUES ('x')`)).toBe('done');
    expect(await attempt(app, `UPDATE later SET note = 'y'`)).toBe('done');
    expect(await attempt(app, 'DROP TABLE later')).toBe(DENIED);
    expect(await attempt(backup, 'SELECT * FROM later')).toBe('done');
    expect(await attempt(backup, 'SELECT last_value FROM later_id_seq')).toBe('done');
    expect(await attempt(migration, 'DROP TABLE later')).toBe('done');
  });

  it('suffice for the product, its backup, and a restore into another database', async () => {
    const { app, backup } = logins('a');
    const settings = { DATABASE_URL: app };
    const before = postgres.log.length;
    [api, worker] = await Promise.all([world.api(undefined, settings), world.worker(settings)]);
    await answered(api);
    const taken = await runBackup(backup);
    expect(postgres.log.slice(before)).not.toContain('permission denied');
    expect(taken).toMatchObject({ code: 0 });
    const file = /\S+\.gz/.exec(taken.output)?.[0] ?? 'none';

    const other = await newDatabase(postgres.url);
    expect(await rolesTool('a', other)).toMatchObject({ code: 0 });
    const own = logins('a', other);
    const { REDIS_URL = '' } = world.settings;
    const restored = await Process.run('restore', { DATABASE_URL: own.migration, REDIS_URL }, [
      file,
    ]);
    expect(restored).toMatchObject({ code: 0 });
    const owners = await withClient(other, async (client) => {
      const { rows } = await client.query<{ owner: string }>(
        `SELECT DISTINCT tableowner AS owner FROM pg_tables WHERE schemaname = 'public'`,
      );
      return rows;
    });
    expect(owners).toEqual([{ owner: 'zampa_owner' }]);
    expect(await contentOf(own.app)).toEqual(await contentOf(own.backup));
    expect(await searchOf(other)).toEqual(WHOLE_SEARCH);
    expect(await attempt(own.app, `SELECT word_similarity('cat', 'cats')`)).toBe('done');
  }, 400_000);

  it('let the search extension be created later', async () => {
    const url = await newDatabase(postgres.url);
    expect(await rolesTool('a', url)).toMatchObject({ code: 0 });
    const { pathname } = new URL(url);
    await attempt(url, `REVOKE CREATE ON DATABASE ${pathname.slice(1)} FROM zampa_owner`);
    const { migration: DATABASE_URL } = logins('a', url);
    const { code, output } = await Process.run('migrate', { DATABASE_URL });
    expect([code, output]).toEqual([0, expect.stringContaining('pg_trgm') as unknown as string]);
    expect(await searchOf(url)).toEqual({ extensions: [], indexes: [false] });

    expect(await rolesTool('a', url)).toMatchObject({ code: 0 });
    // As in a database of the version before this migration.
    await attempt(url, `DELETE FROM migrations WHERE name LIKE 'SearchExtensions%'`);
    const again = await Process.run('migrate', { DATABASE_URL });
    expect(again).toEqual({ code: 0, output: '1 migrations applied\n' });
    expect(await searchOf(url)).toEqual(WHOLE_SEARCH);
  }, 120_000);
});

describe('rotating the passwords, step by step', () => {
  it('loses no question and leaves the old logins without access', async () => {
    const [before, after] = [logins('a'), logins('b')];
    // 1. The second logins, beside the first.
    expect(await rolesTool('b')).toMatchObject({ code: 0 });
    await answered(api);
    expect(await attempt(before.app, 'SELECT count(*) FROM users')).toBe('done');
    // 2. Processes are started again, one after another.
    const renewed = { DATABASE_URL: after.app };
    const [second] = await Promise.all([world.api(undefined, renewed), world.worker(renewed)]);
    await worker.end();
    await answered(second);
    // 3. The first logins are removed; a process that was forgotten stops being ready.
    const retired = await rolesTool('b', admin, '--retire');
    expect(retired.code).toBe(0);
    for (const part of ['app', 'migration', 'backup'])
      expect(retired.output).toContain(`zampa_${part}_a`);
    for (const url of Object.values(before)) expect(await attempt(url, 'SELECT 1')).toMatch(/^28/);
    await until('the forgotten process is not ready', async () => {
      return (await visit(`${api.url}/health/ready`)).status === 503;
    });
    await answered(second);
    expect(await runBackup(after.backup)).toMatchObject({ code: 0 });
    expect(await Process.run('migrate', { DATABASE_URL: after.migration })).toMatchObject({
      code: 0,
    });
    // And once more, back to the first names.
    expect(await rolesTool('a')).toMatchObject({ code: 0 });
    expect(await attempt(before.backup, 'SELECT count(*) FROM mails')).toBe('done');
  }, 400_000);

  it('is refused with a login of another part or without a password', async () => {
    const { app, migration, backup } = logins('b');
    const urls = { DATABASE_ADMIN_URL: admin, DATABASE_APP_URL: app, DATABASE_BACKUP_URL: backup };
    for (const wrong of [
      app,
      admin,
      Object.assign(new URL(migration), { password: 'short' }).href,
    ]) {
      const { code, output } = await Process.run('roles', {
        ...urls,
        DATABASE_MIGRATION_URL: wrong,
      });
      expect([code, output]).toEqual([1, expect.stringMatching(/needs/) as unknown as string]);
      expect(output).not.toMatch(/0123456789abcdef|at /);
    }
  });
});
