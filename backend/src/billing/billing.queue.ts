import { InjectQueue } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { Logger } from 'pino';
import { LOGGER } from '../platform/logging/logging.module.js';
import { JobQueue, type JobData } from '../platform/queue/job-queue.js';

export const BILLING_QUEUE = 'billing';

/** Whose billing to look at, and the event that asks for it; without one a sweep asks. */
export interface BillingJob extends JobData {
  customerId: number;
  eventId?: string;
}

@Injectable()
export class BillingQueue extends JobQueue<BillingJob> {
  constructor(@InjectQueue(BILLING_QUEUE) queue: Queue, @Inject(LOGGER) logger: Logger) {
    super(queue, { job: 'sync', log: 'billing' }, logger);
  }

  /** Never fails: what gets lost here is found by the sweep, since the database knows of it. */
  async enqueue(data: Omit<BillingJob, 'requestId'>): Promise<void> {
    const jobId = data.eventId ?? `customer-${String(data.customerId)}`;
    await this.add({ jobId, data });
  }
}
