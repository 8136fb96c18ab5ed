import { Processor } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { JobProcessor, TAKEN_OVER_SOON } from '../platform/queue/job-processor.js';
import { RecurringJobs } from '../platform/queue/recurring-jobs.js';
import { WebhookCallsService } from './webhook-calls.service.js';
import { WebhookDeliveriesRepository } from './webhook-deliveries.repository.js';
import { WEBHOOKS_QUEUE, WebhooksQueue, type WebhookJob } from './webhooks.queue.js';

/**
 * Concurrent calls per worker: they mostly wait, and slow receivers must not occupy all of them.
 */
const CONCURRENCY = 96;

/** Milliseconds. */
const SWEEP_INTERVAL = 4000;

/** Takes webhooks from the queue. */
@Processor(WEBHOOKS_QUEUE, { concurrency: CONCURRENCY, ...TAKEN_OVER_SOON })
export class WebhooksProcessor extends JobProcessor<WebhookJob> {
  protected readonly label = 'webhooks';

  constructor(
    private readonly calls: WebhookCallsService,
    private readonly deliveries: WebhookDeliveriesRepository,
    private readonly queue: WebhooksQueue,
    recurring: RecurringJobs,
  ) {
    super();
    recurring.add({ name: 'webhook sweep', every: SWEEP_INTERVAL, run: () => this.sweep() });
  }

  override onModuleDestroy(): void {
    this.calls.end();
    super.onModuleDestroy();
  }

  protected handle({ data }: Job<WebhookJob>): Promise<void> {
    return this.calls.call(data.webhookId);
  }

  /** Enqueues everything due: retries, those of a dead worker, and those without a job. */
  private async sweep(): Promise<void> {
    await this.deliveries.expire();
    await this.queue.enqueue(await this.deliveries.due());
  }
}
