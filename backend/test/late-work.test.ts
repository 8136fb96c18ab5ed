import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Metrics } from './harness/metrics.js';
import { WEBHOOKS } from './harness/hooked-owner.js';
import type { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { Reminders } from './harness/reminders.js';
import { World } from './harness/world.js';

const MINUTES = 60;

let world: World;
let api: Process;
let owner: Owner;

/** No worker runs. */
beforeAll(async () => {
  world = await World.create();
  api = await world.api();
  owner = await world.ownerInChat(api);
  await world.setPlan(owner, 'expert');
});

afterAll(() => world.close());

const waitOf = async (what: string): Promise<number> =>
  (await Metrics.of(api)).sum(`zampa_oldest_${what}_waiting_seconds`);

/** Expects a wait of ten to eleven minutes. */
async function isLate(what: string): Promise<void> {
  const wait = await waitOf(what);
  expect(wait).toBeGreaterThanOrEqual(10 * MINUTES);
  expect(wait).toBeLessThan(11 * MINUTES);
}

it('a due reminder that nobody was told of is reported', async () => {
  const reminders = new Reminders(world, owner);
  const { id } = (await reminders.add({ rule: 'FREQ=DAILY' })).body;
  expect(await waitOf('reminder')).toBe(0);
  await world.database.query(
    `UPDATE reminders SET "remindAt" = now() - interval '10 minutes' WHERE id = $1`,
    [id],
  );
  await isLate('reminder');
});

it('an unsent notification is reported, but not one that waits for a retry', async () => {
  await world.database.query(
    `WITH browser AS (
       INSERT INTO push_subscriptions ("userId", endpoint, p256dh, auth)
       VALUES ($1, 'https://push.example.org/1', 'key', 'auth') RETURNING id)
     INSERT INTO push_deliveries ("subscriptionId", payload, urgency, topic, "expiresAt", "nextTryAt")
     SELECT id, '{}', 'normal', 'topic', now() + interval '1 day', now() + interval '1 minute'
     FROM browser`,
    [owner.id],
  );
  expect(await waitOf('notification')).toBe(0);
  await world.database.query(
    `UPDATE push_deliveries SET "nextTryAt" = now() - interval '10 minutes'`,
  );
  await isLate('notification');
});

it('an unsent webhook call is reported, but not one to a failing receiver', async () => {
  const hook = { url: 'https://hooks.example.org/zampa', events: ['diary-entry'] };
  const { id } = (await owner.call<{ id: number }>('POST', WEBHOOKS, hook)).body;
  await owner.call('POST', `${WEBHOOKS}/${String(id)}/test`);
  expect(await waitOf('webhook_call')).toBeLessThan(MINUTES);
  await world.database.query(
    `UPDATE webhook_deliveries SET "createdAt" = now() - interval '10 minutes',
       "nextTryAt" = now() - interval '1 day'`,
  );
  await isLate('webhook_call');
  await world.database.query(`UPDATE webhooks SET "failingSince" = now()`);
  expect(await waitOf('webhook_call')).toBe(0);
});
