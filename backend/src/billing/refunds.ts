import type { BillingCustomer } from './billing-customer.entity.js';
import { paidBesideDispute } from './disputes.js';
import type { CustomerState, StripeInvoice } from './stripe/stripe.state.js';

/** Whether a requested refund covers it and is still owed; later purchases are kept. */
export const isGivenUp = (
  { refundRequestedAt, refundedAt }: BillingCustomer,
  { createdAt }: { createdAt: Date },
): boolean => refundRequestedAt !== null && refundedAt === null && createdAt <= refundRequestedAt;

/** The invoices of a refused first month: its own, and that of an upgrade. They do not count. */
export const ofRefusedMonth = (
  { firstMonthRefused }: BillingCustomer,
  { invoices }: CustomerState,
): StripeInvoice[] => {
  const refused = invoices.find(({ id }) => id === firstMonthRefused);
  if (refused === undefined) return [];
  return invoices.filter(({ subscriptionId }) => subscriptionId === refused.subscriptionId);
};

/**
 * Payments to refund: all those before a requested refund, a refused first month with its upgrade,
 * payments for an attempt after its end, and other payments for a month that ended with a dispute.
 */
export const owedRefunds = (customer: BillingCustomer, state: CustomerState): StripeInvoice[] => {
  const refused = ofRefusedMonth(customer, state);
  const owed = state.invoices.filter(
    (invoice) =>
      customer.refundedAt === null && (isGivenUp(customer, invoice) || refused.includes(invoice)),
  );
  const all = new Set([...owed, ...state.late, ...paidBesideDispute(state)]);
  return [...all].filter(isRefundable);
};

const isRefundable = ({ status, amount }: StripeInvoice): boolean =>
  status === 'paid' && amount > 0;
