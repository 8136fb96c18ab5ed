import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { signatureOf } from '../sandbox/webhooks.js';
import type { Owner } from './harness/owner.js';
import { brief, refusal } from './harness/refusal.js';
import { Shop } from './harness/shop.js';
import { eventually, until } from './harness/until.js';
import { visit } from './harness/visit.js';

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

/**
 * Buys a plan while events are delivered in these ways.
 * @returns the statuses they were answered with.
 */
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
  ])('that is %s is refused and grants no plan', async (_name, ways) => {
    const { owner, statuses } = await buyWith(ways);
    expect(statuses).toEqual(new Set([400]));
    expect(await shop.planOf(owner)).toBe('free');
    const { rows } = await shop.world.database.query<{ stored: number }>(
      `SELECT count(*)::int AS stored FROM stripe_events WHERE "stripeCustomerId" = $1`,
      [await shop.customerOf(owner)],
    );
    expect(rows[0]?.stored).toBe(0);
  });

  it('that arrives five times in any order has one effect', async () => {
    const { owner, statuses } = await buyWith({ copies: 5, shuffle: true });
    await shop.hasPlan(owner, 'pro');
    expect(statuses).toEqual(new Set([200]));
    const { rows } = await shop.world.database.query<{ to: string }>(
      `SELECT "to" FROM plan_changes WHERE "userId" = $1`,
      [owner.id],
    );
    expect(rows).toEqual([{ to: 'pro' }]);
  });

  it('needs no session and no valid JSON; a refusal reveals nothing', async () => {
    const send = (body: string, headers: Record<string, string>) =>
      visit(shop.api.url + WEBHOOK, { method: 'POST', body, headers });
    const json = { 'content-type': 'application/json' };
    for (const headers of [json, { ...json, 'stripe-signature': 't=1,v1=00' }]) {
      const response = await send('{"id":"evt_1","type":"invoice.paid"}', headers);
      expect({ status: response.status, body: response.body }).toEqual(
        refusal(400, 'BAD_SIGNATURE'),
      );
    }
    const huge = await send(`{"x":"${'y'.repeat(2_000_000)}"}`, json);
    expect(huge.status).toBe(413);
  });
});

/** Signed as the payment provider does: whoever can sign is trusted as the provider. */
describe('a signed event', () => {
  const SUBSCRIPTION = { id: 'sub_1', object: 'subscription', customer: 'cus_unknown' };
  const event = (given: object = {}) => ({
    id: 'evt_signed',
    object: 'event',
    type: 'customer.subscription.updated',
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    data: { object: SUBSCRIPTION },
    ...given,
  });
  const about = (object: unknown) => event({ data: { object } });

  async function post(body: string) {
    const response = await visit(shop.api.url + WEBHOOK, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signatureOf(body, 'whsec_test', Math.floor(Date.now() / 1000)),
      },
      body,
    });
    return { status: response.status, body: response.body as Record<string, unknown> };
  }

  it.each<[string, unknown]>([
    ['null', null],
    ['a text', 'invoice.paid'],
    ['a list', [event()]],
    ['an empty object', {}],
    ['no id', event({ id: undefined })],
    ['a number for its id', event({ id: 7 })],
    ['an id that no database keeps', event({ id: 'evt_\u0000' })],
    ['an endless id', event({ id: `evt_${'x'.repeat(100_000)}` })],
    ['no type', event({ type: undefined })],
    ['a list for its type', event({ type: ['invoice.paid'] })],
    ['no time', event({ created: undefined })],
    ['a text for its time', event({ created: 'now' })],
    ['a time beyond all calendars', event({ created: 1e18 })],
    ['a time between two seconds', event({ created: 1.5 })],
    ['a text for its mode', event({ livemode: 'no' })],
    ['no data', event({ data: undefined })],
    ['null for its data', event({ data: null })],
    ['a list for its data', event({ data: [SUBSCRIPTION] })],
    ['nothing in its data', event({ data: {} })],
    ['null for its object', about(null)],
    ['a list for its object', about([SUBSCRIPTION])],
    ['a text for its object', about('sub_1')],
    ['a number for its customer', about({ ...SUBSCRIPTION, customer: 7 })],
    ['a list for its customer', about({ ...SUBSCRIPTION, customer: ['cus_1'] })],
    ['a customer without an id', about({ ...SUBSCRIPTION, customer: {} })],
    ['a customer that no database keeps', about({ ...SUBSCRIPTION, customer: 'cus_\u0000' })],
    ['half a character in its customer', about({ ...SUBSCRIPTION, customer: 'cus_\ud800' })],
    ['a deleted customer without an id', { ...about({}), type: 'customer.deleted' }],
  ])('with %s is refused as malformed', async (_name, sent) => {
    expect(await post(JSON.stringify(sent))).toMatchObject({
      status: 400,
      body: { statusCode: 400, code: 'MALFORMED_EVENT' },
    });
    expect(shop.api.unforeseen).toEqual([]);
  });

  it('that is not JSON, or is nested too deeply, is refused as malformed', async () => {
    const nested = `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    for (const body of ['{', 'invoice.paid', nested]) {
      expect(await post(body)).toMatchObject({ status: 400, body: { code: 'MALFORMED_EVENT' } });
    }
    expect(shop.api.unforeseen).toEqual([]);
  });

  it('that is malformed is logged with what is wrong, not with its content', async () => {
    const sent = about({ ...SUBSCRIPTION, customer: 7, note: 'secret-of-the-event' });
    await post(JSON.stringify(sent));
    await eventually(() => expect(shop.api.output).toContain('malformed event refused'));
    expect(shop.api.output).toContain('data.object.customer');
    expect(shop.api.output).not.toContain('secret-of-the-event');
    expect(shop.api.output).not.toContain('whsec_test');
  });

  it('of an unknown type, or about no customer of ours, is accepted', async () => {
    for (const sent of [
      event({ type: 'product.created', data: null }),
      event({ id: 'evt_new_type', type: 'something.new', data: { object: [] } }),
      event({ id: 'evt_expanded', data: { object: { customer: { id: 'cus_unknown' } } } }),
      event({ id: 'evt_nobody', type: 'charge.refunded', data: { object: { customer: null } } }),
      event({ id: 'evt_none', type: 'charge.refunded', data: { object: {} } }),
    ]) {
      expect(await post(JSON.stringify(sent))).toEqual({ status: 200, body: { received: true } });
    }
  });

  it('about a dispute is accepted even if its payment is unknown, but refused if it has none', async () => {
    const dispute = (charge: unknown) =>
      event({
        id: `evt_du_${String(charge)}`,
        type: 'charge.dispute.closed',
        data: { object: { charge } },
      });
    expect((await post(JSON.stringify(dispute('ch_unknown')))).status).toBe(200);
    for (const charge of [undefined, '', 7]) {
      expect((await post(JSON.stringify(dispute(charge)))).status).toBe(400);
    }
  });
});

/** No call may grant a plan, whatever its body. */
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
    ['POST', '/api/subscription/card'],
    ['POST', '/api/subscription/refund'],
    ['GET', '/api/subscription'],
    ['PATCH', '/api/user/profile'],
    ['POST', '/api/stripe/webhook'],
    ['POST', '/api/create-test-user'],
    ['POST', '/api/sandbox/confirm'],
    ['POST', '/api/sandbox/settings'],
  ])('is not granted by %s %s', async (method, path) => {
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

  it("is not granted for somebody else's payment", async () => {
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
