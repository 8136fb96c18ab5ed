import { describe, expect, it } from '@jest/globals';
import { entitlement, inForce, nextStep, refundableUntil } from './entitlement.js';
import { inDays, invoice, NOW, state, subscription } from './entitlement.fixture.js';
import type { StripeSubscription } from './stripe/stripe.state.js';

const FREE = { plan: 'free', invoiceId: null };
const PRO = { plan: 'pro', invoiceId: 'in_1' };

const failed = (daysAgo: number): Partial<StripeSubscription> => ({
  status: 'past_due',
  latestInvoice: {
    id: 'in_2',
    status: 'open',
    clientSecret: 'pi_2_secret_x',
    amountDue: 1299,
    currency: 'eur',
    createdAt: inDays(-daysAgo),
  },
});

const withOne = (given: Partial<StripeSubscription>) =>
  state({ subscriptions: [subscription(given)] });

describe('the plan that was paid for', () => {
  it('is that of the active subscription, even if it is cancelled at the end of the month', () => {
    expect(entitlement(state())).toEqual(PRO);
    expect(entitlement(withOne({ cancelAtPeriodEnd: true }))).toEqual(PRO);
    expect(entitlement(withOne({ plan: 'expert' }))).toEqual({ plan: 'expert', invoiceId: 'in_1' });
  });

  it.each(['incomplete', 'incomplete_expired', 'unpaid', 'canceled', 'paused'] as const)(
    'is free when the subscription is %s',
    (status) => {
      expect(entitlement(withOne({ status }))).toEqual(FREE);
    },
  );

  it('is kept for seven days after a failed renewal, and no longer', () => {
    expect(entitlement(withOne(failed(0)))).toEqual(PRO);
    expect(entitlement(withOne(failed(6.999)))).toEqual(PRO);
    expect(entitlement(withOne(failed(7)))).toEqual(FREE);
  });

  it('is kept when a late renewal has been paid but the subscription still reads past due', () => {
    const { latestInvoice } = subscription(failed(8));
    const paid = latestInvoice && { ...latestInvoice, status: 'paid' };
    expect(entitlement(withOne({ status: 'past_due', latestInvoice: paid }))).toEqual(PRO);
  });

  it('is free until something has been paid, whatever the status says', () => {
    expect(entitlement(state({ invoices: [] }))).toEqual(FREE);
    expect(entitlement(state({ invoices: [invoice({ status: 'open' })] }))).toEqual(FREE);
    expect(entitlement(state({ invoices: [invoice({ subscriptionId: 'sub_0' })] }))).toEqual(FREE);
    const { subscriptions } = withOne(failed(1));
    expect(entitlement(state({ subscriptions, invoices: [] }))).toEqual(FREE);
  });

  it('is free for an unknown price', () => {
    expect(entitlement(withOne({ plan: null }))).toEqual(FREE);
  });

  it('does not change before the upgrade is paid', () => {
    expect(entitlement(withOne({ pendingPlan: 'expert' }))).toEqual(PRO);
  });

  it('is that of the older of two subscriptions in force', () => {
    const newer = subscription({ id: 'sub_2', plan: 'expert', createdAt: inDays(-1) });
    const paid = invoice({ id: 'in_2', subscriptionId: 'sub_2' });
    const both = { subscriptions: [newer, subscription()], invoices: [paid, invoice()] };
    expect(entitlement(state(both))).toEqual(PRO);
  });
});

it('a subscription that is paused or unpaid comes last: the next one replaces it', () => {
  const [running, paused, unpaid] = (['active', 'paused', 'unpaid'] as const).map((status, age) =>
    subscription({ id: status, status, createdAt: inDays(-age) }),
  );
  const subscriptions = [running, paused, unpaid].flatMap((one) => one ?? []);
  expect(inForce(state({ subscriptions })).map(({ id }) => id)).toEqual([
    'active',
    'unpaid',
    'paused',
  ]);
});

describe('a refund', () => {
  const after = (...invoices: ReturnType<typeof invoice>[]) => refundableUntil(state({ invoices }));

  it('is available for thirty days from the first payment', () => {
    expect(after(invoice({ paidAt: NOW }), invoice({ paidAt: inDays(-29) }))).toEqual(inDays(1));
    expect(after(invoice({ paidAt: inDays(-30) }))).toBeNull();
  });

  it('is not available twice or without a payment', () => {
    expect(after(invoice(), invoice({ status: 'refunded' }))).toBeNull();
    expect(after()).toBeNull();
    expect(after(invoice({ amount: 0 }))).toBeNull();
    expect(after(invoice({ status: 'open', paidAt: null }))).toBeNull();
  });
});

describe('the next step of a purchase', () => {
  const incomplete = subscription({ status: 'incomplete' });
  const paused = subscription({ id: 's0', status: 'paused', createdAt: inDays(-40) });
  const { latestInvoice: owed = null } = failed(40);
  const renewing = subscription({ latestInvoice: owed && { ...owed, status: 'draft' } });
  const unpaid = (status: string) =>
    subscription({ status: 'unpaid', latestInvoice: owed && { ...owed, status } });

  it.each<[string, StripeSubscription[], 'pro' | 'expert', string]>([
    ['nothing stands', [], 'pro', 'create'],
    ['an old one was cancelled', [subscription({ status: 'canceled' })], 'pro', 'create'],
    ['an attempt has expired', [subscription({ status: 'incomplete_expired' })], 'pro', 'create'],
    ['the same is open', [incomplete], 'pro', 'confirm'],
    ['another is open', [incomplete], 'expert', 'replace'],
    ['the plan is there', [subscription()], 'pro', 'nothing'],
    ['a lower one is there', [subscription()], 'expert', 'upgrade'],
    ['a higher one is there', [subscription({ plan: 'expert' })], 'pro', 'downgrade'],
    ['it follows already', [subscription({ plan: 'expert', nextPlan: 'pro' })], 'pro', 'scheduled'],
    ['its upgrade is unpaid', [subscription({ pendingPlan: 'expert' })], 'expert', 'pay-upgrade'],
    ['a lower one is to be charged', [renewing], 'expert', 'wait'],
    ['its upgrade is, too', [{ ...renewing, pendingPlan: 'expert' }], 'expert', 'wait'],
    ['a higher one is', [{ ...renewing, plan: 'expert' }], 'pro', 'downgrade'],
    ['it ends with its month', [subscription({ cancelAtPeriodEnd: true })], 'pro', 'keep'],
    ['another follows', [subscription({ plan: 'expert', nextPlan: 'pro' })], 'expert', 'keep'],
    ['a lower one ends', [subscription({ cancelAtPeriodEnd: true })], 'expert', 'upgrade'],
    ['the renewal failed', [subscription(failed(1))], 'pro', 'pay-debt'],
    ['the renewal failed', [subscription(failed(1))], 'expert', 'pay-debt'],
    ['the renewal was not paid in time', [subscription(failed(7))], 'pro', 'replace'],
    ['the debt is old', [unpaid('open')], 'pro', 'pay-debt'],
    ['an old debt has just been paid', [unpaid('paid')], 'pro', 'pay-debt'],
    ['an old debt cannot be paid', [unpaid('draft')], 'pro', 'create'],
    ['it is paused', [paused], 'pro', 'create'],
    ['an attempt stands beside a paused one', [incomplete, paused], 'pro', 'confirm'],
    ['another stands beside a paused one', [incomplete, paused], 'expert', 'replace'],
    ['a newer plan stands beside a paused one', [subscription(), paused], 'pro', 'nothing'],
    ['an attempt stands beside a plan', [incomplete, subscription({ id: 's2' })], 'pro', 'nothing'],
  ])('when %s: %#', (_case, subscriptions, wanted, done) => {
    expect(nextStep(state({ subscriptions }), wanted).do).toBe(done);
  });
});
