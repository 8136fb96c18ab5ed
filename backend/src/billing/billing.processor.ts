import { Processor } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { JobProcessor } from '../platform/queue/job-processor.js';
import { RecurringJobs } from '../platform/queue/recurring-jobs.js';
import { BILLING_QUEUE, BillingQueue, type BillingJob } from './billing.queue.js';
import { BillingSyncService } from './billing-sync.service.js';
import { CustomersService } from './customers.service.js';
import { StripeEventsRepository } from './stripe-events.repository.js';
import { StripeClient } from './stripe/stripe.client.js';

/** Customers that one worker syncs at once. */
const CONCURRENCY = 8;

/** Longer than a sync may take. Milliseconds. */
const LOCK_DURATION = 30_000;

/** Milliseconds. */
const SWEEP_INTERVAL = 5000;

/** Syncs a customer's billing whenever an event or a sweep asks for it. */
@Processor(BILLING_QUEUE, { concurrency: CONCURRENCY, lockDuration: LOCK_DURATION })
export class BillingProcessor extends JobProcessor<BillingJob> {
  protected readonly label = 'billing';

  constructor(
    private readonly billing: BillingSyncService,
    private readonly events: StripeEventsRepository,
    private readonly customers: CustomersService,
    private readonly queue: BillingQueue,
    stripe: StripeClient,
    recurring: RecurringJobs,
  ) {
    super();
    if (!stripe.configured) return;
    recurring.add({ name: 'billing sweep', every: SWEEP_INTERVAL, run: () => this.sweep() });
  }

  /** If many events arrive at once, the first sync covers all of them. */
  protected async handle({ data }: Job<BillingJob>): Promise<void> {
    const { customerId, eventId } = data;
    if (eventId !== undefined && (await this.events.isProcessed(eventId))) return;
    await this.billing.sync(customerId);
  }

  /**
   * Enqueues customers who are due: their event's job was lost, no event came for an open payment,
   * a plan needs its daily check, or the account was deleted.
   */
  private async sweep(): Promise<void> {
    for (const customerId of await this.customers.takeDue()) {
      await this.queue.enqueue({ customerId });
    }
  }
}
