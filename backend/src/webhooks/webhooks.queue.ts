import { randomInt } from 'node:crypto';
import { InjectQueue } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { Logger } from 'pino';
import { LOGGER } from '../platform/logging/logging.module.js';
import { JobQueue, type JobData } from '../platform/queue/job-queue.js';

export const WEBHOOKS_QUEUE = 'webhooks';

export interface WebhookJob extends JobData {
  webhookId: number;
}

/** Jobs per webhook, as many as its concurrent calls: a thousand events must add no more. */
const SIDE_BY_SIDE = 4;

@Injectable()
export class WebhooksQueue extends JobQueue<WebhookJob> {
  constructor(@InjectQueue(WEBHOOKS_QUEUE) queue: Queue, @Inject(LOGGER) logger: Logger) {
    super(queue, { job: 'call', log: 'webhooks' }, logger);
  }

  /**
   * Asks a worker to make the calls that are due for these webhooks. A job that waits or runs
   * already is enough. Never fails: a sweep finds what is due and has no job.
   */
  async enqueue(webhookIds: number[]): Promise<void> {
    const jobs = webhookIds.map((webhookId) => ({
      jobId: `webhook-${String(webhookId)}-${String(randomInt(SIDE_BY_SIDE))}`,
      data: { webhookId },
    }));
    await this.add(...jobs);
  }
}
