import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { registerGauge } from '../platform/health/gauges.js';
import { BillingQueue } from './billing.queue.js';
import { CustomersRepository } from './customers.repository.js';
import { StripeDisputes } from './stripe/stripe.disputes.js';
import { customerEvent, type SentEvent } from './stripe/stripe.event.js';
import { StripeEventsRepository } from './stripe-events.repository.js';

/** Event types that can affect a plan; Stripe may be configured to send more. */
const TYPES = [
  /^customer\.subscription\./,
  /^customer\.deleted$/,
  /^subscription_schedule\./,
  /^invoice\.(paid|payment_|voided|marked_uncollectible|finalized)/,
  /^payment_intent\.(succeeded|payment_failed|processing)$/,
  /^charge\.(refunded$|dispute\.)/,
  /^setup_intent\.succeeded$/,
];

/** Receives the payment provider's events: stored once, processed by a worker. */
@Injectable()
export class StripeEventsService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly events: StripeEventsRepository,
    private readonly customers: CustomersRepository,
    private readonly queue: BillingQueue,
    private readonly disputes: StripeDisputes,
  ) {}

  onModuleInit(): void {
    registerGauge(
      'zampa_oldest_webhook_event_waiting_seconds',
      'Since the oldest event came in that has had no effect yet; 0 without one',
      () => this.events.oldestWaiting(),
    );
  }

  /**
   * An event only says which customer to sync; its content is not trusted.
   * @throws AppError `MALFORMED_EVENT`, `PAYMENTS_UNAVAILABLE`
   */
  async receive(event: SentEvent): Promise<void> {
    if (!TYPES.some((pattern) => pattern.test(event.type))) return;
    const { id, type, created, customer, charge } = customerEvent(event);
    const stripeCustomerId = charge === null ? customer : await this.disputes.customerOf(charge);
    const customerId = await this.database.transaction(async (tx) => {
      const event = { id, type, stripeCustomerId, created: new Date(created * 1000) };
      if (!(await this.events.store(tx, event))) return undefined;
      const customer = await this.customers.syncForEvent(tx, stripeCustomerId);
      if (customer === undefined) await this.events.dismiss(tx, id);
      return customer;
    });
    if (customerId !== undefined) await this.queue.enqueue({ customerId, eventId: id });
  }
}
