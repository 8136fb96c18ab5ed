import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Owner } from '../harness/owner.js';
import { brief, refusal } from '../harness/refusal.js';
import type { Shop } from '../harness/shop.js';
import { useShop } from '../harness/use-shop.js';
import { until } from '../harness/until.js';

let shop: Shop;

useShop((opened) => (shop = opened));

describe('a cancellation', () => {
  it('keeps the plan until the paid month is over, and can be undone', async () => {
    const owner = await shop.subscriber('pro');
    expect(await shop.request(owner, 'cancel')).toMatchObject({
      status: 200,
      body: { success: true, user: { subscriptionStatus: 'pro' } },
    });
    expect(await shop.subscriptionOf(owner)).toMatchObject({ cancelAtPeriodEnd: true });
    expect((await shop.request(owner, 'resume')).status).toBe(200);
    expect(await shop.subscriptionOf(owner)).toMatchObject({ cancelAtPeriodEnd: false });
    expect(await shop.mailsTo(owner)).toEqual([
      'receipt',
      'subscription-canceled',
      'subscription-resumed',
    ]);
  });

  it.each(['cancel', 'resume', 'refund'] as const)(
    'without a subscription, %s is refused',
    async (what) => {
      const owner = await shop.owner();
      expect(brief(await shop.request(owner, what))).toEqual(refusal(409, 'NO_SUBSCRIPTION'));
    },
  );
});

describe('a refund', () => {
  it('ends the plan at once and returns the whole payment, once', async () => {
    const owner = await shop.subscriber('pro');
    await shop.switchTo(owner, 'expert');
    expect((await shop.overview(owner)).refundableUntil).not.toBeNull();
    expect(await shop.request(owner, 'refund')).toMatchObject({
      status: 200,
      body: { success: true, user: { subscriptionStatus: 'free' } },
    });
    const charges = await shop.chargesOf(owner);
    expect(charges).toHaveLength(2);
    for (const charge of charges) expect(charge.amount_refunded).toBe(charge.amount);
    expect(await shop.subscriptionOf(owner)).toBeNull();
    expect((await shop.overview(owner)).payments.map(({ status }) => status)).toEqual([
      'refunded',
      'refunded',
    ]);
    expect(brief(await shop.request(owner, 'refund'))).toEqual(refusal(409, 'REFUND_NOT_POSSIBLE'));
    expect((await shop.mailsTo(owner)).filter((name) => name === 'refunded')).toHaveLength(1);
  });

  it('is not given a second time for a new subscription', async () => {
    const owner = await shop.subscriber('pro');
    await shop.request(owner, 'refund');
    await shop.buy(owner, 'pro');
    await shop.hasPlan(owner, 'pro');
    expect(brief(await shop.request(owner, 'refund'))).toEqual(refusal(409, 'REFUND_NOT_POSSIBLE'));
    expect(await shop.planOf(owner)).toBe('pro');
  });
});

/** All these owners pay with one card: the first must not use up its discount for the others. */
const forgetUsedOffers = () => shop.world.database.query(`DELETE FROM used_offers`);

describe('deleting the account', () => {
  const remove = (owner: Owner) => owner.call('DELETE', '/api/user', { confirm: 'DELETE' });

  /** A subscriber whom only the daily sync would look at: every event has taken effect. */
  async function settledSubscriber(): Promise<{ owner: Owner; customer: string }> {
    await forgetUsedOffers();
    const owner = await shop.subscriber('pro');
    const customer = await shop.customerOf(owner);
    shop.stripe.webhooks.behave({ drop: true });
    await until('the next look is a day away', async () => {
      const { rows } = await shop.world.database.query(
        `SELECT FROM billing_customers
         WHERE "stripeCustomerId" = $1 AND "nextSyncAt" > now() + interval '1 hour'
           AND NOT EXISTS (SELECT FROM stripe_events
             WHERE "stripeCustomerId" = $1 AND "processedAt" IS NULL)`,
        [customer],
      );
      return rows.length === 1;
    });
    return { owner, customer };
  }

  it('ends the subscription at the payment provider at once', async () => {
    const { owner, customer } = await settledSubscriber();
    expect((await remove(owner)).status).toBe(200);
    await shop.hasEnded(customer, 15_000);
    await shop.isClosed(customer);
  });

  it.each([
    ['down', { down: true }],
    ['silent', { hang: true }],
  ])(
    'succeeds while the provider is %s, and the subscription is ended later',
    async (_name, faults) => {
      const { owner, customer } = await settledSubscriber();
      shop.stripe.faults = faults;
      const begun = Date.now();
      expect((await remove(owner)).status).toBe(200);
      expect(Date.now() - begun).toBeLessThan(5000);
      await until('the provider was asked in vain', () =>
        shop.stripe.calls.some(({ params, answered }) => params.customer === customer && !answered),
      );
      shop.stripe.faults = {};
      await shop.hasEnded(customer, 90_000);
      await shop.isClosed(customer);
    },
    180_000,
  );

  it('ends the subscription even if the API and Redis are lost right afterwards', async () => {
    const { owner, customer } = await settledSubscriber();
    await shop.worker.end();
    await remove(owner);
    shop.api.signal('SIGKILL');
    await shop.api.ended();
    await shop.world.redis.flush();
    shop.worker = await shop.world.worker();
    await shop.hasEnded(customer, 15_000);
    await shop.isClosed(customer);
    shop.api = await shop.world.api(shop.api.port);
  }, 180_000);

  it('leaves nothing open even if the worker is killed while ending the subscription', async () => {
    const { owner, customer } = await settledSubscriber();
    shop.stripe.faults = {
      beforeAnswer: ({ method }) => {
        if (method === 'DELETE') shop.worker.signal('SIGKILL');
      },
    };
    await remove(owner);
    await shop.worker.ended();
    shop.stripe.faults = {};
    shop.worker = await shop.world.worker();
    await shop.isClosed(customer, 120_000);
    await shop.hasEnded(customer);
  }, 180_000);

  it('during a sync with the provider still ends the subscription', async () => {
    const { owner, customer } = await settledSubscriber();
    let goOn = (): void => undefined;
    const removed = new Promise<void>((resolve) => (goOn = resolve));
    let looked = false;
    shop.stripe.faults = {
      beforeAnswer: ({ path }) => {
        if (path !== '/v1/charges') return undefined;
        looked = true;
        return removed;
      },
    };
    const look = owner.call('POST', '/api/update-subscription-status', { planType: 'pro' });
    await until('the look is under way', () => looked);
    await remove(owner);
    goOn();
    await look;
    await shop.hasEnded(customer, 30_000);
    await shop.isClosed(customer);
  });
});

/** All tests share the provider's clock: those that advance it come last. */
describe('as months go by', () => {
  beforeAll(forgetUsedOffers);

  it('a plan renews at its full price, with a receipt for each month', async () => {
    const owner = await shop.subscriber('pro');
    await shop.stripe.advanceDays(32);
    await until('the second month is paid', async () => (await shop.chargesOf(owner)).length === 2);
    expect(await shop.amountsOf(owner)).toEqual([1299, 649]);
    expect(await shop.planOf(owner)).toBe('pro');
    await until('both receipts are written', async () => (await shop.mailsTo(owner)).length === 2);
    expect(await shop.mailsTo(owner)).toEqual(['receipt', 'receipt']);
    expect(brief(await shop.request(owner, 'refund'))).toEqual(refusal(409, 'REFUND_NOT_POSSIBLE'));
    expect((await shop.overview(owner)).refundableUntil).toBeNull();
  });

  it('a cancelled plan ends when its month is over', async () => {
    const owner = await shop.subscriber('pro');
    await shop.request(owner, 'cancel');
    await shop.stripe.advanceDays(32);
    await shop.hasPlan(owner, 'free');
    await until('the end is told', async () => (await shop.mailsTo(owner)).includes('plan-ended'));
    expect(await shop.chargesOf(owner)).toHaveLength(1);
  });

  it('a downgrade takes effect when the month of the higher plan is over', async () => {
    const owner = await shop.subscriber('expert');
    await shop.switchTo(owner, 'pro');
    await shop.stripe.advanceDays(32);
    await shop.hasPlan(owner, 'pro');
    await until('its month is paid', async () => (await shop.chargesOf(owner)).length === 2);
    expect(await shop.amountsOf(owner)).toEqual([1299, 1499]);
    expect(await shop.subscriptionOf(owner)).toMatchObject({ plan: 'pro', nextPlan: null });
  });

  it('a failed renewal keeps the plan for a week, notifies the owner, and can still be paid', async () => {
    const owner = await shop.subscriber('pro', { number: '4000 0000 0000 0341' });
    await shop.stripe.advanceDays(32);
    await shop.hasStatus(owner, 'past_due');
    expect(await shop.planOf(owner)).toBe('pro');
    await until('the owner is told', async () =>
      (await shop.mailsTo(owner)).includes('renewal-failed'),
    );
    const { body } = await shop.ask(owner, 'pro');
    expect(body).toMatchObject({ amountDue: 1299, status: 'unpaid' });
    await shop.stripe.confirm(body.clientSecret ?? '');
    await shop.hasStatus(owner, 'active');
  });

  it('a refund is possible for 30 days, even after a shorter month', async () => {
    const { sandbox } = shop.stripe;
    const january = new Date(sandbox.now() * 1000);
    january.setUTCFullYear(january.getUTCFullYear() + 1, 1, 1);
    await shop.stripe.advanceTo(january.getTime() / 1000);
    const owner = await shop.subscriber('pro');
    await shop.request(owner, 'cancel');
    await shop.stripe.advanceDays(29);
    await shop.hasPlan(owner, 'free');
    const { refundableUntil, subscription } = await shop.overview(owner);
    expect(subscription).toBeNull();
    expect(refundableUntil).not.toBeNull();
    expect((await shop.request(owner, 'refund')).status).toBe(200);
    expect((await shop.chargesOf(owner)).map(({ refunded }) => refunded)).toEqual([true]);
    expect((await shop.overview(owner)).refundableUntil).toBeNull();
  });

  it('a debt that is never paid ends the plan', async () => {
    const owner = await shop.subscriber('pro', { number: '4000 0000 0000 0341' });
    await shop.stripe.advanceDays(32);
    await shop.hasStatus(owner, 'past_due');
    await shop.stripe.advanceDays(8);
    await shop.hasPlan(owner, 'free');
  });
});
