import { Injectable } from '@nestjs/common';
import { In, Not, type EntityManager } from 'typeorm';
import { BillingAttempts } from './billing-attempts.js';
import type { BillingCustomer } from './billing-customer.entity.js';
import type { UsedCards } from './customer-offers.service.js';
import { CustomersRepository } from './customers.repository.js';
import { awaited, standing } from './entitlement.js';
import { PaymentEntity } from './payment.entity.js';
import type { CustomerState } from './stripe/stripe.state.js';
import { StripeEventsRepository } from './stripe-events.repository.js';
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

/** Our copy of what stands at the payment provider: for reading, never for deciding. */
@Injectable()
export class BillingRecords {
  constructor(
    private readonly customers: CustomersRepository,
    private readonly events: StripeEventsRepository,
    private readonly attempts: BillingAttempts,
  ) {}

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
    // Open invoices that nobody owes any more.
    const owed = paymentsNow.map(({ invoiceId }) => invoiceId);
    await tx.delete(PaymentEntity, { customerId: id, status: 'open', invoiceId: Not(In(owed)) });
    const changed =
      differs(subscriptionsNow, subscriptions, 'stripeSubscriptionId') ||
      differs(paymentsNow, payments, 'invoiceId');
    const discounted = state.invoices.some(
      (invoice) => invoice.discounted && invoice.status !== 'open',
    );
    const ended = standing(state).length === 0 && !awaited(state);
    const refunded = customer.refundRequestedAt !== null && ended;
    const closed = customer.userId === null && ended;
    const { begun, ...found } = look;
    const lags = await this.events.markProcessed(tx, customer.stripeCustomerId, begun);
    await this.customers.markSynced(tx, id, { ...found, discounted, refunded, closed });
    if (!awaited(state)) await this.attempts.close(tx, id);
    return { subscriptions, payments, changed, lags };
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
