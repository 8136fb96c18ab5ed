import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { QueryRunner } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Backups1764900000000 } from '../../src/migrations/1764900000000-backups.js';
import { contentOf, dropDatabase, newDatabase, withClient } from '../harness/archive.js';
import { Metrics } from '../harness/metrics.js';
import { Owner, PASSWORD } from '../harness/owner.js';
import { Process } from '../harness/processes.js';
import { World } from '../harness/world.js';

/** What the text format of COPY has to escape, and what it might be mistaken for. */
const STRANGE = ['\\.', 'a\n\\.\nb', '\t\\N\r\n', 'Miciä 🐈 „schläft“', '\\', '', '\\x00ff'];

let world: World;
let server: string;
const folder = mkdtempSync(join(tmpdir(), 'zampa-backups-'));
const made: string[] = [];

const backups = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.gz'))
    .sort();
const newest = () => join(folder, backups().at(-1) ?? 'none');

const back = (...args: string[]) =>
  Process.run('backup', { ...world.settings, BACKUP_DIR: folder, BACKUP_KEEP: '3' }, args);

const restore = (url: string, ...args: string[]) => restoreWith({}, url, ...args);

const restoreWith = (settings: Record<string, string>, url: string, ...args: string[]) =>
  Process.run('restore', { ...world.settings, ...settings, DATABASE_URL: url }, args);

async function emptyDatabase(): Promise<string> {
  const url = await newDatabase(server);
  made.push(url);
  return url;
}

const rowsOf = (url: string, sql: string) =>
  withClient(url, async (client) => (await client.query<Record<string, unknown>>(sql)).rows);

beforeAll(async () => {
  world = await World.create({ OPENAI_BASE_URL: '', OPENAI_API_KEY: '' });
  server = process.env.TEST_DATABASE_URL ?? '';
});

afterAll(async () => {
  await world.close();
  for (const url of made) await dropDatabase(url, server);
  rmSync(folder, { recursive: true });
});

describe('a backup', () => {
  it('taken during writes is a consistent snapshot, and can be restored', async () => {
    const [api, worker] = await Promise.all([world.api(), world.worker()]);
    const owner = await world.ownerInChat(api);
    await owner.finished((await owner.ask('How often should I brush my cat?')).reply.id);
    for (const content of STRANGE)
      await world.database.query(
        `INSERT INTO chat_messages ("sessionId", role, content, status, triage)
         VALUES ($1, 'user', $2, 'complete', jsonb_build_object('said', $2::text))`,
        [owner.sessionId, content],
      );
    // Dated ahead by a wrong clock.
    await world.database.query(
      `INSERT INTO backups ("takenAt", bytes, rows) VALUES ('2999-01-01', 1, 1)`,
    );
    expect((await Metrics.of(api)).text).toContain('\nzampa_backup_age_seconds +Inf');
    // Pairs of a pet and its chat, each in its own transaction, written as fast as possible.
    let pairs = 0;
    const writing = new AbortController();
    const writer = (async () => {
      for (; !writing.signal.aborted; pairs += 1)
        await world.database.query(
          `WITH pet AS (INSERT INTO pets ("userId", name, species) VALUES ($1, 'Pair', 'gatto')
             RETURNING id)
           INSERT INTO chat_sessions ("userId", "petId", title) SELECT $1, id, 'Pair' FROM pet`,
          [owner.id],
        );
    })();
    const taken = await back();
    writing.abort();
    await writer;
    expect(taken).toEqual({
      code: 0,
      output: expect.stringContaining('rows') as unknown as string,
    });
    expect(pairs).toBeGreaterThan(20);
    const age = (await Metrics.of(api)).sum('zampa_backup_age_seconds');
    expect(age).toBeGreaterThan(0);
    expect(age).toBeLessThan(60);
    expect(statSync(newest()).mode & 0o777).toBe(0o600);
    await Promise.all([api.end(), worker.end()]);

    const url = await emptyDatabase();
    expect(await restore(url, newest())).toMatchObject({ code: 0 });
    const [row] = await rowsOf(
      url,
      `SELECT count(*) FILTER (WHERE name = 'Pair')::int AS pets,
        count(chat_sessions.id) FILTER (WHERE name = 'Pair')::int AS chats
       FROM pets LEFT JOIN chat_sessions ON "petId" = pets.id`,
    );
    expect(row?.pets).toBe(row?.chats);
    expect(row?.pets).toBeLessThanOrEqual(pairs);
    const said = await rowsOf(
      url,
      `SELECT triage->>'said' AS said, content FROM chat_messages
      WHERE triage ? 'said' ORDER BY id`,
    );
    expect(said).toEqual(STRANGE.map((content) => ({ said: content, content })));

    const settings = { DATABASE_URL: url };
    const [second, writerOfReplies] = await Promise.all([
      world.api(undefined, settings),
      world.worker(settings),
    ]);
    const again = Object.assign(new Owner(second.url), { sessionId: owner.sessionId });
    const { email } = owner;
    again.cookie = owner.cookie;
    expect((await again.call('GET', '/api/user/profile')).status).toBe(401);
    const signedIn = await again.call('POST', '/api/auth/login', { email, password: PASSWORD });
    expect(signedIn.status).toBe(200);
    const { reply } = await again.ask('How often should I brush my dog?');
    expect((await again.finished(reply.id)).status).toBe('complete');
    expect(reply.id).toBeGreaterThan(1_000_000);
    await Promise.all([second.end(), writerOfReplies.end()]);
  }, 240_000);

  it('contains every value of every table, even of an older version', async () => {
    const query = (sql: string) => world.database.query(sql);
    await query(`INSERT INTO mails (key, template, language, "createdAt", "sentAt", "nextTryAt", data)
      SELECT 'mail ' || n, 'receipt', 'it', now() - n * interval '1.000001 s', now(), NULL,
        jsonb_build_object('n', n, 'big', 9007199254740993::bigint + n, 'none', NULL)
      FROM generate_series(1, 30000) AS n`);
    await new Backups1764900000000().down({ query } as unknown as QueryRunner);
    await query(`DELETE FROM migrations WHERE timestamp = 1764900000000`);
    expect(await back()).toMatchObject({ code: 0 });
    const url = await emptyDatabase();
    expect(await restore(url, newest())).toMatchObject({ code: 0 });
    const [before, after] = [
      await contentOf(world.settings.DATABASE_URL ?? ''),
      await contentOf(url),
    ];
    expect(Object.keys(before).length).toBeGreaterThan(10);
    const { migrations: names, ...tables } = after;
    expect(tables).toEqual({ ...before, migrations: undefined });
    expect(names).not.toBe(before.migrations);
    expect(await rowsOf(url, 'SELECT FROM account_tokens')).toEqual([]);
    expect((await Process.run('migrate', world.settings)).code).toBe(0);
  }, 240_000);
});

describe('a restore', () => {
  it('into a database with rows is refused, unless they may be replaced', async () => {
    const url = await emptyDatabase();
    expect(await restore(url, newest())).toMatchObject({ code: 0 });
    await rowsOf(url, `UPDATE users SET username = 'later' RETURNING id`);
    const refused = await restore(url, newest());
    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringContaining('not empty') as unknown as string,
    });
    expect(await rowsOf(url, 'SELECT username FROM users')).toEqual([{ username: 'later' }]);
    expect(await restore(url, newest(), '--replace')).toMatchObject({ code: 0 });
    expect(await rowsOf(url, 'SELECT username FROM users')).not.toEqual([{ username: 'later' }]);
  }, 120_000);

  it('empties Redis with the rights that the product needs', async () => {
    const [redis, url] = [world.redis, await emptyDatabase()];
    const rights = ['~*', '&*', '+@all', '-@admin', '-@dangerous', '+info'];
    await redis.run((admin) => admin.acl('SETUSER', 'product', 'on', '>pw', ...rights));
    await redis.run((admin) => admin.mset('session:1', 'old', 'bull:replies:1', 'old'));
    const REDIS_URL = Object.assign(new URL(redis.url), { username: 'product', password: 'pw' });
    expect(await restoreWith({ REDIS_URL: REDIS_URL.href }, url, newest())).toMatchObject({
      code: 0,
    });
    expect(await redis.run((admin) => admin.dbsize())).toBe(0);
  }, 120_000);

  it.each([
    ['cannot be reached', 'redis://127.0.0.1:1', 'ECONNREFUSED'],
    ['refuses the user', undefined, 'WRONGPASS'],
  ])(
    'changes nothing while Redis %s',
    async (_, address, reason) => {
      const url = await emptyDatabase();
      const wrong = Object.assign(new URL(world.redis.url), { username: 'nobody' }).href;
      expect(await restoreWith({ REDIS_URL: address ?? wrong }, url, newest())).toMatchObject({
        code: 1,
        output: expect.stringMatching(new RegExp(`^Redis: .*${reason}`)) as unknown as string,
      });
      expect(await contentOf(url)).toEqual({});
    },
    120_000,
  );

  it('is refused while the product runs', async () => {
    const worker = await world.worker();
    const refused = await restore(world.settings.DATABASE_URL ?? '', newest(), '--replace');
    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^End all.* PgBouncer/) as unknown as string,
    });
    await worker.end();
  }, 120_000);

  it.each<[string, (archive: Buffer) => Buffer, string]>([
    ['is cut short', (archive) => archive.subarray(0, -200), 'cannot be read'],
    ['has lost a table', (archive) => edited(archive, /Micia/, 'Minou'), 'damaged'],
    ['ends too early', (archive) => edited(archive, /\n[^\n]*\n$/, '\n'), 'ends too early'],
    [
      'is of a newer version',
      (archive) => edited(archive, /Backups\d+|Billing\d+/, 'Later9'),
      'newer',
    ],
    ['is something else', () => gzipSync('SELECT 1;\n'), 'not a backup'],
    ['is not even packed', () => Buffer.from('SELECT 1;\n'), 'cannot be read'],
  ])('of a file that %s changes nothing', async (_, damage, message) => {
    const file = join(folder, 'damaged');
    writeFileSync(file, damage(readFileSync(newest())));
    const before = await contentOf(world.settings.DATABASE_URL ?? '');
    const { code, output } = await restore(world.settings.DATABASE_URL ?? '', file, '--replace');
    rmSync(file);
    expect([code, output]).toEqual([1, expect.stringContaining(message) as unknown as string]);
    expect(await contentOf(world.settings.DATABASE_URL ?? '')).toEqual(before);
  });
});

const edited = (archive: Buffer, what: RegExp, by: string) =>
  gzipSync(gunzipSync(archive).toString('utf8').replace(what, by));
