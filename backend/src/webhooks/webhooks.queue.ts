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

const jobOf = (webhookId: number): string => `webhook-${String(webhookId)}`;

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
    await this.call(webhookIds, (webhookId) => `${jobOf(webhookId)}-${randomUUID()}`);
  }

  /** The same, unless the job of an earlier sweep still waits or runs: they would only pile up. */
  async enqueueAgain(webhookIds: number[]): Promise<void> {
    await this.call(webhookIds, jobOf);
  }

  private async call(webhookIds: number[], nameOf: (id: number) => string): Promise<void> {
    const jobs = webhookIds.map((webhookId) => ({ jobId: nameOf(webhookId), data: { webhookId } }));
    await this.add(...jobs);
  }
}
