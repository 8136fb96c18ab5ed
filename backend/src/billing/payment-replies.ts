import type { PaymentReply } from '../contract/billing.js';
import type { StripeSubscription } from './stripe/stripe.state.js';

export const NOTHING_DUE = { clientSecret: null, amountDue: 0, currency: 'eur' };

/** The payment that a subscription waits for; null when there is nothing to confirm. */
export function openPayment({ latestInvoice }: StripeSubscription): PaymentReply | null {
  if (latestInvoice?.status !== 'open' || latestInvoice.clientSecret === null) return null;
  const { clientSecret, amountDue, currency } = latestInvoice;
  return { clientSecret, amountDue, currency, status: 'unpaid' };
}

/** The overdue renewal, with the plan it is for. */
export function debtOf(subscription: StripeSubscription): PaymentReply | null {
  const open = openPayment(subscription);
  return open && subscription.plan ? { ...open, debt: subscription.plan } : open;
}
