import { Injectable } from '@nestjs/common';
import { In, Not, type EntityManager } from 'typeorm';
import { BillingAttempts } from './billing-attempts.js';
import type { BillingCustomer } from './billing-customer.entity.js';
import type { UsedCards } from './customer-offers.service.js';
import { CustomersRepository } from './customers.repository.js';
import { awaited, inForce, isRenewing } from './entitlement.js';
import { PaymentEntity } from './payment.entity.js';
import { owedRefunds } from './refunds.js';
import type { CustomerState } from './stripe/stripe.state.js';
import { StripeEventsRepository } from './stripe-events.repository.js';
import { RENEWING, SubscriptionEntity } from './subscription.entity.js';

/** The result of a sync, besides the provider's state. */
export interface SyncResult {
  /** When the sync began. */
  begun: Date;
  /** When to sync again. */
  nextSyncAt: Date | null;
  /** End of the money-back guarantee, while it applies. */
  refundableUntil: Date | null;
  cards: UsedCards;
}

/** Our copy before a sync. */
export interface KnownBefore {
  subscriptions: SubscriptionEntity[];
  payments: PaymentEntity[];
  /** Whether the sync changed anything the owner can see. */
  changed: boolean;
  /** Age in seconds of each event that this sync has processed. */
  lags: number[];
}

const NO_CARDS: UsedCards = { discount: [], refund: [] };

/** Whether any row is new or different. */
const differs = <Row extends object>(rows: Row[], before: Row[], id: keyof Row): boolean =>
  rows.some((row) => {
    const known = before.find((other) => other[id] === row[id]);
    const keys = Object.keys(row) as (keyof Row)[];
    return !known || keys.some((key) => String(known[key]) !== String(row[key]));
  });

/** Our copy of the payment provider's data: for display, never for decisions. */
@Injectable()
export class BillingRecords {
  constructor(
    private readonly customers: CustomersRepository,
    private readonly events: StripeEventsRepository,
    private readonly attempts: BillingAttempts,
  ) {}

  /**
   * @param result.begun events received before it count as processed.
   * @returns the copy before the write.
   */
  async write(
    tx: EntityManager,
    customer: BillingCustomer,
    state: CustomerState,
    result: SyncResult,
  ): Promise<KnownBefore> {
    const { id } = customer;
    const subscriptions = await tx.findBy(SubscriptionEntity, { customerId: id });
    const payments = await tx.findBy(PaymentEntity, { customerId: id });
    const ended = inForce(state).length === 0 && !awaited(state);
    const closed = customer.userId === null && ended;
    const subscriptionsNow = closed ? [] : subscriptionsOf(id, state);
    const paymentsNow = paymentsOf(id, state);
    if (closed) await tx.delete(SubscriptionEntity, { customerId: id });
    else await tx.save(SubscriptionEntity, subscriptionsNow);
    await tx.save(PaymentEntity, paymentsNow);
    // Deletes open invoices that are no longer owed.
    const owed = paymentsNow.map(({ invoiceId }) => invoiceId);
    await tx.delete(PaymentEntity, { customerId: id, status: 'open', invoiceId: Not(In(owed)) });
    const changed =
      differs(subscriptionsNow, subscriptions, 'stripeSubscriptionId') ||
      differs(paymentsNow, payments, 'invoiceId');
    const discounted = state.invoices.some(
      (invoice) => invoice.discounted && invoice.status !== 'open',
    );
    const refunded =
      customer.refundRequestedAt !== null && owedRefunds(customer, state).length === 0;
    const { begun, ...found } = result;
    // `used_offers` keeps them, for as long as they are needed.
    const cards = closed ? NO_CARDS : found.cards;
    const lags = await this.events.markProcessed(tx, customer.stripeCustomerId, begun);
    await this.customers.markSynced(tx, id, { ...found, cards, discounted, refunded, closed });
    if (!awaited(state)) await this.attempts.close(tx, id);
    return { subscriptions, payments, changed, lags };
  }
}

/**
 * Paid invoices and those of failed renewals, but no attempts, nor upgrades that wait for a card.
 */
function paymentsOf(customerId: number, state: CustomerState) {
  const unpaid = inForce(state).filter(({ status }) => status !== 'active');
  const owing = new Set(unpaid.map(({ id }) => id));
  return [...state.invoices, ...state.late]
    .filter(({ status, subscriptionId }) => status !== 'open' || owing.has(subscriptionId ?? ''))
    .map(({ id, number, plan, amount, currency, status, createdAt, paidAt, url }) => ({
      invoiceId: id,
      customerId,
      number,
      plan,
      amount,
      currency,
      status,
      createdAt,
      paidAt,
      url,
    }));
}

const subscriptionsOf = (customerId: number, { subscriptions }: CustomerState) =>
  subscriptions.map((subscription) => {
    const { id, plan, monthly, periodEnd, cancelAtPeriodEnd, nextPlan, nextMonthly } = subscription;
    const { card, createdAt } = subscription;
    return {
      stripeSubscriptionId: id,
      customerId,
      plan,
      status: isRenewing(subscription) ? RENEWING : subscription.status,
      periodEnd,
      cancelAtPeriodEnd,
      nextPlan,
      monthlyCents: monthly,
      nextCents: nextMonthly,
      cardLast4: card?.last4 ?? null,
      cardExpires: card?.expires ?? null,
      createdAt,
    };
  });
