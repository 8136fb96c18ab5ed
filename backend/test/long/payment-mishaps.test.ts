import { describe, expect, it } from '@jest/globals';
import type { Owner } from '../harness/owner.js';
import type { Shop } from '../harness/shop.js';
import { useShop } from '../harness/use-shop.js';
import { until } from '../harness/until.js';
import type { StripeCall } from '../stand-ins/stripe-server.js';

const BUSINESS = {
  company: 'Allevamento Rossi srl',
  street: 'Via Roma 1',
  postalCode: '40121',
  city: 'Bologna',
  country: 'IT',
};

let shop: Shop;

useShop((opened) => (shop = opened));

/** Makes the browser pay once we have looked at this, before we act on what we have seen. */
function payBehindTheLook(isLook: (call: StripeCall) => boolean, clientSecret: string): void {
  shop.stripe.faults = {
    beforeAnswer: async (call) => {
      if (!isLook(call)) return;
      shop.stripe.faults = {};
      await shop.stripe.confirm(clientSecret);
    },
  };
}

const hasItsMoneyBack = (owner: Owner): Promise<unknown> =>
  until('the money is back', async () =>
    (await shop.chargesOf(owner)).some(({ refunded }) => refunded),
  );

describe('a payment that arrives at the very moment', () => {
  it('another plan is chosen is refunded and grants nothing', async () => {
    shop.stripe.webhooks.behave({ drop: true });
    const owner = await shop.owner();
    const { clientSecret } = (await shop.ask(owner, 'pro')).body;
    payBehindTheLook(({ path }) => path.includes('/payment_intents/'), clientSecret ?? '');
    const expert = await shop.ask(owner, 'expert');
    expect(expert.body).toMatchObject({ amountDue: 1499, status: 'unpaid' });
    await shop.lookNow();
    await hasItsMoneyBack(owner);
    await shop.stripe.confirm(expert.body.clientSecret ?? '');
    expect((await shop.activate(owner, 'expert')).status).toBe(200);
    const charges = await shop.chargesOf(owner);
    expect(charges.map(({ amount, refunded }) => [amount, refunded])).toEqual([
      [1499, false],
      [649, true],
    ]);
    const { refundableUntil, payments } = await shop.overview(owner);
    expect(refundableUntil).not.toBeNull();
    expect(payments.map(({ plan, status }) => [plan, status]).sort()).toEqual([
      ['expert', 'paid'],
      ['pro', 'refunded'],
    ]);
    // One sync may find both.
    expect((await shop.mailsTo(owner)).sort()).toEqual(['receipt', 'refunded']);
  });

  it('the account is removed is refunded', async () => {
    shop.stripe.webhooks.behave({ drop: true });
    const owner = await shop.owner();
    const { clientSecret } = (await shop.ask(owner, 'pro')).body;
    const customer = await shop.customerOf(owner);
    payBehindTheLook(
      ({ path, params }) => path === '/v1/charges' && params.customer === customer,
      clientSecret ?? '',
    );
    await owner.call('DELETE', '/api/user', { confirm: 'DELETE' });
    await shop.lookNow();
    await shop.isClosed(customer);
    expect(await shop.stripe.charges(customer)).toMatchObject([{ amount: 649, refunded: true }]);
  });
});

describe('a customer whom the provider no longer has', () => {
  it('is created again with the next purchase, including the invoice details', async () => {
    const owner = await shop.subscriber('pro');
    await owner.call('PATCH', '/api/subscription/business', BUSINESS);
    const deleted = await shop.customerOf(owner);
    await shop.stripe.ask('DELETE', `customers/${deleted}`);
    await shop.hasPlan(owner, 'free');
    await shop.buy(owner, 'expert');
    await shop.hasPlan(owner, 'expert');
    const renewed = await shop.customerOf(owner);
    expect(renewed).not.toBe(deleted);
    expect(await shop.stripe.invoicesOf(renewed)).toMatchObject([
      { status: 'paid', customer_name: BUSINESS.company },
    ]);
    const { payments } = await shop.overview(owner);
    expect(payments.map(({ plan, status }) => [plan, status]).sort()).toEqual([
      ['expert', 'paid'],
      ['pro', 'paid'],
    ]);
  });

  it('is kept while a subscription is on record, because the key may be wrong', async () => {
    const owner = await shop.subscriber('pro');
    const customer = await shop.customerOf(owner);
    shop.stripe.faults = {
      refuse: ({ params }) => (params.customer === customer ? 'resource_missing' : undefined),
    };
    expect((await shop.ask(owner, 'expert')).status).toBe(500);
    expect(await shop.customerOf(owner)).toBe(customer);
  });
});

describe('a downgrade that cannot be scheduled', () => {
  it.each([
    ['made', /subscription_schedules$/],
    ['written', /subscription_schedules\/[^/]+$/],
  ])('leaves a cancellation unchanged: the schedule is not %s', async (_name, step) => {
    const owner = await shop.subscriber('expert');
    await owner.call('POST', '/api/subscription/cancel');
    shop.stripe.faults = {
      refuse: ({ method, path }) =>
        method === 'POST' && step.test(path) ? 'parameter_invalid' : undefined,
    };
    expect((await shop.change(owner, 'pro', 0)).status).toBe(500);
    expect(await shop.subscriptionsOf(owner)).toMatchObject([
      { cancel_at_period_end: true, schedule: null },
    ]);
  });
});

const HOUR = 3600;

/** The end of the paid month. Seconds. */
async function renewalOf(owner: Owner): Promise<number> {
  const [subscription] = await shop.subscriptionsOf(owner);
  return subscription?.items.data[0]?.current_period_end ?? 0;
}

/** The number of charges, including failed ones. */
async function triesOf(customer: string): Promise<number> {
  const path = `charges?customer=${customer}&limit=100`;
  return (await shop.stripe.ask<{ data: unknown[] }>('GET', path)).data.length;
}

describe('a pending renewal', () => {
  it('is never charged once the owner has cancelled: the plan ends', async () => {
    const owner = await shop.subscriber('pro');
    await shop.stripe.advanceTo((await renewalOf(owner)) + 0.5 * HOUR);
    await shop.hasStatus(owner, 'renewing');
    expect(await shop.planOf(owner)).toBe('pro');
    const { body } = await owner.call('POST', '/api/subscription/cancel');
    expect(body).toMatchObject({ user: { subscriptionStatus: 'free' } });
    const customer = await shop.customerOf(owner);
    expect((await shop.stripe.invoicesOf(customer))[0]?.status).toBe('void');
    await shop.stripe.advanceDays(10);
    expect(await triesOf(customer)).toBe(1);
    expect(await shop.mailsTo(owner)).toEqual(['receipt', 'plan-ended']);
  });
});

describe('a renewal that is not paid in time', () => {
  const GRACE = 7 * 24 * HOUR;

  it('ends with the plan: the card is not charged again, and a new month can be bought', async () => {
    const owner = await shop.subscriber('pro', { number: '4000 0000 0000 0341' });
    const customer = await shop.customerOf(owner);
    const renewal = await renewalOf(owner);
    await shop.stripe.advanceTo(renewal + GRACE - 24 * HOUR);
    await shop.hasStatus(owner, 'past_due');
    await shop.stripe.advanceTo(renewal + GRACE + 0.5 * HOUR);
    const tries = await triesOf(customer);
    await shop.lookNow();
    await shop.hasPlan(owner, 'free');
    expect(await shop.subscriptionsOf(owner)).toMatchObject([{ status: 'canceled' }]);
    await shop.stripe.advanceDays(20);
    expect(await triesOf(customer)).toBe(tries);
    expect((await shop.overview(owner)).payments.map(({ status }) => status)).toEqual(['paid']);
    expect((await shop.ask(owner, 'pro')).body).toMatchObject({ amountDue: 1299 });
    expect((await shop.ask(owner, 'pro')).body).not.toHaveProperty('debt');
  });

  it('but at the very moment the plan ends is refunded', async () => {
    const owner = await shop.subscriber('pro', { number: '4000 0000 0000 0341' });
    const renewal = await renewalOf(owner);
    await shop.stripe.advanceTo(renewal + 24 * HOUR);
    await shop.hasStatus(owner, 'past_due');
    const { clientSecret } = (await shop.ask(owner, 'pro')).body;
    await shop.stripe.advanceTo(renewal + GRACE + 0.5 * HOUR);
    shop.stripe.faults = {
      beforeAnswer: async ({ method }) => {
        if (method !== 'DELETE') return;
        shop.stripe.faults = {};
        await shop.stripe.confirm(clientSecret ?? '');
      },
    };
    await shop.lookNow();
    await shop.hasPlan(owner, 'free');
    await hasItsMoneyBack(owner);
    expect((await shop.chargesOf(owner)).map(({ amount, refunded }) => [amount, refunded])).toEqual(
      [
        [1299, true],
        [649, false],
      ],
    );
    expect(await shop.planOf(owner)).toBe('free');
  });
});

describe('a cancellation after a failed renewal', () => {
  it('ends the plan at once, and the card is not charged again', async () => {
    const owner = await shop.subscriber('pro', { number: '4000 0000 0000 0341' });
    await shop.stripe.advanceDays(32);
    await shop.hasStatus(owner, 'past_due');
    const customer = await shop.customerOf(owner);
    const tries = await triesOf(customer);
    const { status, body } = await owner.call('POST', '/api/subscription/cancel');
    expect([status, body]).toMatchObject([200, { user: { subscriptionStatus: 'free' } }]);
    await shop.stripe.advanceDays(10);
    expect(await triesOf(customer)).toBe(tries);
    expect((await shop.stripe.invoicesOf(customer))[0]?.status).toBe('void');
    const mails = await shop.mailsTo(owner);
    expect(mails).toContain('plan-ended');
    expect(mails).not.toContain('subscription-canceled');
  });
});
