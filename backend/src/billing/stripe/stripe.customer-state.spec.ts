import { expect, it } from '@jest/globals';
import type { Stripe } from './stripe.client.js';
import { customerState, hiddenMonth } from './stripe.customer-state.js';

const MONTH = 30 * 86_400;
const START = 1_795_000_000;

const SUBSCRIPTION = {
  id: 'sub_1',
  ended_at: null,
  latest_invoice: 'in_latest',
  items: { data: [{ current_period_start: START }] },
} as unknown as Stripe.Subscription;

const invoice = (id: string, given: Partial<Stripe.Invoice> = {}): Stripe.Invoice =>
  ({
    id,
    status: 'draft',
    billing_reason: 'subscription_cycle',
    created: START,
    parent: { subscription_details: { subscription: 'sub_1' } },
    ...given,
  }) as Stripe.Invoice;

const PAID = { status: 'paid' } as const;

const UPGRADE = invoice('in_latest', { ...PAID, billing_reason: 'subscription_update' });

it.each(['draft', 'open'] as const)(
  'a month whose invoice is still %s is not hidden by the invoice of an upgrade',
  (status) => {
    expect(hiddenMonth(SUBSCRIPTION, [UPGRADE, invoice('in_month', { status })])).toBe('in_month');
  },
);

it.each(['draft', 'open'] as const)(
  'an earlier month whose invoice was left %s does not count once a later one is paid',
  (status) => {
    const left = invoice('in_left', { status, created: START - MONTH });
    expect(hiddenMonth(SUBSCRIPTION, [invoice('in_latest', PAID), left])).toBeNull();
    expect(hiddenMonth(SUBSCRIPTION, [UPGRADE, invoice('in_month', PAID), left])).toBeNull();
  },
);

it('an invoice of a former list price has its plan, as has a change scheduled to one', () => {
  const line = { amount: 1999, pricing: { price_details: { price: 'price_former' } } };
  const paid = {
    lines: { data: [line] },
    status_transitions: { paid_at: START },
  } as unknown as Stripe.Invoice;
  const price = (plan: string, cents: number) => ({
    id: `price_${plan}`,
    lookup_key: `zampa_${plan}_month_eur_${String(cents)}`,
    metadata: { plan },
    unit_amount: cents,
  });
  const schedule = {
    default_settings: { default_payment_method: null },
    id: 'sub_sched_1',
    metadata: { plan: 'pro' },
    phases: [{ items: [{ price: 'price_expert' }] }, { items: [{ price: 'price_pro' }] }],
  };
  const scheduled = {
    ...SUBSCRIPTION,
    metadata: {},
    items: { data: [{ id: 'si_1', price: price('expert', 2499) }] },
    schedule,
  } as unknown as Stripe.Subscription;
  const { invoices, subscriptions } = customerState({
    now: new Date(START * 1000),
    prices: new Map([
      ['price_former', { plan: 'expert' as const, monthly: 1999 }],
      ['price_pro', { plan: 'pro' as const, monthly: 999 }],
    ]),
    subscriptions: [scheduled],
    invoices: [invoice('in_former', { ...PAID, ...paid })],
    charges: [],
    disputed: [],
  });
  expect(invoices[0]?.plan).toBe('expert');
  expect(subscriptions[0]).toMatchObject({
    plan: 'expert',
    priceId: 'price_expert',
    monthly: 2499,
    nextPlan: 'pro',
    nextMonthly: 999,
  });
});
