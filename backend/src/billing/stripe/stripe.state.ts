import type { SavedCard } from '../../contract/billing.js';
import {
  PAID_PLANS,
  PLANS,
  PRICES_EUR_CENTS,
  type PaidPlan,
  type Plan,
} from '../../contract/plans.js';
import { knownPrice, type KnownPrice, type KnownPrices } from './stripe.catalogue.js';
import type { Stripe } from './stripe.client.js';

/** The parts of an invoice that decisions need. Amounts in cents. */
interface DueInvoice {
  id: string;
  status: string;
  /** For confirming its payment; null when there is nothing to confirm. */
  clientSecret: string | null;
  amountDue: number;
  currency: string;
  createdAt: Date;
}

/** A saved card. */
interface StripeCard extends SavedCard {
  /** Of the payment method. */
  id: string;
}

/** A subscription at Stripe, in our terms. */
export interface StripeSubscription {
  id: string;
  itemId: string;
  status: Stripe.Subscription.Status;
  /** Null for a price outside our catalogue. */
  plan: PaidPlan | null;
  /** Stripe's id of its price, which may be a former list price. */
  priceId: string;
  /** Cents. */
  monthly: number;
  /** The plan of an unpaid upgrade. */
  pendingPlan: PaidPlan | null;
  /** Cents a month after an unpaid upgrade. */
  pendingMonthly: number | null;
  /** The scheduled plan from `periodEnd` on. */
  nextPlan: PaidPlan | null;
  /** Cents a month from `periodEnd` on. */
  nextMonthly: number;
  scheduleId: string | null;
  /** The id of the payment method with which the scheduled plan would begin. */
  scheduledCard: string | null;
  /** What the owner wants to follow this month, while that takes several calls to Stripe. */
  intended: Plan | null;
  /** The checkout attempt that created it. */
  attempt: string | null;
  createdAt: Date;
  periodStart: Date;
  periodEnd: Date;
  /** Null without a saved card. */
  card: StripeCard | null;
  cancelAtPeriodEnd: boolean;
  /** The disputed invoice because of which it was told not to renew. */
  stoppedFor: string | null;
  /** Ended because the payment of its month was disputed. */
  endedByDispute: boolean;
  /** The unpaid invoice of its month, if there is one; otherwise the newest of all. */
  latestInvoice: DueInvoice | null;
}

/** An invoice and its outcome. */
export interface StripeInvoice {
  id: string;
  number: string;
  subscriptionId: string | null;
  /** Null for a price outside our catalogue. */
  plan: PaidPlan | null;
  /** Cents. */
  amount: number;
  currency: string;
  /** `disputed`: the owner's bank has taken the money back. */
  status: 'open' | 'paid' | 'refunded' | 'disputed';
  /** Whether it was ever disputed. */
  contested: boolean;
  discounted: boolean;
  paymentIntentId: string | null;
  /** Fingerprint of the card that paid it. */
  card: string | null;
  createdAt: Date;
  paidAt: Date | null;
  url: string | null;
}

/** A customer's complete state for our decisions; newest first. */
export interface CustomerState {
  /** By the provider's clock, like all its dates. */
  now: Date;
  /** The address that the provider writes to and prints; undefined while it is not known. */
  email: string | null | undefined;
  subscriptions: StripeSubscription[];
  invoices: StripeInvoice[];
  /**
   * Invoices paid after their subscription had ended unpaid: they do not count and are refunded.
   */
  late: StripeInvoice[];
  /** Unpaid invoices of subscriptions that are over. */
  unowed: Stripe.Invoice[];
}

/** Stored at Stripe with the end of a subscription whose month is disputed. */
export const ENDED_BY_DISPUTE = 'Ended by a dispute';

export const date = (seconds: number): Date => new Date(seconds * 1000);

/** An expandable field: null when it is gone or not expanded. */
const expanded = <T extends object>(value: T | string | null | undefined): T | null =>
  typeof value === 'object' ? value : null;

export const idOf = (value: { id: string } | string | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/** Request these with every subscription that becomes a `StripeSubscription`. */
export const SUBSCRIPTION_EXPANSIONS = [
  'latest_invoice.confirmation_secret',
  'schedule',
  'default_payment_method',
];

/** The address of the customer, which is expanded; undefined for one deleted at Stripe. */
export function emailOf({ customer }: Stripe.Subscription): string | null | undefined {
  const known = expanded<Stripe.Customer | Stripe.DeletedCustomer>(customer);
  return known === null || known.deleted ? undefined : known.email;
}

function dueInvoice(invoice: Stripe.Invoice): DueInvoice {
  return {
    id: invoice.id,
    status: invoice.status ?? 'draft',
    clientSecret: invoice.confirmation_secret?.client_secret ?? null,
    amountDue: invoice.amount_remaining,
    currency: invoice.currency,
    createdAt: date(invoice.created),
  };
}

const scheduleOf = ({ schedule }: Stripe.Subscription): Stripe.SubscriptionSchedule | null =>
  expanded<Stripe.SubscriptionSchedule>(schedule);

/** The id of the price with which the subscription's schedule ends. */
export const scheduledPriceOf = (subscription: Stripe.Subscription): string | null =>
  idOf(scheduleOf(subscription)?.phases.at(-1)?.items[0]?.price);

/** The scheduled change; without one, or after it, the plan goes on at its price. */
function nextOf(subscription: Stripe.Subscription, now: KnownPrice, prices: KnownPrices) {
  const planned = scheduleOf(subscription)?.metadata?.plan;
  const nextPlan = PAID_PLANS.find((known) => known === planned && known !== now.plan) ?? null;
  if (nextPlan === null) return { nextPlan, nextMonthly: now.monthly };
  const price = prices.get(scheduledPriceOf(subscription) ?? '');
  return { nextPlan, nextMonthly: price?.monthly ?? PRICES_EUR_CENTS[nextPlan] };
}

/** @param prices those of `scheduledPriceOf`. */
export function stripeSubscription(
  subscription: Stripe.Subscription,
  prices: KnownPrices = new Map(),
): StripeSubscription {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`Subscription ${subscription.id} has no item`);
  const price = knownPrice(item.price);
  const pendingPrice = subscription.pending_update?.subscription_items?.[0]?.price;
  const pending = pendingPrice ? knownPrice(pendingPrice) : null;
  const invoice = expanded<Stripe.Invoice>(subscription.latest_invoice);
  return {
    id: subscription.id,
    itemId: item.id,
    status: subscription.status,
    ...price,
    priceId: item.price.id,
    pendingPlan: pending?.plan ?? null,
    pendingMonthly: pending?.monthly ?? null,
    ...nextOf(subscription, price, prices),
    attempt: subscription.metadata.attempt ?? null,
    scheduleId: idOf(subscription.schedule),
    scheduledCard: idOf(scheduleOf(subscription)?.default_settings.default_payment_method),
    createdAt: date(subscription.created),
    periodStart: date(item.current_period_start),
    periodEnd: date(item.current_period_end),
    card: cardOf(expanded<Stripe.PaymentMethod>(subscription.default_payment_method)),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    intended: PLANS.find((known) => known === subscription.metadata.intended) ?? null,
    stoppedFor: subscription.metadata.disputed ?? null,
    endedByDispute: subscription.cancellation_details?.comment === ENDED_BY_DISPUTE,
    latestInvoice: invoice && dueInvoice(invoice),
  };
}

function cardOf(method: Stripe.PaymentMethod | null): StripeCard | null {
  if (!method?.card) return null;
  const { last4, exp_year: year, exp_month: month } = method.card;
  return { id: method.id, last4, expires: `${String(year)}-${String(month).padStart(2, '0')}` };
}
