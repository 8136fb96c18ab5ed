import { InjectQueue } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { Logger } from 'pino';
import { LOGGER } from '../platform/logging/logging.module.js';
import { JobQueue, type JobData } from '../platform/queue/job-queue.js';

export const MAIL_QUEUE = 'mails';

export interface MailJob extends JobData {
  mailId: number;
}

@Injectable()
export class MailQueue extends JobQueue<MailJob> {
  constructor(@InjectQueue(MAIL_QUEUE) queue: Queue, @Inject(LOGGER) logger: Logger) {
    super(queue, { job: 'send', log: 'mail' }, logger);
  }

  /**
   * Asks a worker to send these mails; asking twice has no further effect. Never fails: a mail
   * whose job was lost stays due, and a sweep asks again.
   */
  async enqueue(ids: number[]): Promise<void> {
    await this.add(...ids.map((mailId) => ({ jobId: `mail-${String(mailId)}`, data: { mailId } })));
  }
}
