import type { BillingCustomer } from './billing-customer.entity.js';
import { paidBesideDispute } from './disputes.js';
import type { CustomerState, StripeInvoice } from './stripe/stripe.state.js';

/** Whether a refund was requested of it that is still owed: what is bought afterwards stays. */
export const isGivenUp = (
  { refundRequestedAt, refundedAt }: BillingCustomer,
  { createdAt }: { createdAt: Date },
): boolean => refundRequestedAt !== null && refundedAt === null && createdAt <= refundRequestedAt;

/**
 * Payments that have to go back: all before a requested refund, a refused first month, what was paid
 * for an attempt after its end, and what else was paid for a month that ended with a dispute.
 */
export const owedRefunds = (customer: BillingCustomer, state: CustomerState): StripeInvoice[] => {
  const owed = state.invoices.filter(
    (invoice) =>
      customer.refundedAt === null &&
      (isGivenUp(customer, invoice) || invoice.id === customer.firstMonthRefused),
  );
  const all = new Set([...owed, ...state.late, ...paidBesideDispute(state)]);
  return [...all].filter(isRefundable);
};

const isRefundable = ({ status, amount }: StripeInvoice): boolean =>
  status === 'paid' && amount > 0;
