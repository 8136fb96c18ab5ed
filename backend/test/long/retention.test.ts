import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Process } from '../harness/processes.js';
import { QueryPlans, rowsOf } from '../harness/query-plans.js';
import { eventually, until } from '../harness/until.js';
import { World } from '../harness/world.js';
import { visit } from '../harness/visit.js';

let world: World;
let closers: (() => unknown)[];

beforeEach(async () => {
  closers = [];
  world = await World.create();
});

afterEach(async () => {
  for (const close of closers) await close();
  await world.close();
});

const write = (sql: string, values: unknown[] = []) => world.database.query(sql, values);

async function count(from: string): Promise<number> {
  const { rows } = await write(`SELECT count(*)::int AS count FROM ${from}`);
  return (rows[0] as { count: number }).count;
}

/** Writes Stripe events that were processed, and received this many days ago. */
const writeEvents = (events: number, days: number) =>
  write(
    `INSERT INTO stripe_events (id, type, created, "receivedAt", "processedAt")
     SELECT 'evt_' || $2::int || '_' || n, 'invoice.paid', now(), now() - make_interval(days => $2::int), now()
     FROM generate_series(1, $1) AS n`,
    [events, days],
  );

/** The number of rows of this kind that a worker reports as removed. */
async function removedBy(worker: Process, what: string): Promise<number> {
  const metrics = (await visit(`${worker.url}/metrics`)).text;
  const line = metrics
    .split('\n')
    .find((one) => one.startsWith(`zampa_rows_removed_total{what="${what}"}`));
  return Number(line?.split(' ').at(-1) ?? 0);
}

describe('data with a retention period', () => {
  it('is deleted when its period is over; what is younger, unfinished or the owner’s stays', async () => {
    const owner = await world.ownerInChat(await world.api());
    const ages = [`('old', 31)`, `('young', 26)`].join();
    await write(
      `INSERT INTO stripe_events (id, type, created, "receivedAt", "processedAt")
       SELECT id || done, 'invoice.paid', now(), now() - make_interval(days => days),
         CASE WHEN done THEN now() END
       FROM (VALUES ${ages}) AS age (id, days), (VALUES (true), (false)) AS state (done)`,
    );
    await write(
      `INSERT INTO account_tokens (hash, "userId", purpose, email, "expiresAt")
       SELECT hash::bytea, $1, 'verify-email', 'a@example.org', now() + hours * interval '1 hour'
       FROM (VALUES ('expired', -1), ('valid', 1)) AS token (hash, hours)`,
      [owner.id],
    );
    await write(
      `INSERT INTO mails (key, "to", template, language, data, "sentAt", "nextTryAt")
       SELECT key, CASE WHEN days < 300 THEN 'a@example.org' END, 'plan-ended', 'it', '{}',
         now() - make_interval(days => days), NULL
       FROM (VALUES ${ages}, ('year', 366), ('months', 364)) AS mail (key, days)`,
    );
    await write(
      `INSERT INTO chat_messages ("sessionId", role, content, status, timestamp)
       VALUES ($1, 'user', 'Ten years ago', 'complete', now() - interval '10 years')`,
      [owner.sessionId],
    );
    await world.worker();
    const left = async (column: string, table: string) =>
      (await write(`SELECT ${column} AS key FROM ${table} ORDER BY 1`)).rows.map(
        ({ key }: { key: string }) => key,
      );
    await until('the old mail is gone', async () => !(await left('key', 'mails')).includes('year'));
    await until('the old token is gone', async () => (await count('account_tokens')) <= 2);
    await until('the event is gone', async () => (await count('stripe_events')) === 3);
    expect(await left('id', 'stripe_events')).toEqual(['oldfalse', 'youngfalse', 'youngtrue']);
    expect(
      await left(`convert_from(hash, 'UTF8')`, `account_tokens WHERE email = 'a@example.org'`),
    ).toEqual(['valid']);
    expect(await left('key', `mails WHERE template = 'plan-ended'`)).toEqual([
      'months',
      'old',
      'young',
    ]);
    expect(await left('key', `mails WHERE data IS NOT NULL AND template = 'plan-ended'`)).toEqual([
      'months',
      'young',
    ]);
    expect(await owner.messages()).toMatchObject([{ content: 'Ten years ago' }]);
  });

  it('of a removed account: its invoices stay for ten years, nothing else for long', async () => {
    await write(
      `INSERT INTO billing_customers ("stripeCustomerId", "closedAt", "nextSyncAt")
       VALUES ('paid', now() - interval '8 days', NULL),
         ('never-paid', now() - interval '8 days', NULL),
         ('never-paid-in-an-old-backup', now() - interval '99 days', NULL),
         ('still-at-stripe', now() - interval '8 days', now() + interval '1 day'),
         ('just-left', now() - interval '6 days', NULL),
         ('closed-by-an-old-version', now() - interval '8 days', NULL),
         ('long-ago', now() - interval '3660 days', NULL),
         ('not-yet', now() - interval '3640 days', NULL)`,
    );
    await write(
      `INSERT INTO payments ("invoiceId", "customerId", number, amount, currency, status, "createdAt")
       SELECT 'in-' || "stripeCustomerId", id, '1', 999, 'eur', 'paid', "closedAt"
       FROM billing_customers WHERE "stripeCustomerId" IN ('paid', 'long-ago', 'not-yet')`,
    );
    // A sync after the restore of the backup was the last for that one.
    await write(
      `UPDATE billing_customers SET "syncedAt" = greatest("closedAt", now() - interval '9 days')`,
    );
    await write(
      `INSERT INTO subscriptions
         ("stripeSubscriptionId", "customerId", status, "periodEnd", "cancelAtPeriodEnd", "createdAt")
       SELECT 'sub_1', id, 'canceled', "closedAt", false, "closedAt"
       FROM billing_customers WHERE "stripeCustomerId" = 'closed-by-an-old-version'`,
    );
    await world.worker();
    await until('the oldest is gone', async () => (await count('billing_customers')) === 5);
    const { rows } = await write(
      `SELECT "stripeCustomerId" AS customer, "invoiceId" AS invoice, "nextSyncAt" IS NOT NULL AS due
       FROM billing_customers AS c LEFT JOIN payments AS p ON p."customerId" = c.id ORDER BY 1`,
    );
    expect(rows).toEqual([
      { customer: 'closed-by-an-old-version', invoice: null, due: true },
      { customer: 'just-left', invoice: null, due: false },
      { customer: 'not-yet', invoice: 'in-not-yet', due: false },
      { customer: 'paid', invoice: 'in-paid', due: false },
      { customer: 'still-at-stripe', invoice: null, due: true },
    ]);
  });

  it('is deleted in batches, even by two workers at once; locked rows are skipped', async () => {
    await writeEvents(20_500, 31);
    await writeEvents(10, 29);
    const { DATABASE_URL = '' } = world.settings;
    await write(QueryPlans.settings(new URL(DATABASE_URL).pathname.slice(1)));
    const other = new Client(DATABASE_URL);
    closers.push(() => other.end());
    await other.connect();
    await other.query(`BEGIN; SELECT FROM stripe_events WHERE id = 'evt_31_77' FOR UPDATE`);
    const plans = await QueryPlans.before(DATABASE_URL);
    closers.push(() => plans.close());
    const url = { DATABASE_URL: plans.url };
    const workers = await Promise.all([world.worker(url), world.worker(url)]);
    await until('all but one are gone', async () => (await count('stripe_events')) === 11);
    const batches = plans
      .take()
      .filter((plan) => plan['Query Text'].includes('DELETE FROM stripe_events'));
    expect(batches.length).toBeGreaterThan(20);
    for (const batch of batches) expect(rowsOf([batch])).toBeLessThan(4000);
    const told = async () => {
      const rows = await Promise.all(workers.map((one) => removedBy(one, 'stripe events')));
      return rows.reduce((sum, each) => sum + each, 0);
    };
    await eventually(async () => {
      expect(await told()).toBe(20_499);
    });
  });

  it('left by a dying worker is deleted by the next one', async () => {
    await writeEvents(20_000, 31);
    const first = await world.worker();
    await until('it has begun', async () => (await count('stripe_events')) < 20_000);
    await first.end('SIGKILL');
    expect(await count('stripe_events')).toBeGreaterThan(0);
    await world.worker();
    await until('nothing is left', async () => (await count('stripe_events')) === 0);
  });

  it("does not delay a worker's shutdown", async () => {
    await writeEvents(50_000, 31);
    const worker = await world.worker();
    await until('it has begun', async () => (await count('stripe_events')) < 50_000);
    expect(await worker.end()).toBe(0);
    expect(await count('stripe_events')).toBeGreaterThan(0);
    expect(worker.output).not.toContain('old rows not removed');
  });
});

it('mails in the outbox are deleted after 29 days, with the next one', async () => {
  const outbox = join(world.settings.DATA_DIR ?? '', 'outbox');
  mkdirSync(outbox);
  const name = (days: number) => {
    const moment = new Date(Date.now() - days * 86_400_000).toISOString().replaceAll(':', '-');
    return `${moment}-plan-ended-1.eml`;
  };
  for (const days of [29.1, 28.9]) writeFileSync(join(outbox, name(days)), '');
  const [api] = await Promise.all([world.api(), world.worker()]);
  await world.owner(api);
  await until('a mail is there', () =>
    readdirSync(outbox).some((file) => file.includes('verify-email')),
  );
  await until('the old one is gone', () => readdirSync(outbox).length === 2);
  expect(readdirSync(outbox).filter((file) => file.includes('plan-ended'))).toHaveLength(1);
});

it('everything in Redis expires, except what each queue needs once', async () => {
  const [api] = await Promise.all([world.api(), world.worker()]);
  const owner = await world.ownerInChat(api);
  await owner.finished((await owner.ask('How much may Micia eat?')).reply.id);
  await owner.call('POST', '/api/auth/login', { email: 'nobody@example.org', password: 'x' });
  await owner.call('POST', '/api/auth/forgot-password', { email: owner.email });
  const redis = new Redis(world.settings.REDIS_URL ?? '');
  closers.push(() => redis.disconnect());
  const lasting = async () => {
    const keys = (await redis.keys('*')).sort();
    const ttls = await Promise.all(keys.map((key) => redis.ttl(key)));
    return keys.filter((_key, index) => ttls[index] === -1);
  };
  await until('the queues are empty', async () => {
    const keys = await lasting();
    return (
      keys.every((key) =>
        /^bull:\w+:(meta|id|events|marker|stalled-check|pc)$|^bull:recurring:(repeat|delayed)\b/.test(
          key,
        ),
      ) || null
    );
  });
  for (const key of await redis.keys('bull:*:events')) {
    expect(await redis.xlen(key)).toBeLessThan(100);
  }
});
