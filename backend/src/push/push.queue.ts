import { InjectQueue } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { Logger } from 'pino';
import { LOGGER } from '../platform/logging/logging.module.js';
import { JobQueue, type JobData } from '../platform/queue/job-queue.js';

export const PUSH_QUEUE = 'push';

export interface PushJob extends JobData {
  deliveryId: number;
}

@Injectable()
export class PushQueue extends JobQueue<PushJob> {
  constructor(@InjectQueue(PUSH_QUEUE) queue: Queue, @Inject(LOGGER) logger: Logger) {
    super(queue, { job: 'push', log: 'push' }, logger);
  }

  /** Enqueues these deliveries. Never fails: a sweep finds those whose job was lost. */
  async enqueue(ids: number[]): Promise<void> {
    const jobs = ids.map((deliveryId) => ({
      jobId: `push-${String(deliveryId)}`,
      data: { deliveryId },
    }));
    await this.add(...jobs);
  }
}
