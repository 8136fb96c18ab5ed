import type { BillingCustomer } from './billing-customer.entity.js';
import type { CustomerState, StripeInvoice } from './stripe/stripe.state.js';

/** Whether a refund was requested of it that is still owed: what is bought afterwards stays. */
export const isGivenUp = (
  { refundRequestedAt, refundedAt }: BillingCustomer,
  { createdAt }: { createdAt: Date },
): boolean => refundRequestedAt !== null && refundedAt === null && createdAt <= refundRequestedAt;

/** Payments that have to go back: all before a requested refund, and a refused first month. */
export const owedRefunds = (
  customer: BillingCustomer,
  { invoices }: CustomerState,
): StripeInvoice[] =>
  invoices.filter(
    (invoice) =>
      isRefundable(invoice) &&
      customer.refundedAt === null &&
      (isGivenUp(customer, invoice) || invoice.id === customer.firstMonthRefused),
  );

const isRefundable = ({ status, amount }: StripeInvoice): boolean =>
  status === 'paid' && amount > 0;
