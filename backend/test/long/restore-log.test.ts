import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { root } from '../../launcher/paths.mjs';
import { contentOf, dropDatabase, newDatabase, withClient } from '../harness/archive.js';
import { Owner, PASSWORD } from '../harness/owner.js';
import { Process } from '../harness/processes.js';
import { ACCOUNTS } from '../harness/restored/accounts.js';
import { POSSESSIONS } from '../harness/restored/possessions.js';
import type { Restored, Story } from '../harness/restored/story.js';
import { VETS } from '../harness/restored/vets.js';
import { statementOf } from '../harness/run-book.js';
import { World } from '../harness/world.js';

const STORIES = { ...ACCOUNTS, ...POSSESSIONS, ...VETS };

const folder = mkdtempSync(join(tmpdir(), 'zampa-restore-'));
const server = process.env.TEST_DATABASE_URL ?? '';

let world: World;
let url: string;
let told: Map<string, Story>;
let file: string;
let untouched: Owner;
let logged: string;
let locked: string;
let restored: Restored;
let first: Awaited<ReturnType<typeof Process.run>>;
let again: { status: number | null; stdout: string };
let contents: Record<string, string>[];

const query = (sql: string) =>
  withClient(url, async (client) => (await client.query<Record<string, unknown>>(sql)).rows);

/** The output within a log of several containers. */
function logOf(output: string): string {
  const lines = output.split('\n').map((line) => `api-1  | ${line}`);
  return ['postgres-1  | LOG:  checkpoint starting: time', ...lines].join('\n');
}

/** Restores as npm does from a folder of its own, with the log on standard input. */
function repeatOnly(input: string, database = url) {
  const { PATH = '' } = process.env;
  const { REDIS_URL = '' } = world.settings;
  return spawnSync(
    process.execPath,
    [
      join(root, 'backend/launcher/database-command.mjs'),
      'restore',
      file,
      '--log',
      '-',
      '--log-only',
    ],
    {
      input,
      encoding: 'utf8',
      env: { PATH, DATABASE_URL: database, REDIS_URL, DATA_DIR: folder, INIT_CWD: folder },
    },
  );
}

beforeAll(async () => {
  world = await World.create({ OPENAI_BASE_URL: '', OPENAI_API_KEY: '' });
  const api = await world.api();
  untouched = await world.ownerInChat(api);
  told = new Map();
  for (const [name, begin] of Object.entries(STORIES)) told.set(name, await begin(world, api));
  const backup = await Process.run('backup', { ...world.settings, BACKUP_DIR: folder });
  expect(backup).toMatchObject({ code: 0 });
  const operatorsLogs: string[] = [];
  for (const { since } of told.values()) operatorsLogs.push((await since()) ?? '');
  await api.end();
  const [name = ''] = readdirSync(folder).filter((one) => one.endsWith('.gz'));
  file = join(folder, name);
  const [log, staffLog] = [join(folder, 'zampa.log'), join(folder, 'staff.log')];
  writeFileSync(log, logOf(api.output));
  writeFileSync(staffLog, operatorsLogs.join('\n'));
  url = await newDatabase(server);
  first = await Process.run('restore', { ...world.settings, DATABASE_URL: url }, [
    file,
    '--log',
    log,
    '--log',
    staffLog,
  ]);
  contents = [await contentOf(url)];
  logged = [logOf(api.output), ...operatorsLogs].join('\n');
  again = repeatOnly(logged);
  contents.push(await contentOf(url));
  const settings = { DATABASE_URL: url };
  locked = (
    await query(`SELECT id FROM users WHERE email IS NULL
      AND NOT EXISTS (SELECT FROM user_identities WHERE "userId" = users.id)`)
  )
    .map(({ id }) => id)
    .join();
  restored = { query, api: await world.api(undefined, settings) };
}, 240_000);

afterAll(async () => {
  await world.close();
  await dropDatabase(url, server);
  rmSync(folder, { recursive: true });
});

describe('a restore with the log since the backup', () => {
  it.each(Object.keys(STORIES))('%s', async (name) => {
    await told.get(name)?.restored(restored);
  });

  it('leaves everybody else unchanged', async () => {
    const { email, id, petId } = untouched;
    const owner = Object.assign(new Owner(restored.api.url), { id, petId });
    const signIn = await owner.call('POST', '/api/auth/login', { email, password: PASSWORD });
    expect(signIn.status).toBe(200);
    expect((await owner.openChat()).id).toBe(untouched.sessionId);
  });

  it('reports what it has removed and what the operator must check', () => {
    expect(first).toMatchObject({ code: 0 });
    const [rows, ...lines] = first.output.trim().split('\n');
    expect(rows).toMatch(/^\d+ rows are back as they were at .*; Redis is empty$/);
    expect(lines).toEqual([
      'Repeated from the log:',
      'cases of removed vets put back: 1',
      'questions to vets withdrawn: 1',
      'vets removed: 1',
      'second factors of vets reset: 1',
      'accounts removed: 1',
      'sign-ins of strangers disconnected: 3',
      'addresses of strangers removed: 2',
      'passwords removed: 4',
      'sign-ins with Google disconnected: 1',
      'pets removed: 1',
      'tokens revoked: 2',
      'webhooks removed: 1',
      'webhooks switched off: 2',
      'summaries removed: 1',
      'links to summaries withdrawn: 2',
      'calendar feeds withdrawn: 2',
      'notifications of browsers ended: 1',
      `Accounts that nobody can sign in to: ${locked}`,
      expect.stringMatching(/^The log is from \S+ to \S+\.$/),
    ]);
  });

  it('changes nothing when the log is applied again', () => {
    expect(again.status).toBe(0);
    expect(again.stdout).toContain('Nothing was left to repeat.\n');
    expect(contents[1]).toEqual(contents[0]);
  });

  it('is refused while the product runs or without a readable log', async () => {
    const settings = { ...world.settings, DATABASE_URL: url };
    const log = join(folder, 'zampa.log');
    for (const [args, message] of [
      [['--log', log, '--log-only'], /^End all API and worker processes first/],
      [['--log', join(folder, 'none.log'), '--replace'], /ENOENT/],
      [['--log-only'], /^restore FILE/],
    ] as const) {
      const { code, output } = await Process.run('restore', settings, [file, ...args]);
      expect([code, output]).toEqual([1, expect.stringMatching(message)]);
    }
    expect(await query('SELECT FROM users')).not.toEqual([]);
  });
});

describe("the run-book's statements", () => {
  it('bring a database that lost its last commits to where a restore with the log does', async () => {
    const recovered = await newDatabase(server);
    try {
      const settings = { ...world.settings, DATABASE_URL: recovered };
      expect(await Process.run('restore', settings, [file])).toMatchObject({ code: 0 });
      await withClient(recovered, async (client) => {
        await client.query(
          `INSERT INTO billing_customers ("userId", "stripeCustomerId", "nextSyncAt")
           VALUES ($1, 'cus_point', now() + interval '1 day')`,
          [untouched.id],
        );
        await client.query(
          `INSERT INTO account_tokens (hash, "userId", purpose, email, "expiresAt")
           VALUES ('key', $1, 'reset-password', $2, now() + interval '30 minutes')`,
          [untouched.id, untouched.email],
        );
        await client.query(statementOf('SELECT setval'));
        const due = 'DELETE FROM billing_customers RETURNING "nextSyncAt" <= now() AS due';
        expect((await client.query(due)).rows).toEqual([{ due: true }]);
        expect((await client.query('SELECT FROM account_tokens')).rows).toEqual([]);
      });
      expect(repeatOnly(logged, recovered).status).toBe(0);
      // A vet's row says when it was removed again.
      expect({ ...(await contentOf(recovered)), vets: '' }).toEqual({ ...contents[0], vets: '' });
    } finally {
      await dropDatabase(recovered, server);
    }
  });

  it('add a customer missing from the backup, and change no other', async () => {
    const { id } = untouched;
    const add = (customer: string, user = id) =>
      query(
        statementOf('INSERT INTO billing_customers', {
          'cus_...': customer,
          'id = ...': `id = ${String(user)}`,
        }),
      );
    const customers = () =>
      query(`SELECT "userId", "stripeCustomerId", "nextSyncAt" <= now() AS due
        FROM billing_customers WHERE "userId" = ${String(id)}`);
    for (const customer of ['cus_new', 'cus_other']) {
      await add(customer);
      expect(await customers()).toEqual([
        { userId: String(id), stripeCustomerId: 'cus_new', due: true },
      ]);
    }
    await query(`UPDATE billing_customers SET "stripeCustomerId" = NULL, "nextSyncAt" = NULL`);
    await add('cus_kept');
    expect(await customers()).toMatchObject([{ stripeCustomerId: 'cus_kept', due: true }]);
    await add('cus_lost', 999_999_999);
    expect(await query('SELECT FROM billing_customers')).toHaveLength(1);
  });

  it("give an inaccessible account its owner's address", async () => {
    const values = { 'owner@example.org': 'true.owner@example.org', 'id = ...': `id = ${locked}` };
    await query(statementOf('UPDATE users SET email', values));
    expect(await query(`SELECT email FROM users WHERE id = ${locked}`)).toEqual([
      { email: 'true.owner@example.org' },
    ]);
  });

  it('withdraw every link and every calendar feed', async () => {
    const shared = `SELECT FROM summaries WHERE "linkHash" IS NOT NULL`;
    expect(await query(shared)).not.toEqual([]);
    expect(await query('SELECT FROM calendar_feeds')).not.toEqual([]);
    await query(statementOf('UPDATE summaries'));
    expect(await query(shared)).toEqual([]);
    expect(await query('SELECT FROM calendar_feeds')).toEqual([]);
  });
});
