import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BillingCustomer } from './billing-customer.entity.js';
import type { UsedCards } from './customer-offers.service.js';
import { awaited, standing } from './entitlement.js';
import { PaymentEntity } from './payment.entity.js';
import type { CustomerState } from './stripe/stripe.state.js';
import { SubscriptionEntity } from './subscription.entity.js';

/** What a look at the payment provider has found out beside its state. */
export interface Look {
  /** When it began. */
  begun: Date;
  /** When to look again. */
  nextSyncAt: Date | null;
  /** The money back guarantee, while it holds. */
  refundableUntil: Date | null;
  cards: UsedCards;
}

/** What was known before a synchronisation. */
export interface KnownBefore {
  subscriptions: SubscriptionEntity[];
  payments: PaymentEntity[];
  /** Whether the owner sees anything else after it. */
  changed: boolean;
  /** Of the events that have had their effect now, the seconds since each was made. */
  lags: number[];
}

/** Whether a row is new, or says something else than before. */
const differs = <Row extends object>(rows: Row[], before: Row[], id: keyof Row): boolean =>
  rows.some((row) => {
    const known = before.find((other) => other[id] === row[id]);
    const keys = Object.keys(row) as (keyof Row)[];
    return !known || keys.some((key) => String(known[key]) !== String(row[key]));
  });

/** An event that came in meanwhile is looked into even if its job gets lost. */
const SYNCED = `
  UPDATE billing_customers SET "syncedAt" = now(),
    "nextSyncAt" = LEAST($2::timestamptz, (
      SELECT now() + interval '60 seconds' FROM stripe_events
      WHERE "stripeCustomerId" = billing_customers."stripeCustomerId" AND "processedAt" IS NULL
      LIMIT 1)),
    "introUsedAt" = CASE WHEN $3 THEN COALESCE("introUsedAt", now()) ELSE "introUsedAt" END,
    "refundedAt" = CASE WHEN $4 THEN COALESCE("refundedAt", now()) ELSE "refundedAt" END,
    "refundableUntil" = $6::timestamptz,
    "discountCards" = $7,
    "refundCards" = $8,
    "closedAt" = CASE WHEN $5 THEN COALESCE("closedAt", now()) ELSE "closedAt" END
  WHERE id = $1`;

const PROCESSED = `
  UPDATE stripe_events SET "processedAt" = now()
  WHERE "stripeCustomerId" = $1 AND "processedAt" IS NULL AND "receivedAt" < $2::timestamptz
  RETURNING EXTRACT(EPOCH FROM now() - created)::float8 AS lag`;

/** Open invoices that nobody owes any more. */
const FORGET_OPEN = `
  DELETE FROM payments
  WHERE "customerId" = $1 AND status = 'open' AND "invoiceId" <> ALL($2::text[])`;

const CLOSE_ATTEMPTS = `
  UPDATE billing_attempts SET "closedAt" = now() WHERE "customerId" = $1 AND "closedAt" IS NULL`;

/** Our copy of what stands at the payment provider: for reading, never for deciding. */
@Injectable()
export class BillingRecords {
  /**
   * @param look.begun events received before it have had their effect.
   * @returns what was known until now.
   */
  async write(
    tx: EntityManager,
    customer: BillingCustomer,
    state: CustomerState,
    look: Look,
  ): Promise<KnownBefore> {
    const { id } = customer;
    const subscriptions = await tx.findBy(SubscriptionEntity, { customerId: id });
    const payments = await tx.findBy(PaymentEntity, { customerId: id });
    const [subscriptionsNow, paymentsNow] = [subscriptionsOf(id, state), paymentsOf(id, state)];
    await tx.save(SubscriptionEntity, subscriptionsNow);
    await tx.save(PaymentEntity, paymentsNow);
    await tx.query(FORGET_OPEN, [id, paymentsNow.map(({ invoiceId }) => invoiceId)]);
    const changed =
      differs(subscriptionsNow, subscriptions, 'stripeSubscriptionId') ||
      differs(paymentsNow, payments, 'invoiceId');
    const discounted = state.invoices.some(
      (invoice) => invoice.discounted && invoice.status !== 'open',
    );
    const ended = standing(state).length === 0 && !awaited(state);
    const refunded = customer.refundRequestedAt !== null && ended;
    const closed = customer.userId === null && ended;
    const [events] = await tx.query<[{ lag: number }[], number]>(PROCESSED, [
      customer.stripeCustomerId,
      look.begun,
    ]);
    await tx.query(SYNCED, [
      ...[id, look.nextSyncAt, discounted, refunded, closed, look.refundableUntil],
      ...[look.cards.discount, look.cards.refund],
    ]);
    if (!awaited(state)) await tx.query(CLOSE_ATTEMPTS, [id]);
    return { subscriptions, payments, changed, lags: events.map(({ lag }) => lag) };
  }
}

/** Money that was paid, and what is owed for a subscription that stands; no mere attempt. */
function paymentsOf(customerId: number, state: CustomerState) {
  const owing = new Set(standing(state).map(({ id }) => id));
  return state.invoices
    .filter(({ status, subscriptionId }) => status !== 'open' || owing.has(subscriptionId ?? ''))
    .map(({ id, number, plan, amount, currency, status, createdAt, paidAt, url }) => ({
      ...{ invoiceId: id, customerId, number, plan, amount, currency, status },
      ...{ createdAt, paidAt, url },
    }));
}

const subscriptionsOf = (customerId: number, { subscriptions }: CustomerState) =>
  subscriptions.map(({ id, plan, status, periodEnd, cancelAtPeriodEnd, nextPlan, createdAt }) => ({
    ...{ stripeSubscriptionId: id, customerId, plan, status, periodEnd, cancelAtPeriodEnd },
    ...{ nextPlan, createdAt },
  }));
