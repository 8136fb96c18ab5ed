import type Stripe from 'stripe';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { itemOf, refusal, secretOf, Shop } from './shop.fixture.js';

let shop: Shop;
let expert: Stripe.Subscription;
beforeEach(async () => {
  shop = await Shop.open();
  const waiting = await shop.subscribe({ items: [{ price: shop.expert }] });
  shop.pay(secretOf(waiting));
  expert = await shop.read(waiting.id);
});

/** To the cheaper plan at the end of the paid month. */
const downgrade = async (): Promise<Stripe.SubscriptionSchedule> => {
  const { id, phases } = await shop.stripe.subscriptionSchedules.create({
    from_subscription: expert.id,
  });
  const [now] = phases;
  if (!now) throw new Error('there is no phase');
  return shop.stripe.subscriptionSchedules.update(id, {
    end_behavior: 'release',
    default_settings: { default_payment_method: expert.default_payment_method as string },
    phases: [
      {
        items: [{ price: shop.expert }],
        start_date: now.start_date,
        end_date: now.end_date,
      },
      {
        items: [{ price: shop.pro }],
        duration: { interval: 'month', interval_count: 1 },
      },
    ],
  });
};

const planNow = async (): Promise<string> => itemOf(await shop.read(expert.id)).price.id;

describe('a change at the end of the period', () => {
  it('is visible on the subscription before it takes effect', async () => {
    const schedule = await downgrade();
    expect((await shop.read(expert.id)).schedule).toBe(schedule.id);
    expect(schedule.phases.map(({ items }) => items[0]?.price)).toEqual([shop.expert, shop.pro]);
    expect(schedule.phases[1]?.start_date).toBe(itemOf(expert).current_period_end);
    shop.wait(27);
    expect(await planNow()).toBe(shop.expert);
  });

  it('is charged at the new price when the period ends', async () => {
    await downgrade();
    shop.wait(32);
    expect(await planNow()).toBe(shop.pro);
    expect((await shop.invoices())[0]).toMatchObject({ status: 'paid', total: 1299 });
  });

  it('releases the subscription after its last phase', async () => {
    const { id } = await downgrade();
    shop.wait(64);
    expect(await shop.stripe.subscriptionSchedules.retrieve(id)).toMatchObject({
      status: 'released',
      released_subscription: expert.id,
    });
    expect((await shop.read(expert.id)).schedule).toBeNull();
    expect(await planNow()).toBe(shop.pro);
  });

  it('does not take effect if its schedule is released before', async () => {
    const { id } = await downgrade();
    await shop.stripe.subscriptionSchedules.release(id);
    shop.wait(32);
    expect(await planNow()).toBe(shop.expert);
    expect((await refusal(shop.stripe.subscriptionSchedules.release(id))).statusCode).toBe(400);
  });

  it('prevents cancelling the subscription at period end while it is scheduled', async () => {
    await downgrade();
    const cancel = shop.stripe.subscriptions.update(expert.id, { cancel_at_period_end: true });
    expect((await refusal(cancel)).message).toContain('managed by the subscription schedule');
    await shop.stripe.subscriptions.cancel(expert.id);
    expect(await shop.events()).toContain('subscription_schedule.canceled');
  });
});

describe('a schedule', () => {
  it('is the only one for its subscription', async () => {
    await downgrade();
    const second = shop.stripe.subscriptionSchedules.create({ from_subscription: expert.id });
    expect((await refusal(second)).statusCode).toBe(400);
  });

  it('cannot move the start of a running phase', async () => {
    const { id, phases } = await downgrade();
    const move = shop.stripe.subscriptionSchedules.update(id, {
      phases: [{ items: [{ price: shop.pro }], start_date: (phases[0]?.start_date ?? 0) + 60 }],
    });
    expect(await refusal(move)).toMatchObject({ statusCode: 400, param: 'phases[0][start_date]' });
  });

  it('requires an active subscription', async () => {
    const { id } = await shop.subscribe();
    const early = shop.stripe.subscriptionSchedules.create({ from_subscription: id });
    expect((await refusal(early)).statusCode).toBe(400);
  });
});
