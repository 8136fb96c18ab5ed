import { InjectQueue } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { Logger } from 'pino';
import { LOGGER } from '../platform/logging/logging.module.js';
import { JobQueue, type JobData } from '../platform/queue/job-queue.js';

export const REMINDERS_QUEUE = 'reminders';

/** Jobs that tell of what has come side by side, so that all workers take part. */
const SIDE_BY_SIDE = 4;

@Injectable()
export class RemindersQueue extends JobQueue<JobData> {
  constructor(@InjectQueue(REMINDERS_QUEUE) queue: Queue, @Inject(LOGGER) logger: Logger) {
    super(queue, { job: 'deliver', log: 'reminders' }, logger);
  }

  /** Asks workers to tell of what has come; asking twice is the same as once. Never fails. */
  async enqueue(): Promise<void> {
    const slots = Array.from({ length: SIDE_BY_SIDE }, (_, slot) => `deliver-${String(slot)}`);
    await this.add(...slots.map((jobId) => ({ jobId, data: {} })));
  }
}
