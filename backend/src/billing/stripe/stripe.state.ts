import { PAID_PLANS, type PaidPlan } from '../../contract/plans.js';
import { planOfPrice } from './stripe.catalogue.js';
import type { Stripe } from './stripe.client.js';

/** An invoice as far as a decision needs it. Amounts in cents. */
interface DueInvoice {
  id: string;
  status: string;
  /** To confirm its payment with; null when nothing is to be confirmed. */
  clientSecret: string | null;
  amountDue: number;
  currency: string;
  createdAt: Date;
}

/** A subscription at Stripe, in our words. */
export interface StripeSubscription {
  id: string;
  itemId: string;
  status: Stripe.Subscription.Status;
  /** Null for a price that is not of our catalogue. */
  plan: PaidPlan | null;
  /** The plan that an unpaid upgrade waits for. */
  pendingPlan: PaidPlan | null;
  /** The plan that a schedule puts in its place at `periodEnd`. */
  nextPlan: PaidPlan | null;
  scheduleId: string | null;
  /** The attempt that began it. */
  attempt: string | null;
  createdAt: Date;
  periodStart: Date;
  periodEnd: Date;
  /** The last four digits of the saved card; null when another way to pay is saved, or none. */
  card: string | null;
  cancelAtPeriodEnd: boolean;
  latestInvoice: DueInvoice | null;
}

/** An invoice with what became of it. */
export interface StripeInvoice {
  id: string;
  number: string;
  subscriptionId: string | null;
  /** Null for a price that is not of our catalogue. */
  plan: PaidPlan | null;
  /** Cents. */
  amount: number;
  currency: string;
  status: 'open' | 'paid' | 'refunded';
  discounted: boolean;
  paymentIntentId: string | null;
  /** Fingerprint of the card that paid it. */
  card: string | null;
  createdAt: Date;
  paidAt: Date | null;
  url: string | null;
}

/** Everything of a customer that our decisions rest on; newest first. */
export interface CustomerState {
  /** By the provider's clock, which all its dates go by. */
  now: Date;
  subscriptions: StripeSubscription[];
  invoices: StripeInvoice[];
}

const date = (seconds: number): Date => new Date(seconds * 1000);

/** What expands to an object unless it is gone or was not expanded. */
const expanded = <T extends object>(value: T | string | null | undefined): T | null =>
  typeof value === 'object' ? value : null;

const idOf = (value: { id: string } | string | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/** To be asked for with every subscription that becomes a `StripeSubscription`. */
export const SUBSCRIPTION_EXPANSIONS = [
  'latest_invoice.confirmation_secret',
  'schedule',
  'default_payment_method',
];

function dueInvoice(invoice: Stripe.Invoice): DueInvoice {
  return {
    id: invoice.id,
    status: invoice.status ?? 'draft',
    clientSecret: invoice.confirmation_secret?.client_secret ?? null,
    amountDue: invoice.amount_remaining,
    currency: invoice.currency,
    createdAt: date(invoice.created),
  };
}

export function stripeSubscription(subscription: Stripe.Subscription): StripeSubscription {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`Subscription ${subscription.id} has no item`);
  const plan = planOfPrice(item.price);
  const schedule = expanded<Stripe.SubscriptionSchedule>(subscription.schedule);
  const scheduled = PAID_PLANS.find((known) => known === schedule?.metadata?.plan) ?? null;
  const pending = subscription.pending_update?.subscription_items?.[0]?.price;
  const invoice = expanded<Stripe.Invoice>(subscription.latest_invoice);
  return {
    id: subscription.id,
    itemId: item.id,
    status: subscription.status,
    plan,
    pendingPlan: pending ? planOfPrice(pending) : null,
    /** A schedule stays for a while when its change has happened. */
    nextPlan: scheduled === plan ? null : scheduled,
    attempt: subscription.metadata.attempt ?? null,
    scheduleId: idOf(subscription.schedule),
    createdAt: date(subscription.created),
    periodStart: date(item.current_period_start),
    periodEnd: date(item.current_period_end),
    card: expanded<Stripe.PaymentMethod>(subscription.default_payment_method)?.card?.last4 ?? null,
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    latestInvoice: invoice && dueInvoice(invoice),
  };
}

interface Known {
  /** Payment intents whose money went back. */
  refunded: ReadonlySet<string>;
  /** Fingerprints of cards by the payment intent that they paid. */
  cards: ReadonlyMap<string, string>;
  /** Plans by the id of their price. */
  plans: ReadonlyMap<string, PaidPlan>;
}

export function stripeInvoice(
  invoice: Stripe.Invoice,
  { refunded, cards, plans }: Known,
): StripeInvoice {
  const paymentIntentId =
    invoice.payments?.data
      .map(({ payment }) => idOf(payment.payment_intent))
      .find((id) => id !== null) ?? null;
  const paid = invoice.status === 'paid';
  const paidAt = invoice.status_transitions.paid_at;
  return {
    id: invoice.id,
    number: invoice.number ?? invoice.id,
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
    plan: planOfInvoice(invoice, plans),
    amount: paid ? invoice.amount_paid : invoice.amount_due,
    currency: invoice.currency,
    status: paid ? (refunded.has(paymentIntentId ?? '') ? 'refunded' : 'paid') : 'open',
    discounted: (invoice.total_discount_amounts ?? []).some(({ amount }) => amount > 0),
    paymentIntentId,
    card: cards.get(paymentIntentId ?? '') ?? null,
    createdAt: date(invoice.created),
    paidAt: paid && paidAt !== null ? date(paidAt) : null,
    url: invoice.hosted_invoice_url ?? null,
  };
}

/** The plan that is charged for, not the one credited back. */
function planOfInvoice({ lines }: Stripe.Invoice, plans: Known['plans']): PaidPlan | null {
  const line = lines.data.findLast(({ amount }) => amount > 0) ?? lines.data[0];
  return line === undefined ? null : planOfLine(line, plans);
}

export const planOfLine = (line: Stripe.InvoiceLineItem, plans: Known['plans']): PaidPlan | null =>
  plans.get(idOf(line.pricing?.price_details?.price) ?? '') ?? null;
