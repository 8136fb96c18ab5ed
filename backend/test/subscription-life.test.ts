import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SavedUserReply } from '../src/contract/accounts.js';
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

const call = (owner: Owner, what: 'cancel' | 'resume' | 'refund') =>
  owner.call<SavedUserReply>('POST', `/api/subscription/${what}`);

const standing = async (owner: Owner) => (await shop.overview(owner)).subscription;

/** About plans: one that asks to confirm the address goes out whenever it is written. */
const mailsTo = async (owner: Owner): Promise<string[]> => {
  const { rows } = await shop.world.database.query<{ template: string }>(
    `SELECT template FROM mails WHERE "to" = $1 AND template <> 'verify-email' ORDER BY id`,
    [owner.email],
  );
  return rows.map(({ template }) => template);
};

describe('cancelling', () => {
  it('keeps the plan until the paid month is over, and can be taken back', async () => {
    const owner = await shop.subscriber('pro');
    expect(await call(owner, 'cancel')).toMatchObject({
      status: 200,
      body: { success: true, user: { subscriptionStatus: 'pro' } },
    });
    expect(await standing(owner)).toMatchObject({ cancelAtPeriodEnd: true });
    expect((await call(owner, 'resume')).status).toBe(200);
    expect(await standing(owner)).toMatchObject({ cancelAtPeriodEnd: false });
    expect(await mailsTo(owner)).toEqual([
      'receipt',
      'subscription-canceled',
      'subscription-resumed',
    ]);
  });

  it.each(['cancel', 'resume', 'refund'] as const)(
    'what is not there is refused: %s',
    async (what) => {
      const owner = await shop.owner();
      expect(brief(await call(owner, what))).toEqual(refusal(409, 'NO_SUBSCRIPTION'));
    },
  );
});

describe('the money back', () => {
  it('ends the plan now and returns all of it, once', async () => {
    const owner = await shop.subscriber('pro');
    await shop.switchTo(owner, 'expert');
    expect((await standing(owner))?.refundableUntil).not.toBeNull();
    expect(await call(owner, 'refund')).toMatchObject({
      status: 200,
      body: { success: true, user: { subscriptionStatus: 'free' } },
    });
    const charges = await shop.chargesOf(owner);
    expect(charges).toHaveLength(2);
    for (const charge of charges) expect(charge.amount_refunded).toBe(charge.amount);
    expect(await standing(owner)).toBeNull();
    expect((await shop.overview(owner)).payments.map(({ status }) => status)).toEqual([
      'refunded',
      'refunded',
    ]);
    expect(brief(await call(owner, 'refund'))).toEqual(refusal(409, 'REFUND_NOT_POSSIBLE'));
    expect((await mailsTo(owner)).filter((name) => name === 'refunded')).toHaveLength(1);
  });

  it('cannot be had a second time with a new subscription', async () => {
    const owner = await shop.subscriber('pro');
    await call(owner, 'refund');
    await shop.buy(owner, 'pro');
    await shop.hasPlan(owner, 'pro');
    expect(brief(await call(owner, 'refund'))).toEqual(refusal(409, 'REFUND_NOT_POSSIBLE'));
    expect(await shop.planOf(owner)).toBe('pro');
  });
});

describe('deleting the account', () => {
  it('ends the subscription at the payment provider', async () => {
    const owner = await shop.subscriber('pro');
    const customer = await shop.customerOf(owner);
    expect((await owner.call('DELETE', '/api/user', { confirm: 'DELETE' })).status).toBe(200);
    await until('the subscription has ended', async () => {
      const [subscription] = await shop.stripe.subscriptionsOf(customer);
      return subscription?.status === 'canceled';
    });
  });
});

/** The clock of the payment provider is one for all: these come last. */
describe('as months go by', () => {
  it('a plan is renewed at its full price, with a receipt for each month', async () => {
    const owner = await shop.subscriber('pro');
    await shop.stripe.advanceDays(32);
    await until('the second month is paid', async () => (await shop.chargesOf(owner)).length === 2);
    expect((await shop.chargesOf(owner)).map(({ amount }) => amount)).toEqual([1299, 649]);
    expect(await shop.planOf(owner)).toBe('pro');
    await until('both receipts are written', async () => (await mailsTo(owner)).length === 2);
    expect(await mailsTo(owner)).toEqual(['receipt', 'receipt']);
    expect(brief(await call(owner, 'refund'))).toEqual(refusal(409, 'REFUND_NOT_POSSIBLE'));
    expect((await standing(owner))?.refundableUntil).toBeNull();
  });

  it('a cancelled plan ends with its month', async () => {
    const owner = await shop.subscriber('pro');
    await call(owner, 'cancel');
    await shop.stripe.advanceDays(32);
    await shop.hasPlan(owner, 'free');
    await until('the end is told', async () => (await mailsTo(owner)).includes('plan-ended'));
    expect(await shop.chargesOf(owner)).toHaveLength(1);
  });

  it('a lower plan follows when the month of the higher one is over', async () => {
    const owner = await shop.subscriber('expert');
    await shop.switchTo(owner, 'pro');
    await shop.stripe.advanceDays(32);
    await shop.hasPlan(owner, 'pro');
    await until('its month is paid', async () => (await shop.chargesOf(owner)).length === 2);
    expect((await shop.chargesOf(owner)).map(({ amount }) => amount)).toEqual([1299, 1499]);
    expect(await standing(owner)).toMatchObject({ plan: 'pro', nextPlan: null });
  });

  it('a failed renewal keeps the plan for a week, tells the owner, and can be paid', async () => {
    const owner = await shop.subscriber('pro', { number: '4000 0000 0000 0341' });
    await shop.stripe.advanceDays(32);
    await until('the debt is known', async () => (await standing(owner))?.status === 'past_due');
    expect(await shop.planOf(owner)).toBe('pro');
    await until('the owner is told', async () => (await mailsTo(owner)).includes('renewal-failed'));
    const { body } = await shop.ask(owner, 'pro');
    expect(body).toMatchObject({ amountDue: 1299, status: 'unpaid' });
    await shop.stripe.confirm(body.clientSecret ?? '');
    await until('the debt is paid', async () => (await standing(owner))?.status === 'active');
  });

  it('a debt that is never paid ends the plan', async () => {
    const owner = await shop.subscriber('pro', { number: '4000 0000 0000 0341' });
    await shop.stripe.advanceDays(32);
    await until('the debt is known', async () => (await standing(owner))?.status === 'past_due');
    await shop.stripe.advanceDays(8);
    await shop.hasPlan(owner, 'free');
  });
});
