import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Queue } from 'bullmq';
import type { Logger } from 'pino';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { watchQueue } from '../platform/health/queue.metrics.js';
import { LOGGER } from '../platform/logging/logging.module.js';
import { queueConnection } from '../platform/redis/queue-connection.js';
import { currentRequestId } from '../platform/logging/request-context.js';
import { queueTracing } from '../platform/telemetry/queue-tracing.js';

export const MAIL_QUEUE = 'mails';

/** Ids only: the database is the record, the queue is how it moves. */
export interface MailJob {
  mailId: number;
  /** Absent when a sweep asks for it. */
  requestId?: string | undefined;
}

@Injectable()
export class MailQueue implements OnApplicationShutdown {
  private readonly queue: Queue<MailJob>;

  constructor(
    @Inject(ENV) env: Pick<Env, 'REDIS_URL' | 'OTEL_EXPORTER_OTLP_ENDPOINT'>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.queue = new Queue<MailJob>(MAIL_QUEUE, {
      ...queueTracing(env),
      // A check that Redis does not answer in time would leave the queue broken for good.
      skipVersionCheck: true,
      connection: queueConnection(env.REDIS_URL),
      /** One try a job: the mail's row says when the next one is due. */
      defaultJobOptions: { attempts: 1, removeOnComplete: true, removeOnFail: true },
    });
    this.queue.on('error', (err) => this.logger.warn({ err }, 'mail queue'));
    watchQueue(this.queue);
  }

  /**
   * Asks a worker to send these mails; asking twice is the same as once. Never fails: a mail
   * whose job got lost stays due and the worker's sweep asks again.
   */
  async enqueue(ids: number[]): Promise<void> {
    const requestId = currentRequestId();
    try {
      await this.queue.addBulk(
        ids.map((mailId) => ({
          name: 'send',
          data: { mailId, requestId },
          opts: { jobId: `mail-${String(mailId)}` },
        })),
      );
    } catch (err) {
      this.logger.warn({ err, mails: ids.length }, 'mails not enqueued; the sweep will');
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.queue.close();
  }
}
