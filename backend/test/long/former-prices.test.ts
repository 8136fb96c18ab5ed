import { describe, expect, it } from '@jest/globals';
import type { PaidPlan } from '../../src/contract/plans.js';
import type { Owner } from '../harness/owner.js';
import type { Shop } from '../harness/shop.js';
import { until } from '../harness/until.js';
import { useShop } from '../harness/use-shop.js';

let shop: Shop;

useShop((opened) => (shop = opened));

/** Prices that the plans had before, in cents. */
const FORMER = { pro: 999, expert: 1999 };

const made = new Map<PaidPlan, Promise<string>>();

/** @returns the id of a plan's former price. */
function formerPrice(plan: PaidPlan): Promise<string> {
  const known = made.get(plan);
  if (known) return known;
  const cents = FORMER[plan];
  const price = shop.stripe.ask<{ id: string }>(
    'POST',
    'prices',
    `currency=eur&unit_amount=${cents}&recurring[interval]=month&product_data[name]=Former` +
      `&lookup_key=zampa_${plan}_month_eur_${cents}&metadata[plan]=${plan}`,
  );
  made.set(
    plan,
    price.then(({ id }) => id),
  );
  return formerPrice(plan);
}

const subscriptionOf = async (owner: Owner) => {
  const [subscription] = await shop.subscriptionsOf(owner);
  if (!subscription) throw new Error('there is no subscription');
  return subscription;
};

const standing = async (owner: Owner) => (await shop.overview(owner)).subscription;

/** An owner whose plan still has its former price. */
async function earlySubscriber(plan: PaidPlan): Promise<Owner> {
  const owner = await shop.subscriber(plan);
  const { id, items } = await subscriptionOf(owner);
  const item = items.data[0]?.id ?? '';
  const price = await formerPrice(plan);
  await shop.stripe.ask(
    'POST',
    `subscriptions/${id}`,
    `items[0][id]=${item}&items[0][price]=${price}&proration_behavior=none`,
  );
  await owner.call('POST', '/api/update-subscription-status', { planType: plan });
  return owner;
}

const monthEnd = async (owner: Owner): Promise<number> =>
  (await subscriptionOf(owner)).items.data[0]?.current_period_end ?? 0;

async function receiptsTo(owner: Owner): Promise<unknown[]> {
  const { rows } = await shop.world.database.query<{ data: { nextAmountCents: number } }>(
    `SELECT data FROM mails WHERE "to" = $1 AND template = 'receipt' ORDER BY id`,
    [owner.email],
  );
  return rows.map(({ data }) => data.nextAmountCents);
}

describe('a subscription made before the list price changed', () => {
  it('is shown, charged and confirmed at its own price', async () => {
    const owner = await earlySubscriber('expert');
    expect(await standing(owner)).toMatchObject({ monthly: 1999, nextMonthly: 1999 });
    await shop.stripe.advanceTo((await monthEnd(owner)) + 7200);
    await until('it has renewed', async () => (await receiptsTo(owner)).length === 2);
    expect((await shop.chargesOf(owner))[0]?.amount).toBe(1999);
    const [{ plan, amount } = {}] = (await shop.overview(owner)).payments;
    expect({ plan, amount }).toEqual({ plan: 'expert', amount: 1999 });
    expect((await receiptsTo(owner))[1]).toBe(1999);
  });

  it('keeps that price while a lower plan is scheduled, and when it is taken back', async () => {
    const owner = await earlySubscriber('expert');
    expect((await shop.ask(owner, 'pro')).body).toMatchObject({ thenMonthly: 1299 });
    expect((await shop.change(owner, 'pro', 0)).body).toMatchObject({ status: 'scheduled' });
    expect(await standing(owner)).toMatchObject({ monthly: 1999, nextMonthly: 1299 });
    const { schedule } = await subscriptionOf(owner);
    const { phases } = await shop.stripe.ask<{ phases: { items: { price: string }[] }[] }>(
      'GET',
      `subscription_schedules/${schedule as string}`,
    );
    expect(phases[0]?.items[0]?.price).toBe(await formerPrice('expert'));
    expect((await shop.ask(owner, 'expert')).body).toMatchObject({ thenMonthly: 1999 });
    expect((await shop.change(owner, 'expert', 0)).body).toMatchObject({ status: 'paid' });
    expect(await standing(owner)).toMatchObject({ monthly: 1999, nextMonthly: 1999 });
  });

  it('gets the list price with a change of plan', async () => {
    const owner = await earlySubscriber('pro');
    const { thenMonthly, change } = (await shop.ask(owner, 'expert')).body;
    expect(thenMonthly).toBe(2999);
    expect(change?.lines.map(({ plan }) => plan)).toEqual(['expert', 'pro']);
    expect((await shop.switchTo(owner, 'expert')).body).toMatchObject({ status: 'paid' });
    expect(await standing(owner)).toMatchObject({ monthly: 2999, nextMonthly: 2999 });
  });

  it('names its own price where a renewal is still to be paid', async () => {
    const owner = await earlySubscriber('pro');
    const { id } = await shop.stripe.ask<{ id: string }>(
      'POST',
      'payment_methods/pm_card_chargeCustomerFail/attach',
      `customer=${await shop.customerOf(owner)}`,
    );
    const { id: subscription } = await subscriptionOf(owner);
    await shop.stripe.ask('POST', `subscriptions/${subscription}`, `default_payment_method=${id}`);
    await shop.stripe.advanceTo((await monthEnd(owner)) + 7200);
    await until('it is overdue', async () => (await standing(owner))?.status === 'past_due');
    const debt = (await shop.ask(owner, 'pro')).body;
    expect(debt).toMatchObject({ status: 'unpaid', amountDue: 999, thenMonthly: 999 });
  });
});
