import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { watchQueue } from '../platform/health/queue.metrics.js';
import { LOGGER } from '../platform/logging/logging.module.js';
import { queueConnection } from '../platform/redis/queue-connection.js';
import { currentRequestId } from '../platform/logging/request-context.js';
import { REDIS } from '../platform/redis/redis-connections.js';
import { queueTracing } from '../platform/telemetry/queue-tracing.js';
import { OVERDUE } from './reply-order.js';

export const REPLY_QUEUE = 'replies';

/** Ids only: the database is the record, the queue is how it moves. */
export interface ReplyJob {
  replyId: number;
  userId: number;
  /** Absent when nobody's request but the sweep asked for it. */
  requestId?: string | undefined;
}

/** Job tries; the reply itself counts its attempts in its row. */
const TRIES = 3;

/** How long a count of the waiting replies is good. Milliseconds. */
const COUNT_LIFE = 200;

/** A Redis that took no job may be full: its counts are right, and grow no more. Milliseconds. */
const REFUSAL = 2000;

const jobIdOf = (replyId: number): string => `reply-${String(replyId)}`;

@Injectable()
export class ReplyQueue implements OnApplicationShutdown {
  private readonly queue: Queue<ReplyJob>;
  /** Until then nothing more is taken, by `performance.now()`. */
  private refusing = 0;
  private counted: { waiting: Promise<number>; until: number } | undefined;

  constructor(
    @Inject(ENV) private readonly env: Env,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.queue = new Queue<ReplyJob>(REPLY_QUEUE, {
      ...queueTracing(env),
      // A check that Redis does not answer in time would leave the queue broken for good.
      skipVersionCheck: true,
      connection: queueConnection(env.REDIS_URL),
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
   * @param place of `reply-order`; one that had lost its job has waited long enough.
   */
  async enqueue(reply: Omit<ReplyJob, 'requestId'>, place = OVERDUE): Promise<void> {
    const job: ReplyJob = { ...reply, requestId: currentRequestId() };
    try {
      await this.queue.add('write', job, { jobId: jobIdOf(job.replyId), priority: place });
    } catch (err) {
      this.logger.warn({ err, ...job }, 'reply not enqueued; the sweep will');
      this.refusing = performance.now() + REFUSAL;
    }
  }

  /**
   * Whether as many replies wait for a worker as may, or Redis takes no more of them. A count is
   * shared by all who ask soon.
   */
  async isFull(): Promise<boolean> {
    const now = performance.now();
    if (now < this.refusing) return true;
    if (!this.counted || now > this.counted.until) {
      this.counted = { waiting: this.countWaiting(), until: now + COUNT_LIFE };
    }
    return (await this.counted.waiting) >= this.env.REPLY_QUEUE_LIMIT;
  }

  /** Those of the replies that nobody is asked to write. One round trip. */
  async withoutJob(replyIds: number[]): Promise<number[]> {
    const keys = replyIds.map((id) => this.queue.toKey(jobIdOf(id)));
    const found = await Promise.all(keys.map((key) => this.redis.exists(key)));
    return replyIds.filter((_, index) => found[index] === 0);
  }

  /** Moves replies to the front of those that wait. @returns how many were not there yet. */
  async moveForward(replyIds: number[]): Promise<number> {
    const jobs = await Promise.all(replyIds.map((id) => this.queue.getJob(jobIdOf(id))));
    const behind = jobs.flatMap((job) => (job && job.priority > OVERDUE ? [job] : []));
    // A job that has ended meanwhile cannot be moved, and need not be.
    const changed = behind.map((job) => job.changePriority({ priority: OVERDUE }));
    const results = await Promise.allSettled(changed);
    return results.filter(({ status }) => status === 'fulfilled').length;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.queue.close();
  }

  private async countWaiting(): Promise<number> {
    const counts = await this.queue.getJobCounts('wait', 'prioritized');
    return Object.values(counts).reduce((sum, count) => sum + count, 0);
  }
}
