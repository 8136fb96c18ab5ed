import { expect, it } from '@jest/globals';
import type { Stripe } from './stripe.client.js';
import { hiddenMonth } from './stripe.customer-state.js';

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
