import type { User } from '../accounts/user.entity.js';
import { expiresBefore } from '../contract/billing.js';
import { PRICES_EUR_CENTS, type PaidPlan } from '../contract/plans.js';
import type { AnyMail } from '../mail/mail-outbox.service.js';
import type { BillingCustomer } from './billing-customer.entity.js';
import type { KnownBefore } from './billing-records.js';
import { ENDED, entitlement, graceEnd, inForce } from './entitlement.js';
import type { PlanChange } from './plan-changes.service.js';
import type { CustomerState, StripeInvoice, StripeSubscription } from './stripe/stripe.state.js';

interface SyncResult {
  user: User;
  customer: BillingCustomer;
  state: CustomerState;
  before: KnownBefore;
  plan: PlanChange | null;
  /** Page for paying an open invoice. */
  payUrl: string;
}

type WithoutRecipient<Mail> = Mail extends unknown ? Omit<Mail, 'to' | 'language'> : never;
type Draft = WithoutRecipient<AnyMail>;

/** Mails about what a sync found; the keys make sure that each is sent once. */
export function mailsOf(found: SyncResult): AnyMail[] {
  const { email, language } = found.user;
  if (email === null) return [];
  const disputed = disputes(found);
  const news = disputed.length > 0 ? disputed : [...turns(found), ...ends(found)];
  const drafts = [...receipts(found), ...failures(found), ...expiries(found), ...news];
  return drafts.map((draft) => ({ ...draft, to: email, language }));
}

const statusBefore = ({ before }: SyncResult, { id }: StripeInvoice) =>
  before.payments.find(({ invoiceId }) => invoiceId === id)?.status;

function receipts(found: SyncResult): Draft[] {
  const { user, state } = found;
  const [subscription] = inForce(state);
  return state.invoices
    .filter((invoice) => invoice.status === 'paid' && invoice.amount > 0)
    .filter((invoice) => (statusBefore(found, invoice) ?? 'open') === 'open')
    .map((invoice) => {
      const plan = invoice.plan ?? subscription?.plan ?? 'pro';
      const goesOn = subscription !== undefined && !subscription.cancelAtPeriodEnd;
      return {
        key: `receipt-${invoice.id}`,
        template: 'receipt',
        data: {
          name: user.username,
          plan,
          amountCents: invoice.amount,
          currency: invoice.currency,
          invoiceNumber: invoice.number,
          paidAt: (invoice.paidAt ?? state.now).toISOString(),
          nextAt: goesOn ? subscription.periodEnd.toISOString() : null,
          nextAmountCents: subscription?.nextMonthly ?? PRICES_EUR_CENTS[plan],
          invoiceUrl: invoice.url,
        },
      };
    });
}

function failures({ user, state, payUrl }: SyncResult): Draft[] {
  return inForce(state)
    .filter(isOverdue)
    .map((subscription) => ({
      key: `renewal-failed-${subscription.latestInvoice.id}`,
      template: 'renewal-failed',
      data: {
        name: user.username,
        plan: subscription.plan,
        amountCents: subscription.latestInvoice.amountDue,
        keepUntil: graceEnd(subscription).toISOString(),
        payUrl: `${payUrl}?plan=${subscription.plan}`,
      },
    }));
}

const isOverdue = (
  subscription: StripeSubscription,
): subscription is StripeSubscription & {
  plan: PaidPlan;
  latestInvoice: NonNullable<StripeSubscription['latestInvoice']>;
} =>
  subscription.status === 'past_due' &&
  subscription.plan !== null &&
  subscription.latestInvoice !== null;

/** Mail about a disputed payment that ended a plan, or stopped its renewal. */
function disputes(found: SyncResult): Draft[] {
  const { user, state, before } = found;
  const [invoice] = state.invoices.filter(
    (one) => one.status === 'disputed' && statusBefore(found, one) !== 'disputed',
  );
  const isOf = (id: string) => id === invoice?.subscriptionId;
  const known = before.subscriptions.find((one) => isOf(one.stripeSubscriptionId));
  if (!invoice || !known || ENDED.includes(known.status)) return [];
  const goesOn = inForce(state).find(({ id }) => isOf(id));
  const { id, amount: amountCents, currency, createdAt, paidAt } = invoice;
  const data = {
    name: user.username,
    plan: known.plan ?? invoice.plan ?? 'pro',
    amountCents,
    currency,
    paidAt: (paidAt ?? createdAt).toISOString(),
    until: goesOn?.periodEnd.toISOString() ?? null,
    refundedCents: newlyRefunded(found).reduce((sum, { amount }) => sum + amount, 0),
  };
  return [{ key: `payment-disputed-${id}`, template: 'payment-disputed', data }];
}

/** Mail about a card that expires before its next charge. */
function expiries({ user, state }: SyncResult): Draft[] {
  return inForce(state).flatMap((subscription): Draft[] => {
    const { plan, status, cancelAtPeriodEnd, periodEnd, card } = subscription;
    const isDue = card !== null && expiresBefore(card, periodEnd);
    if (!isDue || plan === null || status !== 'active' || cancelAtPeriodEnd) return [];
    const { id, last4, expires } = card;
    const data = { name: user.username, plan, last4, expires, nextAt: periodEnd.toISOString() };
    return [{ key: `card-expiring-${id}-${expires}`, template: 'card-expiring', data }];
  });
}

/**
 * Mail about a cancellation or change at the end of the month, or its withdrawal. A higher plan
 * withdraws both, but its receipt already says so.
 */
function turns({ user, state, before }: SyncResult): Draft[] {
  return inForce(state).flatMap((subscription): Draft[] => {
    const { id, plan, nextPlan, nextMonthly, cancelAtPeriodEnd, periodEnd } = subscription;
    const known = before.subscriptions.find(
      ({ stripeSubscriptionId }) => stripeSubscriptionId === id,
    );
    if (!known || plan === null) return [];
    const key = `${id}-${String(state.now.getTime())}`;
    const { username: name } = user;
    const at = periodEnd.toISOString();
    if (cancelAtPeriodEnd && !known.cancelAtPeriodEnd) {
      const data = { name, plan, until: at };
      return [{ key: `canceled-${key}`, template: 'subscription-canceled', data }];
    }
    if (nextPlan !== null && nextPlan !== known.nextPlan) {
      const data = { name, plan, nextPlan, at, nextAmountCents: nextMonthly };
      return [{ key: `switch-scheduled-${key}`, template: 'switch-scheduled', data }];
    }
    const wasToEnd = known.cancelAtPeriodEnd || known.nextPlan !== null;
    const isToEnd = cancelAtPeriodEnd || nextPlan !== null;
    if (!wasToEnd || isToEnd || plan !== known.plan) return [];
    const data = { name, plan, nextAt: at };
    return [{ key: `resumed-${key}`, template: 'subscription-resumed', data }];
  });
}

const newlyRefunded = (found: SyncResult): StripeInvoice[] =>
  [...found.state.invoices, ...found.state.late].filter(
    (invoice) =>
      invoice.status === 'refunded' && (statusBefore(found, invoice) ?? 'paid') !== 'refunded',
  );

/** Mail about a refund, or about the end of the plan. */
function ends(found: SyncResult): Draft[] {
  const { user, customer, state, plan, payUrl } = found;
  const { username: name } = user;
  const refunded = newlyRefunded(found);
  const left = plan?.to === 'free' && plan.from !== 'free' ? plan.from : null;
  const [first] = refunded;
  const amountCents = refunded.reduce((sum, { amount }) => sum + amount, 0);
  const refused = refunded.find(({ id }) => id === customer.firstMonthRefused);
  if (refused) {
    const { currency } = refused;
    const of = refused.plan ?? 'pro';
    const data = { name, plan: of, amountCents, currency, priceCents: PRICES_EUR_CENTS[of] };
    const template = 'first-month-used';
    return [
      {
        key: `${template}-${refused.id}`,
        template,
        data: { ...data, payUrl: `${payUrl}?plan=${of}` },
      },
    ];
  }
  if (first) {
    const of = left ?? first.plan ?? 'pro';
    const { plan: has } = entitlement(state);
    const current = has === 'free' ? null : has;
    const data = { name, plan: of, amountCents, currency: first.currency, current };
    return [{ key: `refunded-${first.id}`, template: 'refunded', data }];
  }
  if (left === null) return [];
  const key = `plan-ended-${String(user.id)}-${String(state.now.getTime())}`;
  return [{ key, template: 'plan-ended', data: { name, plan: left } }];
}
