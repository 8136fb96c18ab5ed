import { GRACE_DAYS, REFUND_DAYS } from '../contract/billing.js';
import type { PaidPlan, Plan } from '../contract/plans.js';
import { openPayment } from './payment-replies.js';
import type { CustomerState, StripeInvoice, StripeSubscription } from './stripe/stripe.state.js';

const DAY = 86_400_000;

export interface Entitlement {
  plan: Plan;
  /** The invoice that paid for it; null for the free plan. */
  invoiceId: string | null;
}

const FREE: Entitlement = { plan: 'free', invoiceId: null };

/** The provider's statuses of subscriptions that are over. */
export const ENDED = ['canceled', 'incomplete_expired'];

const RUNNING = ['active', 'trialing', 'past_due'];
const HALTED = ['unpaid', 'paused'];

/**
 * Subscriptions in force, oldest first, those that grant nothing last; there should be at most one
 * of each.
 */
export const inForce = ({ subscriptions }: CustomerState): StripeSubscription[] =>
  [RUNNING, HALTED].flatMap((statuses) =>
    subscriptions
      .filter(({ status }) => statuses.includes(status))
      .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime()),
  );

/** The subscription that waits for its first payment. */
export const awaited = ({ subscriptions }: CustomerState): StripeSubscription | undefined =>
  subscriptions.find(({ status }) => status === 'incomplete');

const paidFor = (
  { invoices }: CustomerState,
  subscription: StripeSubscription,
): StripeInvoice | undefined =>
  invoices.find(
    (invoice) => invoice.subscriptionId === subscription.id && invoice.status !== 'open',
  );

/** Whether a renewal has failed and is still not paid. */
export const isOverdue = ({ status, latestInvoice }: StripeSubscription): boolean =>
  status === 'past_due' && latestInvoice?.status !== 'paid';

/** Until when a plan is kept after a failed renewal. */
export const graceEnd = ({ latestInvoice, periodEnd }: StripeSubscription): Date =>
  new Date((latestInvoice?.createdAt ?? periodEnd).getTime() + GRACE_DAYS * DAY);

/** Whether a failed renewal was not paid in time: the subscription is to be ended. */
export function isForfeited(subscription: StripeSubscription, now: Date): boolean {
  return isOverdue(subscription) && now >= graceEnd(subscription);
}

/**
 * Whether a month has begun that is still to be charged: the payment provider charges a renewal
 * about an hour later.
 */
export const isRenewing = ({ status, latestInvoice }: StripeSubscription): boolean =>
  status === 'active' && latestInvoice?.status === 'draft';

/**
 * The plan that a customer has paid for. Only an active subscription with a paid invoice counts;
 * after a failed renewal the plan is kept for `GRACE_DAYS`. Otherwise the free plan.
 */
export function entitlement(state: CustomerState): Entitlement {
  const [subscription] = inForce(state);
  if (!subscription?.plan) return FREE;
  const invoice = paidFor(state, subscription);
  if (!invoice) return FREE;
  const granted: Entitlement = { plan: subscription.plan, invoiceId: invoice.id };
  if (subscription.status === 'active') return granted;
  return subscription.status === 'past_due' && !isForfeited(subscription, state.now)
    ? granted
    : FREE;
}

/**
 * End of the refund period: `REFUND_DAYS` after the first payment ever. Null when it is over, the
 * money was refunded before, or the owner's bank has taken that payment back.
 */
export function refundableUntil({ invoices, now }: CustomerState): Date | null {
  if (invoices.some(({ status }) => status === 'refunded')) return null;
  const first = invoices.findLast(({ status, amount }) => status !== 'open' && amount > 0);
  const until =
    first?.status === 'paid' &&
    first.paidAt &&
    new Date(first.paidAt.getTime() + REFUND_DAYS * DAY);
  return until instanceof Date && until > now ? until : null;
}

/** A change of an existing plan; takes the owner's click. */
export interface SwitchStep {
  /** `pay-upgrade`: the change was confirmed, and its payment is open. */
  do: 'upgrade' | 'pay-upgrade' | 'downgrade' | 'scheduled' | 'keep';
  subscription: StripeSubscription;
}

/** The next step for a customer who requests a plan. */
export type Step =
  | { do: 'create' }
  | {
      /** `wait`: a month is about to be charged, and two charges must not overlap. */
      do: 'confirm' | 'replace' | 'pay-debt' | 'nothing' | 'wait';
      subscription: StripeSubscription;
    }
  | SwitchStep;

const RANK: Record<PaidPlan, number> = { pro: 1, expert: 2 };

/**
 * Whether a subscription is given up by the provider or paused in its dashboard, with nothing left
 * to pay that would revive it. An unpaid one whose invoice has just been paid is about to become
 * active.
 */
export const isHalted = (subscription: StripeSubscription): boolean => {
  const { status, latestInvoice } = subscription;
  if (openPayment(subscription) !== null) return false;
  return status === 'paused' || (status === 'unpaid' && latestInvoice?.status !== 'paid');
};

/** The decision table of a purchase, based on the state at the payment provider. */
export function nextStep(state: CustomerState, wanted: PaidPlan): Step {
  const [subscription] = inForce(state);
  if (subscription && isForfeited(subscription, state.now)) return { do: 'replace', subscription };
  // One that is halted stays until the next one is paid for.
  if (!subscription || isHalted(subscription)) {
    const open = awaited(state);
    if (!open) return { do: 'create' };
    return { do: open.plan === wanted ? 'confirm' : 'replace', subscription: open };
  }
  if (subscription.status !== 'active') return { do: 'pay-debt', subscription };
  const isUpgrade = subscription.plan === null || RANK[wanted] > RANK[subscription.plan];
  if (isUpgrade && isRenewing(subscription)) return { do: 'wait', subscription };
  if (subscription.pendingPlan === wanted) return { do: 'pay-upgrade', subscription };
  if (subscription.plan === wanted) {
    const ends = subscription.cancelAtPeriodEnd || subscription.nextPlan !== null;
    return { do: ends ? 'keep' : 'nothing', subscription };
  }
  if (subscription.nextPlan === wanted) return { do: 'scheduled', subscription };
  return { do: isUpgrade ? 'upgrade' : 'downgrade', subscription };
}
