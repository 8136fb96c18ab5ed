import { PRICES_EUR_CENTS } from '../contract/plans.js';
import type { CustomerState, StripeInvoice, StripeSubscription } from './stripe/stripe.state.js';

export const NOW = new Date('2026-11-21T12:00:00Z');

export const inDays = (days: number): Date => new Date(NOW.getTime() + days * 86_400_000);

export const subscription = (given: Partial<StripeSubscription> = {}): StripeSubscription => ({
  id: 'sub_1',
  itemId: 'si_1',
  status: 'active',
  plan: 'pro',
  priceId: 'price_1',
  monthly: PRICES_EUR_CENTS[given.plan ?? 'pro'],
  pendingPlan: null,
  pendingMonthly: null,
  nextPlan: null,
  nextMonthly: PRICES_EUR_CENTS[given.nextPlan ?? given.plan ?? 'pro'],
  scheduleId: null,
  scheduledCard: null,
  intended: null,
  attempt: null,
  createdAt: inDays(-10),
  periodStart: inDays(-10),
  periodEnd: inDays(20),
  card: { id: 'pm_1', last4: '4242', expires: '2034-12' },
  cancelAtPeriodEnd: false,
  stoppedFor: null,
  endedByDispute: false,
  latestInvoice: {
    id: 'in_1',
    status: 'paid',
    clientSecret: null,
    amountDue: 0,
    currency: 'eur',
    createdAt: inDays(-10),
  },
  ...given,
});

export const invoice = (given: Partial<StripeInvoice> = {}): StripeInvoice => ({
  id: 'in_1',
  number: 'ZAMPA-1',
  subscriptionId: 'sub_1',
  plan: 'pro',
  amount: 1299,
  currency: 'eur',
  status: 'paid',
  contested: false,
  discounted: false,
  paymentIntentId: 'pi_1',
  card: 'card_1',
  createdAt: inDays(-10),
  paidAt: inDays(-10),
  url: null,
  ...given,
});

export const state = (given: Partial<CustomerState> = {}): CustomerState => ({
  now: NOW,
  email: undefined,
  subscriptions: [subscription()],
  invoices: [invoice()],
  late: [],
  unowed: [],
  ...given,
});
