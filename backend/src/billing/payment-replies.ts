import type { PaymentReply } from '../contract/billing.js';
import type { StripeSubscription } from './stripe/stripe.state.js';

export const NOTHING_DUE = { clientSecret: null, amountDue: 0, currency: 'eur' };

/** The payment that a subscription waits for; null when there is nothing to confirm. */
export function openPayment(subscription: StripeSubscription): PaymentReply | null {
  const { status, latestInvoice, periodEnd, pendingMonthly, nextMonthly } = subscription;
  if (latestInvoice?.status !== 'open' || latestInvoice.clientSecret === null) return null;
  const { clientSecret, amountDue, currency } = latestInvoice;
  // The month of an attempt begins with it, not with its payment.
  const first = status === 'incomplete' ? { renewsAt: periodEnd.toISOString() } : {};
  const thenMonthly = pendingMonthly ?? nextMonthly;
  return { clientSecret, amountDue, currency, status: 'unpaid', thenMonthly, ...first };
}

/** The overdue renewal, with the plan it is for. */
export function debtOf(subscription: StripeSubscription): PaymentReply | null {
  const open = openPayment(subscription);
  return open && subscription.plan ? { ...open, debt: subscription.plan } : open;
}
