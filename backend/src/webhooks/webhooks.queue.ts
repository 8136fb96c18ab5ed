import { randomUUID } from 'node:crypto';
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

@Injectable()
export class WebhooksQueue extends JobQueue<WebhookJob> {
  constructor(@InjectQueue(WEBHOOKS_QUEUE) queue: Queue, @Inject(LOGGER) logger: Logger) {
    super(queue, { job: 'call', log: 'webhooks' }, logger);
  }

  /**
   * Asks a worker to call these webhooks with what is due. A job finds nothing to do where others
   * have called before it. Never fails: a sweep finds what is due and has no job.
   */
  async enqueue(webhookIds: number[]): Promise<void> {
    const jobs = webhookIds.map((webhookId) => ({
      jobId: `webhook-${String(webhookId)}-${randomUUID()}`,
      data: { webhookId },
    }));
    await this.add(...jobs);
  }
}
