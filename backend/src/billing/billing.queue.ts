import { InjectQueue } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { Logger } from 'pino';
import { LOGGER } from '../platform/logging/logging.module.js';
import { JobQueue, type JobData } from '../platform/queue/job-queue.js';

export const BILLING_QUEUE = 'billing';

/** The customer to sync and the event that requests it; a sweep requests it without one. */
export interface BillingJob extends JobData {
  customerId: number;
  eventId?: string;
}

@Injectable()
export class BillingQueue extends JobQueue<BillingJob> {
  constructor(@InjectQueue(BILLING_QUEUE) queue: Queue, @Inject(LOGGER) logger: Logger) {
    super(queue, { job: 'sync', log: 'billing' }, logger);
  }

  /** Never fails: the database knows what is due, so the sweep finds lost jobs. */
  async enqueue(data: Omit<BillingJob, 'requestId'>): Promise<void> {
    const jobId = data.eventId ?? `customer-${String(data.customerId)}`;
    await this.add({ jobId, data });
  }
}
