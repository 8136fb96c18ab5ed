import { isRenewing } from './entitlement.js';
import type { CustomerState, StripeInvoice, StripeSubscription } from './stripe/stripe.state.js';

/** What a disputed payment means for its subscription. */
interface AfterDispute {
  /** `end`: the running month is not paid. `stop`: it is, but the next one is not to be charged. */
  do: 'end' | 'stop';
  invoice: StripeInvoice;
}

/**
 * A dispute of the running month ends the plan. A dispute of an earlier month leaves the running
 * one, which was paid, but stops the renewal, only once, so that the owner may resume it.
 */
export function afterDispute(
  { invoices }: CustomerState,
  subscription: StripeSubscription,
): AfterDispute | null {
  const { id, periodStart, stoppedFor, status } = subscription;
  const invoice = invoices.find(
    ({ subscriptionId, status }) => subscriptionId === id && status === 'disputed',
  );
  if (!invoice) return null;
  if (invoice.createdAt >= periodStart) return { do: 'end', invoice };
  if (stoppedFor === invoice.id) return null;
  return { do: status === 'active' && !isRenewing(subscription) ? 'stop' : 'end', invoice };
}

/**
 * The other payments for a month that ended with a dispute. Contested ones are the bank's matter.
 */
export const paidBesideDispute = ({ invoices, subscriptions }: CustomerState): StripeInvoice[] =>
  invoices.filter(
    ({ subscriptionId, createdAt, contested }) =>
      !contested &&
      subscriptions.some(
        ({ id, endedByDispute, periodStart }) =>
          id === subscriptionId && endedByDispute && createdAt >= periodStart,
      ),
  );
