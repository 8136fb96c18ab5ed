import type Stripe from 'stripe';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { invoiceOf, itemOf, refusal, secretOf, Shop } from './shop.fixture.js';

let shop: Shop;
beforeEach(async () => {
  shop = await Shop.open();
});

const planOf = (subscription: Stripe.Subscription): string => itemOf(subscription).price.id;

describe('an upgrade', () => {
  it('is paid at once with the saved card, for the rest of the period', async () => {
    const before = await shop.subscribed();
    shop.wait(10);
    const after = await shop.upgrade(before);
    const { current_period_start: start, current_period_end: end } = itemOf(before);
    const rest = (end - start - 10 * 86_400) / (end - start);
    const [credit, charge] = invoiceOf(after).lines.data.map(({ amount }) => amount);
    expect(after).toMatchObject({ status: 'active', pending_update: null });
    expect(planOf(after)).toBe(shop.expert);
    expect(itemOf(after).current_period_end).toBe(end);
    expect(Math.abs((credit ?? 0) + 1299 * rest)).toBeLessThan(1);
    expect(Math.abs((charge ?? 0) - 2499 * rest)).toBeLessThan(1);
    expect(invoiceOf(after)).toMatchObject({
      billing_reason: 'subscription_update',
      status: 'paid',
      amount_paid: (credit ?? 0) + (charge ?? 0),
    });
  });

  it('costs what its preview says, and the preview changes nothing', async () => {
    const { id, items } = await shop.subscribed();
    shop.wait(10);
    const change = {
      items: [{ id: items.data[0]?.id ?? '', price: shop.expert }],
      proration_behavior: 'always_invoice' as const,
      proration_date: shop.sandbox.now() - 1800,
    };
    const before = await shop.read(id);
    const preview = await shop.stripe.invoices.createPreview({
      subscription: id,
      subscription_details: change,
    });
    expect(preview.amount_due).toBeGreaterThan(0);
    expect(await shop.read(id)).toEqual(before);
    expect(await shop.invoices()).toHaveLength(1);
    const after = await shop.stripe.subscriptions.update(id, {
      ...change,
      payment_behavior: 'pending_if_incomplete',
      expand: ['latest_invoice'],
    });
    expect(invoiceOf(after)).toMatchObject({ status: 'paid', amount_paid: preview.amount_due });
  });

  it('credits what was paid, not the list price', async () => {
    await shop.stripe.coupons.create({ id: 'half', amount_off: 650, currency: 'eur' });
    const first = await shop.subscribe({ discounts: [{ coupon: 'half' }] });
    shop.pay(secretOf(first));
    const after = await shop.upgrade(await shop.read(first.id));
    expect(invoiceOf(after).lines.data.map(({ amount }) => amount)).toEqual([-649, 2499]);
  });

  it('changes nothing until it is paid', async () => {
    const before = await shop.subscribed('4000 0000 0000 0341');
    const waiting = await shop.upgrade(before);
    expect(waiting.status).toBe('active');
    expect(planOf(waiting)).toBe(shop.pro);
    expect(waiting.pending_update?.subscription_items?.[0]?.price.id).toBe(shop.expert);
    expect(invoiceOf(waiting).status).toBe('open');
    shop.pay(secretOf(waiting));
    const after = await shop.read(before.id);
    expect(after.pending_update).toBeNull();
    expect(planOf(after)).toBe(shop.expert);
    expect(await shop.events()).toContain('customer.subscription.pending_update_applied');
  });

  it('that waits for the bank is a pending change', async () => {
    const before = await shop.subscribed('4000 0027 6000 3184');
    const waiting = await shop.upgrade(before);
    const payment = shop.sandbox.payment(secretOf(waiting));
    expect(payment?.status).toBe('requires_action');
    shop.sandbox.authenticate(secretOf(waiting), true);
    expect(planOf(await shop.read(before.id))).toBe(shop.expert);
  });

  it('expires after 23 hours, and so does its invoice', async () => {
    const before = await shop.subscribed('4000 0000 0000 0341');
    const waiting = await shop.upgrade(before);
    shop.wait(1);
    const after = await shop.read(before.id);
    expect(after).toMatchObject({ status: 'active', pending_update: null });
    expect(planOf(after)).toBe(shop.pro);
    expect(shop.pay(secretOf(waiting)).status).toBe('canceled');
    expect((await shop.events()).slice(-4)).toEqual([
      'customer.subscription.updated',
      'customer.subscription.pending_update_expired',
      'payment_intent.canceled',
      'invoice.voided',
    ]);
  });

  it('is dropped by a cancellation that it would undo', async () => {
    const before = await shop.subscribed('4000 0000 0000 0341');
    const waiting = await shop.upgrade(before, { cancel_at_period_end: false });
    expect(waiting.pending_update?.cancel_at_period_end).toBe(false);
    const after = await shop.stripe.subscriptions.update(before.id, { cancel_at_period_end: true });
    expect(after).toMatchObject({ cancel_at_period_end: true, pending_update: null });
    expect(shop.pay(secretOf(waiting)).status).toBe('canceled');
  });

  it('requested again replaces the pending one', async () => {
    const before = await shop.subscribed('4000 0000 0000 0341');
    const first = await shop.upgrade(before);
    const second = await shop.upgrade(await shop.read(before.id));
    expect(secretOf(second)).not.toBe(secretOf(first));
    expect(shop.pay(secretOf(first)).status).toBe('canceled');
    shop.pay(secretOf(second));
    expect(planOf(await shop.read(before.id))).toBe(shop.expert);
  });
});

describe('a price change without proration', () => {
  it('costs nothing today', async () => {
    const before = await shop.subscribed();
    const after = await shop.stripe.subscriptions.update(before.id, {
      items: [{ id: itemOf(before).id, price: shop.expert }],
      proration_behavior: 'none',
    });
    expect(planOf(after)).toBe(shop.expert);
    expect(await shop.invoices()).toHaveLength(1);
  });
});

describe('a change is refused', () => {
  it.each([
    ['a missing item', { items: [{ id: 'si_none', price: 'price_none' }] }],
    ['an unknown parameter', { plan: 'expert' }],
  ])('with %s', async (_what, change) => {
    const { id } = await shop.subscribed();
    expect((await refusal(shop.stripe.subscriptions.update(id, change as object))).statusCode).toBe(
      400,
    );
  });

  it('to an ended subscription', async () => {
    const { id } = await shop.subscribed();
    await shop.stripe.subscriptions.cancel(id);
    const resume = shop.stripe.subscriptions.update(id, { cancel_at_period_end: false });
    expect((await refusal(resume)).statusCode).toBe(400);
    expect((await refusal(shop.stripe.subscriptions.cancel(id))).code).toBe('resource_missing');
  });

  it('to the price of an unpaid subscription', async () => {
    const waiting = await shop.subscribe();
    expect((await refusal(shop.upgrade(waiting))).statusCode).toBe(400);
  });
});
