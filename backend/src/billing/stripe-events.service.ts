import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { gauge } from '../platform/health/gauge.js';
import { BillingQueue } from './billing.queue.js';
import { customerEvent } from './stripe/stripe.event.js';

/** A sweep looks after an event whose job got lost. Seconds. */
const SWEPT_AFTER = 60;

/** What can change a plan; Stripe may be set to send more. */
const TYPES = [
  /^customer\.subscription\./,
  /^customer\.deleted$/,
  /^subscription_schedule\./,
  /^invoice\.(paid|payment_|voided|marked_uncollectible|finalized)/,
  /^payment_intent\.(succeeded|payment_failed|processing)$/,
  /^charge\.(refunded|dispute\.)/,
];

const STORE = `
  INSERT INTO stripe_events (id, type, "stripeCustomerId", created)
  VALUES ($1, $2, $3, to_timestamp($4)) ON CONFLICT (id) DO NOTHING RETURNING id`;

const LOOK_SOON = `
  UPDATE billing_customers
  SET "nextSyncAt" = LEAST("nextSyncAt", now() + make_interval(secs => ${String(SWEPT_AFTER)}))
  WHERE "stripeCustomerId" = $1
  RETURNING id`;

const OLDEST = `
  SELECT COALESCE(EXTRACT(EPOCH FROM now() - min("receivedAt")), 0)::float8 AS seconds
  FROM stripe_events WHERE "processedAt" IS NULL`;

const NOT_OURS = `UPDATE stripe_events SET "processedAt" = now() WHERE id = $1`;

/** Takes in what the payment provider reports: stored once, looked into by a worker. */
@Injectable()
export class StripeEventsService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly queue: BillingQueue,
  ) {}

  onModuleInit(): void {
    gauge(
      'zampa_oldest_webhook_event_waiting_seconds',
      'Since the oldest event came in that has had no effect yet; 0 without one',
      () => this.oldestWaiting(),
    );
  }

  /**
   * An event only says whose affairs to look at; what it says of them is not believed.
   * @throws AppError `MALFORMED_EVENT`
   */
  async receive(event: { type: string }): Promise<void> {
    if (!TYPES.some((pattern) => pattern.test(event.type))) return;
    const { id, type, created, customer: stripeCustomerId } = customerEvent(event);
    const customerId = await this.database.transaction(async (tx) => {
      const stored = await tx.query<unknown[]>(STORE, [id, type, stripeCustomerId, created]);
      if (stored.length === 0) return undefined;
      const [[customer]] = await tx.query<[{ id: number }[], number]>(LOOK_SOON, [
        stripeCustomerId,
      ]);
      if (!customer) await tx.query(NOT_OURS, [id]);
      return customer?.id;
    });
    if (customerId !== undefined) await this.queue.enqueue({ customerId, eventId: id });
  }

  /** Whether a synchronisation has happened since the event came in. */
  async isProcessed(id: string): Promise<boolean> {
    const [event] = await this.database.query<{ processedAt: Date | null }[]>(
      `SELECT "processedAt" FROM stripe_events WHERE id = $1`,
      [id],
    );
    return event !== undefined && event.processedAt !== null;
  }

  private async oldestWaiting(): Promise<number> {
    const [row] = await this.database.query<{ seconds: number }[]>(OLDEST);
    return row?.seconds ?? 0;
  }
}
