import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Queue } from 'bullmq';
import type { Logger } from 'pino';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { watchQueue } from '../platform/health/queue.metrics.js';
import { LOGGER } from '../platform/logging/logging.module.js';
import { queueTracing } from '../platform/telemetry/queue-tracing.js';

export const REPLY_QUEUE = 'replies';

/** Ids only: the database is the record, the queue is how it moves. */
export interface ReplyJob {
  replyId: number;
  requestId: string;
}

/** Job tries; the reply itself counts its attempts in its row. */
const TRIES = 3;

@Injectable()
export class ReplyQueue implements OnApplicationShutdown {
  private readonly queue: Queue<ReplyJob>;

  constructor(
    @Inject(ENV) env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.queue = new Queue<ReplyJob>(REPLY_QUEUE, {
      ...queueTracing(env),
      // A check that Redis does not answer in time would leave the queue broken for good.
      skipVersionCheck: true,
      connection: { url: env.REDIS_URL, maxRetriesPerRequest: 1, commandTimeout: 2000 },
      defaultJobOptions: {
        attempts: TRIES,
        backoff: { type: 'exponential', delay: 1000, jitter: 0.5 },
        removeOnComplete: true,
        removeOnFail: true,
      },
    });
    this.queue.on('error', (err) => this.logger.warn({ err }, 'reply queue'));
    watchQueue(this.queue);
  }

  /**
   * Asks a worker to write the reply; asking twice is the same as once. Never fails: a reply
   * whose job got lost stays `pending` and the worker's sweep asks again.
   */
  async enqueue(job: ReplyJob): Promise<void> {
    try {
      await this.queue.add('write', job, { jobId: `reply-${String(job.replyId)}` });
    } catch (err) {
      this.logger.warn({ err, ...job }, 'reply not enqueued; the sweep will');
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.queue.close();
  }
}
