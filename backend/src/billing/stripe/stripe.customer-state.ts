import type { KnownPrices } from './stripe.catalogue.js';
import type { Stripe } from './stripe.client.js';
import { pricesOfInvoice, stripeInvoice, subscriptionIdOf } from './stripe.invoices.js';
import {
  emailOf,
  scheduledPriceOf,
  stripeSubscription,
  type CustomerState,
  type StripeInvoice,
  type StripeSubscription,
} from './stripe.state.js';

/** Begins what is stored at Stripe when a subscription ends unpaid. */
const ENDED_UNPAID = 'Ended before it was paid';

/**
 * Stored at Stripe when a subscription ends before this invoice is paid, so that a late payment is
 * recognised as such.
 */
export const endedUnpaid = (invoice: string): string => `${ENDED_UNPAID}: ${invoice}`;

/**
 * The unpaid invoice of a subscription's running month, if an upgrade has an invoice newer than
 * that, which Stripe then calls its latest. Null otherwise: a month that was left unpaid before,
 * such as a draft of paused payments, is not what the plan depends on.
 */
export function hiddenMonth(
  subscription: Stripe.Subscription,
  invoices: Stripe.Invoice[],
): string | null {
  if (subscription.ended_at !== null) return null;
  const monthStart = subscription.items.data[0]?.current_period_start ?? 0;
  const unpaid = invoices.find(
    (invoice) =>
      subscriptionIdOf(invoice) === subscription.id &&
      (invoice.status === 'open' || invoice.status === 'draft') &&
      invoice.billing_reason === 'subscription_cycle' &&
      invoice.created >= monthStart,
  );
  return unpaid === undefined || unpaid.id === latestInvoiceOf(subscription) ? null : unpaid.id;
}

/** The ids of the prices that a customer's state needs, besides those of their subscriptions. */
export const pricesIn = (
  subscriptions: Stripe.Subscription[],
  invoices: Stripe.Invoice[],
): string[] => [
  ...subscriptions.flatMap((subscription) => scheduledPriceOf(subscription) ?? []),
  ...invoices.flatMap(pricesOfInvoice),
];

/** What Stripe has on a customer. The charges were read last, so they cover every paid invoice. */
interface Read {
  now: Date;
  prices: KnownPrices;
  subscriptions: Stripe.Subscription[];
  invoices: Stripe.Invoice[];
  charges: Stripe.Charge[];
  /** The charges that a bank has taken back. */
  disputed: Stripe.Charge[];
}

/** The state of a customer for our decisions, from what Stripe has of them. Pure. */
export function customerState({
  now,
  prices,
  subscriptions,
  invoices,
  charges,
  disputed,
}: Read): CustomerState {
  const payments = {
    refunded: new Set(charges.filter((charge) => charge.refunded).map(paymentIntentOf)),
    disputed: new Set(disputed.map(paymentIntentOf)),
    contested: new Set(charges.filter((charge) => charge.disputed).map(paymentIntentOf)),
    cards: new Map(
      charges
        .filter((charge) => charge.paid && fingerprintOf(charge) !== '')
        .map((charge) => [paymentIntentOf(charge), fingerprintOf(charge)]),
    ),
  };
  const shown = invoices
    .filter(({ status }) => status === 'open' || status === 'paid')
    .map((invoice) => stripeInvoice(invoice, { ...payments, prices }));
  const unpaid = new Set(subscriptions.map(unpaidAtEnd));
  const isLate = ({ status, id }: StripeInvoice) => status !== 'open' && unpaid.has(id);
  const [newest] = subscriptions;
  return {
    now,
    email: newest && emailOf(newest),
    subscriptions: subscriptions.map((one) => withPaid(stripeSubscription(one, prices), shown)),
    invoices: shown.filter((invoice) => !isLate(invoice)),
    late: shown.filter(isLate),
    unowed: invoices
      .filter(({ status }) => status === 'open' || status === 'draft')
      .filter(isOver(subscriptions)),
  };
}

/**
 * The subscription and its invoice were read in parallel: the invoice may have been paid in
 * between.
 */
function withPaid(subscription: StripeSubscription, invoices: StripeInvoice[]): StripeSubscription {
  const { latestInvoice } = subscription;
  const known = invoices.find(({ id }) => id === latestInvoice?.id);
  return latestInvoice && known && known.status !== 'open'
    ? { ...subscription, latestInvoice: { ...latestInvoice, status: 'paid' } }
    : subscription;
}

/** Whether an invoice is of a subscription that is over. */
const isOver =
  (subscriptions: Stripe.Subscription[]) =>
  (invoice: Stripe.Invoice): boolean =>
    subscriptions.some(
      ({ id, ended_at: ended }) => id === subscriptionIdOf(invoice) && ended !== null,
    );

/** The invoice that a subscription ended without; null if it was paid, or has not ended. */
function unpaidAtEnd(subscription: Stripe.Subscription): string | null {
  const comment = subscription.cancellation_details?.comment;
  if (!comment?.startsWith(ENDED_UNPAID)) return null;
  return comment.split(': ')[1] ?? latestInvoiceOf(subscription);
}

const latestInvoiceOf = ({ latest_invoice: invoice }: Stripe.Subscription): string =>
  typeof invoice === 'string' ? invoice : (invoice?.id ?? '');

const paymentIntentOf = ({ payment_intent }: Stripe.Charge): string =>
  typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? '');

const fingerprintOf = ({ payment_method_details: details }: Stripe.Charge): string =>
  details?.card?.fingerprint ?? '';
