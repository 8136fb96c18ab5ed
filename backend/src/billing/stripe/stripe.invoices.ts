import type { PaidPlan } from '../../contract/plans.js';
import type { KnownPrices } from './stripe.catalogue.js';
import type { Stripe } from './stripe.client.js';
import { date, idOf, type StripeInvoice } from './stripe.state.js';

interface Known {
  /** Refunded payment intents. */
  refunded: ReadonlySet<string>;
  /** Payment intents whose money the bank has taken back. */
  disputed: ReadonlySet<string>;
  /** Payment intents that were ever disputed. */
  contested: ReadonlySet<string>;
  /** Card fingerprints by payment intent. */
  cards: ReadonlyMap<string, string>;
  prices: KnownPrices;
}

export const subscriptionIdOf = ({ parent }: Stripe.Invoice): string | null =>
  idOf(parent?.subscription_details?.subscription);

function statusOf(
  { status }: Stripe.Invoice,
  paymentIntent: string,
  { refunded, disputed }: Known,
): StripeInvoice['status'] {
  if (status !== 'paid') return 'open';
  if (refunded.has(paymentIntent)) return 'refunded';
  return disputed.has(paymentIntent) ? 'disputed' : 'paid';
}

export function stripeInvoice(invoice: Stripe.Invoice, known: Known): StripeInvoice {
  const { contested, cards, prices } = known;
  const paymentIntentId =
    invoice.payments?.data
      .map(({ payment }) => idOf(payment.payment_intent))
      .find((id) => id !== null) ?? null;
  const paid = invoice.status === 'paid';
  const paidAt = invoice.status_transitions.paid_at;
  return {
    id: invoice.id,
    number: invoice.number ?? invoice.id,
    subscriptionId: subscriptionIdOf(invoice),
    plan: planOfInvoice(invoice, prices),
    amount: paid ? invoice.amount_paid : invoice.amount_due,
    currency: invoice.currency,
    status: statusOf(invoice, paymentIntentId ?? '', known),
    contested: contested.has(paymentIntentId ?? ''),
    discounted: (invoice.total_discount_amounts ?? []).some(({ amount }) => amount > 0),
    paymentIntentId,
    card: cards.get(paymentIntentId ?? '') ?? null,
    createdAt: date(invoice.created),
    paidAt: paid && paidAt !== null ? date(paidAt) : null,
    url: invoice.hosted_invoice_url ?? null,
  };
}

/** The plan that is charged, not the one that is credited. */
function planOfInvoice({ lines }: Stripe.Invoice, prices: KnownPrices): PaidPlan | null {
  const line = lines.data.findLast(({ amount }) => amount > 0) ?? lines.data[0];
  return line === undefined ? null : planOfLine(line, prices);
}

const priceOfLine = ({ pricing }: Stripe.InvoiceLineItem): string | null =>
  idOf(pricing?.price_details?.price);

/** The ids of the prices that an invoice charges or credits. */
export const pricesOfInvoice = ({ lines }: Stripe.Invoice): string[] =>
  lines.data.flatMap((line) => priceOfLine(line) ?? []);

export const planOfLine = (line: Stripe.InvoiceLineItem, prices: KnownPrices): PaidPlan | null =>
  prices.get(priceOfLine(line) ?? '')?.plan ?? null;
