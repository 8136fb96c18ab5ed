import Stripe from 'stripe';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { invoiceOf, refusal, secretOf, Shop } from './shop.fixture.js';

let shop: Shop;
beforeEach(async () => {
  shop = await Shop.open();
});

describe('a request', () => {
  const send = (path: string, headers: Record<string, string>) =>
    shop.sandbox.handle({ method: 'GET', path, headers }).status;
  const headers = { authorization: 'Bearer sk_test_x' };

  it.each([
    ['without a key', {}],
    ['with a key of real money', { authorization: 'Bearer sk_live_x' }],
    ['with a key for browsers', { authorization: 'Bearer pk_test_x' }],
  ])('%s is refused', (_what, wrong) => {
    expect(send('/v1/prices', wrong)).toBe(401);
  });

  it('to an unknown address is a 404', () => {
    expect(send('/v1/topups', headers)).toBe(404);
  });

  it('that names another API version is refused', () => {
    expect(send('/v1/prices', { ...headers, 'stripe-version': '2024-06-20' })).toBe(400);
  });

  it('for a missing object gets a 404, or a 400 if it is a parameter', async () => {
    expect(await refusal(shop.stripe.customers.retrieve('cus_none'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such customer: 'cus_none'",
    });
    expect(await refusal(shop.subscribe({ customer: 'cus_none' }))).toMatchObject({
      statusCode: 400,
      param: 'customer',
    });
  });

  it('with a wrong or missing parameter gets an error naming it', async () => {
    const wrong = { items: [{ price: shop.pro, plan: 'x' }] } as object;
    expect(await refusal(shop.subscribe(wrong))).toMatchObject({
      code: 'parameter_unknown',
      param: 'items[0][plan]',
    });
    const none = shop.stripe.subscriptions.create({});
    expect(await refusal(none)).toMatchObject({ code: 'parameter_missing' });
  });
});

describe('an idempotency key', () => {
  const create = (email: string, idempotencyKey = 'cust-1') =>
    shop.stripe.customers.create({ email }, { idempotencyKey });

  it('returns the first response to the same request, without repeating it', async () => {
    const first = await create('a@example.test');
    const second = await create('a@example.test');
    expect(second.id).toBe(first.id);
    expect((await shop.stripe.customers.list()).data).toHaveLength(2);
  });

  it('refuses a different request', async () => {
    await create('a@example.test');
    const error = await refusal(create('b@example.test'));
    expect(error).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    expect(error.statusCode).toBe(400);
  });

  it('replays refusals as well, but not those of invalid requests', async () => {
    await shop.stripe.coupons.create({ id: 'half', amount_off: 1, currency: 'eur' });
    const retry = { idempotencyKey: 'sub-1' };
    const params = {
      customer: shop.customer,
      items: [{ price: 'price_none' }],
      payment_behavior: 'default_incomplete' as const,
      payment_settings: { payment_method_types: ['card' as const] },
    };
    const broken = { customers: shop.customer } as unknown as Stripe.SubscriptionCreateParams;
    await refusal(shop.stripe.subscriptions.create(broken, retry));
    const first = await refusal(shop.stripe.subscriptions.create(params, retry));
    const second = await refusal(shop.stripe.subscriptions.create(params, retry));
    expect(second.message).toBe(first.message);
    expect(second.headers?.['idempotent-replayed']).toBe('true');
  });

  it('is forgotten after a day', async () => {
    const first = await create('a@example.test');
    shop.wait(1);
    expect((await create('a@example.test')).id).not.toBe(first.id);
  });

  it('lets only one of many identical requests through', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => create('a@example.test')));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  });
});

describe('a list', () => {
  it('is paginated, newest first', async () => {
    const ids = [];
    for (let n = 0; n < 5; n += 1) ids.unshift((await shop.stripe.customers.create({})).id);
    const page = await shop.stripe.customers.list({ limit: 2 });
    expect(page.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(page.has_more).toBe(true);
    const all = await shop.stripe.customers.list({ limit: 2 }).autoPagingToArray({ limit: 100 });
    expect(all.map(({ id }) => id)).toEqual([...ids, shop.customer]);
  });

  it('of subscriptions is for one customer, and includes ended ones on request', async () => {
    const { id } = await shop.subscribed();
    await shop.stripe.subscriptions.cancel(id);
    const list = (more: Stripe.SubscriptionListParams) =>
      shop.stripe.subscriptions.list({ customer: shop.customer, ...more });
    expect((await list({})).data).toEqual([]);
    expect((await list({ status: 'all' })).data).toMatchObject([{ id, status: 'canceled' }]);
  });
});

describe('expansion', () => {
  it('includes objects referenced by a list', async () => {
    await shop.subscribed();
    const { data } = await shop.stripe.subscriptions.list({
      customer: shop.customer,
      status: 'all',
      expand: ['data.latest_invoice.confirmation_secret', 'data.latest_invoice.payments'],
    });
    const invoice = data[0] && invoiceOf(data[0]);
    expect(invoice?.confirmation_secret?.client_secret).toContain('_secret_');
    expect(invoice?.payments?.data[0]?.payment.payment_intent).toMatch(/^pi_/);
  });

  it('omits what was not requested', async () => {
    await shop.subscribed();
    const { data } = await shop.stripe.invoices.list({ customer: shop.customer });
    expect(data[0]).not.toHaveProperty('payments');
    expect(data[0]).not.toHaveProperty('confirmation_secret');
  });

  it.each(['latest_invoice.payment_intent', 'a.b'])('of %s is refused', async (path) => {
    const { id } = await shop.subscribed();
    const read = shop.stripe.subscriptions.retrieve(id, { expand: [path] });
    expect((await refusal(read)).statusCode).toBe(400);
  });
});

describe('a lookup key', () => {
  it('returns its price', async () => {
    const { data } = await shop.stripe.prices.list({ lookup_keys: ['expert'], active: true });
    expect(data.map(({ id }) => id)).toEqual([shop.expert]);
    expect(data[0]?.unit_amount).toBe(2499);
  });

  it('belongs to a single price', async () => {
    expect((await refusal(shop.price('pro', 1499))).statusCode).toBe(400);
  });
});

describe('a coupon', () => {
  it('can be created only once', async () => {
    const make = () =>
      shop.stripe.coupons.create({
        id: 'half',
        amount_off: 650,
        currency: 'eur',
        duration: 'once',
      });
    await make();
    expect(await refusal(make())).toMatchObject({
      statusCode: 400,
      code: 'resource_already_exists',
    });
  });
});

describe('a refund', () => {
  it('returns the money once, and reports it', async () => {
    const waiting = await shop.subscribe();
    const { id: payment_intent } = shop.pay(secretOf(waiting));
    const refund = await shop.stripe.refunds.create({ payment_intent });
    expect(refund).toMatchObject({ amount: 1299, status: 'succeeded' });
    const { data } = await shop.stripe.charges.list({ customer: shop.customer });
    expect(data).toMatchObject([{ refunded: true, amount_refunded: 1299, payment_intent }]);
    expect((await shop.events()).at(-1)).toBe('charge.refunded');
    const again = shop.stripe.refunds.create({ payment_intent });
    expect(await refusal(again)).toMatchObject({ code: 'charge_already_refunded' });
  });

  it('requires a completed payment', async () => {
    const waiting = await shop.subscribe();
    const [payment_intent = ''] = secretOf(waiting).split('_secret_');
    expect((await refusal(shop.stripe.refunds.create({ payment_intent }))).statusCode).toBe(400);
  });
});
