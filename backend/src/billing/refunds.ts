import type { BillingCustomer } from './billing-customer.entity.js';
import type { CustomerState, StripeInvoice } from './stripe/stripe.state.js';

/** Whether a refund was requested of it that is still owed: what is bought afterwards stays. */
export const isGivenUp = (
  { refundRequestedAt, refundedAt }: BillingCustomer,
  { createdAt }: { createdAt: Date },
): boolean => refundRequestedAt !== null && refundedAt === null && createdAt <= refundRequestedAt;

/**
 * Payments that have to go back: all before a requested refund, a refused first month, and what was
 * paid for an attempt after its end.
 */
export const owedRefunds = (
  customer: BillingCustomer,
  { invoices, late }: CustomerState,
): StripeInvoice[] => {
  const owed = invoices.filter(
    (invoice) =>
      customer.refundedAt === null &&
      (isGivenUp(customer, invoice) || invoice.id === customer.firstMonthRefused),
  );
  return [...owed, ...late].filter(isRefundable);
};

const isRefundable = ({ status, amount }: StripeInvoice): boolean =>
  status === 'paid' && amount > 0;
