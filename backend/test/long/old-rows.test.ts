import type { QueryRunner } from 'typeorm';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AroundTheAnswer1764300000000 } from '../../src/migrations/1764300000000-around-the-answer.js';
import { FillUserStripeIds1765100100000 } from '../../src/migrations/1765100100000-fill-user-stripe-ids.js';
import { SandboxOutside1765000000000 } from '../../src/migrations/1765000000000-sandbox-outside.js';
import { ClosedCustomers1765880800000 } from '../../src/migrations/1765880800000-closed-customers.js';
import type { Process } from '../harness/processes.js';
import { World } from '../harness/world.js';

let world: World;
let api: Process;
let runner: QueryRunner;

beforeAll(async () => {
  world = await World.create();
  const query = async (sql: string, values: unknown[]) =>
    (await world.database.query(sql, values)).rows as unknown[];
  runner = { query } as unknown as QueryRunner;
  api = await world.api();
});

afterAll(() => world.close());

it('a triage stored before contacts existed is read with empty lists and its text', async () => {
  const owner = await world.ownerInChat(api);
  const migration = new AroundTheAnswer1764300000000();
  await migration.down(runner);
  const old = { level: 'urgent', reasons: ['It limps.'], actions: ['Call your vet today.'] };
  await world.database.query(
    `INSERT INTO chat_messages ("sessionId", role, content, status, triage)
     VALUES ($1, 'assistant', 'Rest.', 'complete', $2), ($1, 'user', 'Thanks', 'complete', NULL)`,
    [owner.sessionId, old],
  );
  await migration.up(runner);
  const [answer, thanks] = await owner.messages();
  expect(answer?.triage).toEqual({ ...old, donts: [], contacts: [] });
  expect(thanks?.triage).toBeUndefined();
});

it('a plan bought in the former sandbox ends with a record; other plans stay', async () => {
  const [payer, other] = [await world.ownerInChat(api), await world.ownerInChat(api)];
  for (const owner of [payer, other]) await world.setPlan(owner, 'pro');
  const migration = new SandboxOutside1765000000000();
  await migration.down(runner);
  await world.database.query(`INSERT INTO sandbox_objects (type, id, data)
    VALUES ('customer', 'cus_sandbox', '{}')`);
  await world.database.query(
    `INSERT INTO billing_customers ("userId", "stripeCustomerId")
     VALUES ($1, 'cus_sandbox'), ($2, 'cus_stripe')`,
    [payer.id, other.id],
  );
  await migration.up(runner);
  const { rows } = await world.database.query(
    `SELECT users.id, "subscriptionStatus" AS plan, billing_customers."stripeCustomerId" AS customer, cause
     FROM users LEFT JOIN billing_customers ON "userId" = users.id
       LEFT JOIN plan_changes ON plan_changes."userId" = users.id AND "from" = 'pro' AND "to" = 'free'
     WHERE users.id = ANY($1) ORDER BY users.id`,
    [[payer.id, other.id]],
  );
  expect(rows).toEqual([
    { id: payer.id, plan: 'free', customer: null, cause: 'ended' },
    { id: other.id, plan: 'pro', customer: 'cus_stripe', cause: null },
  ]);
});

it('the Stripe ids of users synced by an earlier version are filled in', async () => {
  const payer = await world.ownerInChat(api);
  await world.database.query(
    `WITH customer AS (
       INSERT INTO billing_customers ("userId", "stripeCustomerId")
       VALUES ($1, 'cus_payer') RETURNING id)
     INSERT INTO subscriptions ("stripeSubscriptionId", "customerId", status, "periodEnd",
       "cancelAtPeriodEnd", "createdAt")
     SELECT 'sub_' || status, id, status, now(), false, now() FROM customer,
       unnest(ARRAY['canceled', 'active']) AS status`,
    [payer.id],
  );
  await new FillUserStripeIds1765100100000().up(runner);
  const { rows } = await world.database.query(
    `SELECT "stripeCustomerId" AS customer, "stripeSubscriptionId" AS subscription
     FROM users WHERE id = $1`,
    [payer.id],
  );
  expect(rows).toEqual([{ customer: 'cus_payer', subscription: 'sub_active' }]);
});

it('what accounts removed by an earlier version left is cleared, from tomorrow on', async () => {
  await world.database.query(
    `INSERT INTO billing_customers ("stripeCustomerId", "closedAt", "discountCards")
     VALUES ('cus_closed', now(), '{hash}'), ('cus_left', NULL, '{hash}')`,
  );
  await new ClosedCustomers1765880800000().up(runner);
  const { rows } = await world.database.query(
    `SELECT "stripeCustomerId" AS customer, "discountCards" AS cards,
       "nextSyncAt" BETWEEN now() + interval '23 hours' AND now() + interval '2 days' AS due
     FROM billing_customers WHERE "stripeCustomerId" IN ('cus_closed', 'cus_left') ORDER BY 1`,
  );
  expect(rows).toEqual([
    { customer: 'cus_closed', cards: [], due: true },
    { customer: 'cus_left', cards: ['hash'], due: null },
  ]);
});
