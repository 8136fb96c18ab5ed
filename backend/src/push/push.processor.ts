import { Processor } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { JobProcessor, TAKEN_OVER_SOON } from '../platform/queue/job-processor.js';
import { RecurringJobs } from '../platform/queue/recurring-jobs.js';
import { PushDeliveriesRepository } from './push-deliveries.repository.js';
import { PushDeliveriesService } from './push-deliveries.service.js';
import { PUSH_QUEUE, PushQueue, type PushJob } from './push.queue.js';

/** Notifications that one worker sends at once. */
const CONCURRENCY = 16;

/** Milliseconds. */
const SWEEP_INTERVAL = 4000;

/** Takes notifications from the queue. */
@Processor(PUSH_QUEUE, { concurrency: CONCURRENCY, ...TAKEN_OVER_SOON })
export class PushProcessor extends JobProcessor<PushJob> {
  protected readonly label = 'push';

  constructor(
    private readonly deliveries: PushDeliveriesService,
    private readonly rows: PushDeliveriesRepository,
    private readonly queue: PushQueue,
    recurring: RecurringJobs,
  ) {
    super();
    recurring.add({ name: 'push sweep', every: SWEEP_INTERVAL, run: () => this.sweep() });
  }

  protected handle({ data }: Job<PushJob>): Promise<void> {
    return this.deliveries.deliver(data.deliveryId);
  }

  /** Enqueues all that are due: to be retried, left by a dead worker, or with a lost job. */
  private async sweep(): Promise<void> {
    await this.queue.enqueue(await this.rows.due());
  }
}
