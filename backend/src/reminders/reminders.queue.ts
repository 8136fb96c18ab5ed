import { InjectQueue } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { Logger } from 'pino';
import { LOGGER } from '../platform/logging/logging.module.js';
import { JobQueue, type JobData } from '../platform/queue/job-queue.js';

export const REMINDERS_QUEUE = 'reminders';

/** Concurrent jobs that announce due reminders, so that all workers share the load. */
const SIDE_BY_SIDE = 4;

@Injectable()
export class RemindersQueue extends JobQueue<JobData> {
  constructor(@InjectQueue(REMINDERS_QUEUE) queue: Queue, @Inject(LOGGER) logger: Logger) {
    super(queue, { job: 'deliver', log: 'reminders' }, logger);
  }

  /** Asks workers to announce what is due. Idempotent. Never fails. */
  async enqueue(): Promise<void> {
    const slots = Array.from({ length: SIDE_BY_SIDE }, (_, slot) => `deliver-${String(slot)}`);
    await this.add(...slots.map((jobId) => ({ jobId, data: {} })));
  }
}
