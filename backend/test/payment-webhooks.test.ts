import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Owner } from './harness/owner.js';
import { brief, refusal } from './harness/refusal.js';
import { Shop } from './harness/shop.js';
import { until } from './harness/until.js';

let shop: Shop;

beforeAll(async () => {
  shop = await Shop.open();
});

afterEach(() => shop.stripe.webhooks.behave());

afterAll(() => shop.close());

const WEBHOOK = '/api/stripe/webhook';

const heard = (from: number) => shop.stripe.webhooks.log.slice(from);

/** Ids of the events about this owner. */
async function eventsOf(owner: Owner): Promise<Set<string>> {
  const customer = await shop.customerOf(owner);
  const about = (await shop.stripe.events()).filter(
    ({ data }) => (data.object as { customer?: unknown }).customer === customer,
  );
  return new Set(about.map(({ id }) => id));
}

/** Buys with events that come in this way. @returns the statuses they were answered with. */
async function buyWith(ways: Parameters<typeof shop.stripe.webhooks.behave>[0]) {
  const owner = await shop.owner();
  const from = shop.stripe.webhooks.log.length;
  shop.stripe.webhooks.behave(ways);
  await shop.buy(owner, 'pro');
  const own = await eventsOf(owner);
  const answered = () => heard(from).filter(({ id }) => own.has(id));
  await until('events were sent', () => answered().length >= 4);
  return { owner, statuses: new Set(answered().map(({ status }) => status)) };
}

describe('an event', () => {
  it.each([
    ['forged', { wrongSecret: true }],
    ['ten minutes old', { age: 600 }],
    ['of live money', { livemode: true }],
  ])('that is %s is refused and gives no plan', async (_name, ways) => {
    const { owner, statuses } = await buyWith(ways);
    expect(statuses).toEqual(new Set([400]));
    expect(await shop.planOf(owner)).toBe('free');
    const { rows } = await shop.world.database.query<{ stored: number }>(
      `SELECT count(*)::int AS stored FROM stripe_events WHERE "stripeCustomerId" = $1`,
      [await shop.customerOf(owner)],
    );
    expect(rows[0]?.stored).toBe(0);
  });

  it('that comes five times in any order has one effect', async () => {
    const { owner, statuses } = await buyWith({ copies: 5, shuffle: true });
    await shop.hasPlan(owner, 'pro');
    expect(statuses).toEqual(new Set([200]));
    const { rows } = await shop.world.database.query<{ to: string }>(
      `SELECT "to" FROM plan_changes WHERE "userId" = $1`,
      [owner.id],
    );
    expect(rows).toEqual([{ to: 'pro' }]);
  });

  it('needs no session, no JSON of ours, and says nothing when it is refused', async () => {
    const send = (body: string, headers: Record<string, string>) =>
      fetch(shop.api.url + WEBHOOK, { method: 'POST', body, headers });
    const json = { 'content-type': 'application/json' };
    for (const headers of [json, { ...json, 'stripe-signature': 't=1,v1=00' }]) {
      const response = await send('{"id":"evt_1","type":"invoice.paid"}', headers);
      expect({ status: response.status, body: await response.json() }).toEqual(
        refusal(400, 'BAD_SIGNATURE'),
      );
    }
    const huge = await send(`{"x":"${'y'.repeat(2_000_000)}"}`, json);
    expect(huge.status).toBe(413);
  });

  it('is stored before it is answered, and looked into later when no worker is there', async () => {
    await shop.worker.end();
    const owner = await shop.owner();
    const from = shop.stripe.webhooks.log.length;
    await shop.buy(owner, 'pro');
    await until('events are taken', () => heard(from).some(({ type }) => type === 'invoice.paid'));
    expect(await shop.planOf(owner)).toBe('free');
    await shop.world.flushRedisButSessions();
    shop.worker = await shop.world.worker();
    await shop.lookNow();
    await shop.hasPlan(owner, 'pro');
  });
});

/** What nobody may do by any call, whatever the body says. */
describe('a plan that was not paid', () => {
  const bodies = (owner: Owner) => [
    { planType: 'pro' },
    { planType: 'expert', userId: owner.id, paymentIntentId: 'pi_1' },
    { planType: 'pro', userId: owner.id, paymentIntentId: 'manual_activation_1', status: 'active' },
    { subscriptionStatus: 'pro' },
    { success: true, user: { subscriptionStatus: 'expert' } },
    { username: 'Pro owner', subscriptionStatus: 'pro' },
    { planType: 'pro', amount: 0 },
    { planType: 'expert', amountDue: 0 },
    {},
  ];

  it.each([
    ['POST', '/api/create-payment-intent'],
    ['POST', '/api/subscription/change'],
    ['POST', '/api/update-subscription-status'],
    ['POST', '/api/simulate-payment-success'],
    ['POST', '/api/subscription/cancel'],
    ['POST', '/api/subscription/resume'],
    ['POST', '/api/subscription/refund'],
    ['GET', '/api/subscription'],
    ['PATCH', '/api/user/profile'],
    ['POST', '/api/stripe/webhook'],
    ['POST', '/api/create-test-user'],
    ['POST', '/api/sandbox/confirm'],
    ['POST', '/api/sandbox/settings'],
  ])('comes from no %s %s', async (method, path) => {
    const owner = await shop.owner();
    for (const body of method === 'GET' ? [undefined] : bodies(owner)) {
      await owner.call(method, path, body);
    }
    await shop.ask(owner, 'pro');
    for (const body of method === 'GET' ? [undefined] : bodies(owner)) {
      await owner.call(method, path, body);
    }
    await shop.lookNow();
    await owner.call('POST', '/api/update-subscription-status', { planType: 'pro' });
    expect(await shop.planOf(owner)).toBe('free');
    expect(await shop.chargesOf(owner)).toEqual([]);
  });

  it('does not come from what somebody else has paid', async () => {
    const payer = await shop.subscriber('pro');
    const other = await shop.owner();
    const body = { userId: payer.id, planType: 'pro', paymentIntentId: 'pi_1' };
    expect(brief(await other.call('POST', '/api/simulate-payment-success', body))).toEqual(
      refusal(403, 'FORBIDDEN'),
    );
    expect(brief(await shop.activate(other, 'pro'))).toEqual(refusal(402, 'PAYMENT_NOT_CONFIRMED'));
    expect(await shop.planOf(other)).toBe('free');
    expect((await shop.overview(other)).payments).toEqual([]);
  });
});
