import { describe, expect, it } from '@jest/globals';
import type { Owner } from '../harness/owner.js';
import { brief, refusal } from '../harness/refusal.js';
import { DIFFERENCE, type Shop } from '../harness/shop.js';
import { useShop } from '../harness/use-shop.js';

let shop: Shop;

useShop((opened) => (shop = opened));

const HOUR = 3600;
const DAY = 24 * HOUR;

/** An owner of Pro whose new month has begun and is still to be charged. @returns its start. */
async function renewing(): Promise<{ owner: Owner; start: number }> {
  const owner = await shop.subscriber('pro');
  const [subscription] = await shop.subscriptionsOf(owner);
  const start = subscription?.items.data[0]?.current_period_end ?? 0;
  await shop.stripe.advanceTo(start + 0.25 * HOUR);
  await shop.hasStatus(owner, 'renewing');
  return { owner, start };
}

/** Upgrades behind the product's back, as its own request would if it arrived a moment late. */
async function upgradeBehind(owner: Owner): Promise<void> {
  const [subscription] = await shop.subscriptionsOf(owner);
  const expert = (
    await shop.stripe.ask<{ data: { id: string; metadata: object }[] }>('GET', 'prices?limit=10')
  ).data.find(({ metadata }) => 'plan' in metadata && metadata.plan === 'expert');
  await shop.stripe.ask(
    'POST',
    `subscriptions/${subscription?.id ?? ''}`,
    `items[0][id]=${subscription?.items.data[0]?.id ?? ''}&items[0][price]=${expert?.id ?? ''}` +
      '&proration_behavior=always_invoice&payment_behavior=pending_if_incomplete',
  );
}

/** From now on the bank declines what is not paid in the form. */
async function breakTheCard(owner: Owner): Promise<void> {
  const [subscription] = await shop.subscriptionsOf(owner);
  const { id } = await shop.stripe.ask<{ id: string }>(
    'POST',
    'payment_methods/pm_card_chargeCustomerFail/attach',
    `customer=${await shop.customerOf(owner)}`,
  );
  await shop.stripe.ask(
    'POST',
    `subscriptions/${subscription?.id ?? ''}`,
    `default_payment_method=${id}`,
  );
}

describe('an upgrade while a month is still to be charged', () => {
  it('waits for that charge, so that no amount is taken that was not shown', async () => {
    const { owner, start } = await renewing();
    const pending = refusal(409, 'RENEWAL_PENDING');
    expect(brief(await shop.ask(owner, 'expert'))).toEqual(pending);
    expect(brief(await shop.change(owner, 'expert', DIFFERENCE))).toEqual(pending);
    expect(await shop.amountsOf(owner)).toEqual([649]);
    await shop.stripe.advanceTo(start + 2 * HOUR);
    await shop.hasStatus(owner, 'active');
    const { amountDue } = (await shop.ask(owner, 'expert')).body;
    expect((await shop.change(owner, 'expert', amountDue)).body).toMatchObject({ status: 'paid' });
    expect(await shop.amountsOf(owner)).toEqual([amountDue, 1299, 649]);
  });
});

describe('a renewal with an upgrade invoiced after it', () => {
  it('is still the debt when it fails: it can be paid, and ends the plan if it is not', async () => {
    const { owner, start } = await renewing();
    await upgradeBehind(owner);
    await shop.hasPlan(owner, 'expert');
    expect((await shop.subscriptionOf(owner))?.status).toBe('renewing');
    await breakTheCard(owner);
    await shop.stripe.advanceTo(start + 2 * HOUR);
    await shop.hasStatus(owner, 'past_due');
    const debt = (await shop.ask(owner, 'expert')).body;
    expect(debt).toMatchObject({ status: 'unpaid', amountDue: 1299, debt: 'expert' });
    expect(await shop.mailsTo(owner)).toContain('renewal-failed');
    await shop.stripe.advanceTo(start + 8 * DAY);
    await shop.lookNow();
    await shop.hasPlan(owner, 'free');
    expect((await shop.stripe.confirm(debt.clientSecret ?? '')).status).toBe('canceled');
    expect((await shop.chargesOf(owner)).filter(({ refunded }) => refunded)).toEqual([]);
  });

  it('is not charged after a cancellation', async () => {
    const { owner } = await renewing();
    await upgradeBehind(owner);
    await shop.hasPlan(owner, 'expert');
    const before = await shop.amountsOf(owner);
    expect((await shop.request(owner, 'cancel')).body).toMatchObject({
      user: { subscriptionStatus: 'free' },
    });
    await shop.stripe.advanceDays(2);
    expect(await shop.amountsOf(owner)).toEqual(before);
  });
});
