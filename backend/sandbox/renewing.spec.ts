import { beforeEach, describe, expect, it } from '@jest/globals';
import { itemOf, secretOf, Shop } from './shop.fixture.js';

const FAILS_LATER = '4000 0000 0000 0341';

let shop: Shop;
beforeEach(async () => {
  shop = await Shop.open();
});

describe('a renewal', () => {
  it('is paid with the saved card, and the next period begins', async () => {
    const before = await shop.subscribed();
    shop.wait(32);
    const after = await shop.read(before.id);
    expect(after.status).toBe('active');
    expect(itemOf(after).current_period_start).toBe(itemOf(before).current_period_end);
    expect(await shop.invoices()).toMatchObject([
      { billing_reason: 'subscription_cycle', status: 'paid', amount_paid: 1299 },
      { billing_reason: 'subscription_create', status: 'paid' },
    ]);
  });

  it('happens once per month that has passed', async () => {
    await shop.subscribed();
    shop.wait(366);
    expect(await shop.invoices()).toHaveLength(10);
    expect((await shop.stripe.charges.list({ limit: 100 })).data).toHaveLength(13);
  });

  it('needs no confirmation at the bank if the owner agreed with the first payment', async () => {
    const { id } = await shop.subscribed('4000 0025 0000 3155');
    shop.wait(32);
    expect((await shop.read(id)).status).toBe('active');
  });

  it('that needs confirmation at the bank stays unpaid', async () => {
    const { id } = await shop.subscribed('4000 0027 6000 3184');
    shop.wait(32);
    expect((await shop.read(id)).status).toBe('past_due');
    expect(await shop.events()).toContain('invoice.payment_action_required');
  });
});

/** Moves the clock to this many days after the period's end, plus two hours. */
const afterPeriod = (end: number, days: number): void => {
  const now = shop.sandbox.now();
  shop.wait((end + 7200 - now) / 86_400 + days);
};

describe('a renewal that fails', () => {
  it('stays unpaid, and is retried after 3, 5 and 7 days', async () => {
    const before = await shop.subscribed(FAILS_LATER);
    const end = itemOf(before).current_period_end;
    const attempts = [];
    for (const day of [0, 2, 3, 5]) {
      afterPeriod(end, day);
      const [invoice] = await shop.invoices();
      attempts.push([invoice?.status, invoice?.attempt_count]);
    }
    expect(attempts).toEqual([
      ['open', 1],
      ['open', 1],
      ['open', 2],
      ['open', 3],
    ]);
    expect((await shop.read(before.id)).status).toBe('past_due');
  });

  it('finally ends the subscription, with its invoice open', async () => {
    const before = await shop.subscribed(FAILS_LATER);
    afterPeriod(itemOf(before).current_period_end, 8);
    expect(await shop.read(before.id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    });
    expect((await shop.invoices())[0]).toMatchObject({
      status: 'open',
      attempt_count: 4,
      next_payment_attempt: null,
    });
    expect((await shop.events()).at(-1)).toBe('customer.subscription.deleted');
  });

  it('is settled by paying its invoice with another card', async () => {
    const before = await shop.subscribed(FAILS_LATER);
    shop.wait(32);
    const owed = await shop.stripe.subscriptions.retrieve(before.id, {
      expand: ['latest_invoice.confirmation_secret'],
    });
    expect(shop.pay(secretOf(owed)).status).toBe('succeeded');
    const after = await shop.read(before.id);
    expect(after.status).toBe('active');
    expect(after.default_payment_method).not.toBe(before.default_payment_method);
    shop.wait(10);
    expect((await shop.read(before.id)).status).toBe('active');
  });
});

describe('a cancellation', () => {
  it('at the end of the period takes effect then, and not before', async () => {
    const { id } = await shop.subscribed();
    const ending = await shop.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    expect(ending).toMatchObject({ status: 'active', cancel_at_period_end: true });
    shop.wait(27);
    expect((await shop.read(id)).status).toBe('active');
    shop.wait(5);
    expect((await shop.read(id)).status).toBe('canceled');
    expect(await shop.invoices()).toHaveLength(1);
    expect((await shop.events()).at(-1)).toBe('customer.subscription.deleted');
  });

  it('can be undone before then', async () => {
    const { id } = await shop.subscribed();
    await shop.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    const resumed = await shop.stripe.subscriptions.update(id, { cancel_at_period_end: false });
    expect(resumed.cancel_at_period_end).toBe(false);
    shop.wait(32);
    expect((await shop.read(id)).status).toBe('active');
  });

  it('at once takes effect at once', async () => {
    const { id } = await shop.subscribed();
    expect((await shop.stripe.subscriptions.cancel(id)).status).toBe('canceled');
    shop.wait(32);
    expect(await shop.invoices()).toHaveLength(1);
  });

  it('before the first payment leaves nothing to pay', async () => {
    const waiting = await shop.subscribe();
    await shop.stripe.subscriptions.cancel(waiting.id);
    expect(shop.pay(secretOf(waiting)).status).toBe('canceled');
  });
});
