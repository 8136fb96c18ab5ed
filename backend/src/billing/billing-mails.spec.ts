import { expect, it } from '@jest/globals';
import type { User } from '../accounts/user.entity.js';
import type { BillingCustomer } from './billing-customer.entity.js';
import { mailsOf } from './billing-mails.js';
import { inDays, invoice, state, subscription } from './entitlement.fixture.js';
import type { CustomerState, StripeSubscription } from './stripe/stripe.state.js';

const user = { id: 1, username: 'Anna', email: 'anna@example.org', language: 'en' } as User;

const receiptsOf = (found: CustomerState) =>
  mailsOf({
    user,
    customer: { firstMonthRefused: null } as BillingCustomer,
    state: found,
    before: { subscriptions: [], payments: [], changed: true, lags: [] },
    plan: null,
    payUrl: '',
  }).flatMap((mail) => (mail.template === 'receipt' ? [mail.data] : []));

const receiptOf = (given: Partial<StripeSubscription>) =>
  receiptsOf(state({ subscriptions: [subscription(given)] }))[0];

it('a receipt names the next payment', () => {
  expect(receiptOf({})).toMatchObject({
    nextAt: inDays(20).toISOString(),
    nextAmountCents: 1299,
  });
  expect(receiptOf({ plan: 'expert', nextPlan: 'pro' })).toMatchObject({ nextAmountCents: 1299 });
});

it.each<[string, Partial<StripeSubscription>]>([
  ['is cancelled', { cancelAtPeriodEnd: true }],
  ['has ended', { status: 'canceled' }],
])('a receipt names no next payment when the subscription %s', (_case, given) => {
  expect(receiptOf(given)).toMatchObject({ nextAt: null });
});

it('a receipt names the price that the subscription has, whatever new ones cost', () => {
  expect(receiptOf({ monthly: 999, nextMonthly: 999 })).toMatchObject({ nextAmountCents: 999 });
});

it('a receipt names the price of the plan that continues, not of the one that was paid', () => {
  const invoices = [invoice({ id: 'in_2', plan: 'expert', amount: 2350 }), invoice()];
  const found = state({ subscriptions: [subscription({ plan: 'expert' })], invoices });
  expect(receiptsOf(found).map(({ nextAmountCents }) => nextAmountCents)).toEqual([2999, 2999]);
});
