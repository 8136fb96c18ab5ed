import { describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import type { Owner } from '../harness/owner.js';
import type { Shop } from '../harness/shop.js';
import { useShop } from '../harness/use-shop.js';
import { until } from '../harness/until.js';

let shop: Shop;

useShop((opened) => (shop = opened));

/** The owner's bank takes back the payment of this amount. */
async function dispute(owner: Owner, amount: number): Promise<string> {
  const charge = (await shop.chargesOf(owner)).find((one) => one.amount === amount);
  return shop.stripe.dispute(charge?.id ?? '').id;
}

const decide = (id: string, evidence: 'winning_evidence' | 'losing_evidence') =>
  shop.stripe.ask<Stripe.Dispute>(
    'POST',
    `disputes/${id}`,
    `evidence[uncategorized_text]=${evidence}`,
  );

const statusesOf = async (owner: Owner) =>
  (await shop.overview(owner)).payments.map(({ status }) => status);

const isDisputed = (owner: Owner) =>
  until('the dispute is known', async () => (await statusesOf(owner)).includes('disputed'));

const isToldOf = (owner: Owner) =>
  until('the owner is told', async () => (await shop.mailsTo(owner)).includes('payment-disputed'));

describe('a dispute of the running month', () => {
  it('ends the plan with a notice, and the card is not charged again', async () => {
    const owner = await shop.subscriber('pro');
    await dispute(owner, 649);
    await shop.hasPlan(owner, 'free');
    expect(await statusesOf(owner)).toEqual(['disputed']);
    expect((await shop.overview(owner)).refundableUntil).toBeNull();
    expect((await shop.subscriptionsOf(owner))[0]?.status).toBe('canceled');
    expect(await shop.mailsTo(owner)).toEqual(['receipt', 'payment-disputed']);
    expect((await shop.request(owner, 'refund')).status).toBe(409);
  });

  it('opened together with the payment leaves no plan', async () => {
    const owner = await shop.owner();
    await shop.buy(owner, 'pro', { number: '4000 0000 0000 0259' });
    await isDisputed(owner);
    expect(await shop.planOf(owner)).toBe('free');
  });

  it('refunds what else was paid for it', async () => {
    const owner = await shop.subscriber('pro');
    await shop.switchTo(owner, 'expert');
    await dispute(owner, 649);
    await shop.hasPlan(owner, 'free');
    expect(await statusesOf(owner)).toEqual(['refunded', 'disputed']);
    expect((await shop.chargesOf(owner)).map(({ refunded }) => refunded)).toEqual([true, false]);
  });

  it('whose event was lost is found by the daily check', async () => {
    const owner = await shop.subscriber('pro');
    shop.stripe.webhooks.behave({ drop: true });
    await dispute(owner, 649);
    await shop.lookNow();
    await shop.hasPlan(owner, 'free');
  });

  it.each([
    ['winning_evidence', 'paid'],
    ['losing_evidence', 'disputed'],
  ] as const)('decided by %s leaves the payment %s, once', async (evidence, status) => {
    const owner = await shop.subscriber('pro');
    const id = await dispute(owner, 649);
    await shop.hasPlan(owner, 'free');
    await decide(id, evidence);
    await until('the decision is known', async () => (await statusesOf(owner))[0] === status);
    expect(await shop.planOf(owner)).toBe('free');
    expect((await shop.chargesOf(owner)).map(({ refunded }) => refunded)).toEqual([false]);
    expect(await shop.mailsTo(owner)).toEqual(['receipt', 'payment-disputed']);
    await shop.buy(owner, 'pro');
    await shop.hasPlan(owner, 'pro');
  });
});

/** All tests share the provider's clock: those that advance it come last. */
describe('a dispute of an earlier month', () => {
  async function inSecondMonth(plan: 'pro' | 'expert'): Promise<Owner> {
    const owner = await shop.subscriber(plan);
    await shop.stripe.advanceDays(32);
    await until('the second month is paid', async () => (await shop.chargesOf(owner)).length === 2);
    await until('it is known', async () => (await statusesOf(owner)).length === 2);
    return owner;
  }

  it('keeps the paid month and charges no further one', async () => {
    const owner = await inSecondMonth('expert');
    await shop.switchTo(owner, 'pro');
    await dispute(owner, 1499);
    await isToldOf(owner);
    expect(await shop.planOf(owner)).toBe('expert');
    expect(await shop.subscriptionOf(owner)).toMatchObject({
      cancelAtPeriodEnd: true,
      nextPlan: null,
    });
    await shop.stripe.advanceDays(32);
    await shop.hasPlan(owner, 'free');
    expect(await shop.chargesOf(owner)).toHaveLength(2);
    expect(await shop.mailsTo(owner)).not.toContain('subscription-canceled');
  });

  it('does not prevent resuming', async () => {
    const owner = await inSecondMonth('pro');
    await dispute(owner, 649);
    await isToldOf(owner);
    expect((await shop.request(owner, 'resume')).status).toBe(200);
    await owner.call('POST', '/api/update-subscription-status', { planType: 'pro' });
    expect((await shop.subscriptionOf(owner))?.cancelAtPeriodEnd).toBe(false);
  });
});
