import type { Customer, Invoice, Line, Subscription } from '../store/objects.js';
import { emptyList, newId, type World } from '../world.js';

interface Parts {
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  subscription: Subscription;
  customer: Customer;
  lines: Line[];
  discounts: string[];
  total_discount_amounts: Invoice['total_discount_amounts'];
  /** Seconds; null when it is finalized at once. */
  finalizesAt: number | null;
}

/** An invoice that nobody has to pay yet. */
export function invoiceOf(world: World, parts: Parts): Invoice {
  const { subscription, customer, lines } = parts;
  const id = newId('in');
  const subtotal = lines.reduce((sum, line) => sum + line.amount, 0);
  const off = parts.total_discount_amounts.reduce((sum, { amount }) => sum + amount, 0);
  const page = world.invoicePages && `${world.invoicePages}/${id}`;
  return {
    ...UNUSED,
    id,
    object: 'invoice',
    ...amounts(subtotal, subtotal - off),
    automatically_finalizes_at: parts.finalizesAt,
    billing_reason: parts.reason,
    created: world.now,
    currency: subscription.currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    default_payment_method: subscription.default_payment_method,
    discounts: parts.discounts,
    effective_at: null,
    hosted_invoice_url: page,
    invoice_pdf: page && `${page}/pdf`,
    lines: emptyList(
      `/v1/invoices/${id}/lines`,
      lines.map((line) => ({ ...line, invoice: id })),
    ),
    parent: {
      quote_details: null,
      subscription_details: {
        metadata: subscription.metadata,
        subscription: subscription.id,
      },
      type: 'subscription_details',
    },
    period_end: world.now,
    period_start: world.now,
    total_discount_amounts: parts.total_discount_amounts,
  };
}

const amounts = (subtotal: number, total: number) => ({
  amount_due: Math.max(0, total),
  amount_overpaid: 0,
  amount_paid: 0,
  amount_remaining: Math.max(0, total),
  amount_shipping: 0,
  starting_balance: 0,
  ending_balance: null,
  subtotal,
  subtotal_excluding_tax: subtotal,
  total,
  total_excluding_tax: total,
});

const UNUSED = {
  account_country: 'IT',
  account_name: 'Zampa',
  account_tax_ids: null,
  application: null,
  attempt_count: 0,
  attempted: false,
  auto_advance: true,
  automatic_tax: {
    disabled_reason: null,
    enabled: false,
    liability: null,
    provider: null,
    status: null,
  },
  collection_method: 'charge_automatically',
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  customer_tax_ids: [],
  default_source: null,
  default_tax_rates: [],
  description: null,
  due_date: null,
  footer: null,
  from_invoice: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  metadata: {},
  next_payment_attempt: null,
  number: null,
  on_behalf_of: null,
  payment_settings: {
    default_mandate: null,
    payment_method_options: null,
    payment_method_types: null,
  },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  status: 'draft',
  status_transitions: {
    finalized_at: null,
    marked_uncollectible_at: null,
    paid_at: null,
    voided_at: null,
  },
  test_clock: null,
  total_pretax_credit_amounts: null,
  total_taxes: null,
  webhooks_delivered_at: null,
} satisfies Partial<Invoice>;
