import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DelayedError, Worker, type Job } from 'bullmq';
import type { Logger } from 'pino';
import { REPLY_QUEUE, type ReplyJob } from '../chat/reply.queue.js';
import { RunningRepliesService } from '../chat/running-replies.service.js';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { Closing } from '../platform/closing.js';
import { watchWorker } from '../platform/health/queue.metrics.js';
import { LOGGER } from '../platform/logging/logging.module.js';
import { workerConnection } from '../platform/redis/queue-connection.js';
import { withRequestId } from '../platform/logging/request-context.js';
import { RedisPulse } from '../platform/redis/redis-pulse.js';
import { queueTracing } from '../platform/telemetry/queue-tracing.js';
import { ReplyService } from './reply.service.js';

/** A dead worker's replies are begun again after these two together, at most. Milliseconds. */
const LOCK_DURATION = 8000;
const STALLED_INTERVAL = 3000;

/** The reply's own attempts are counted in its row; the queue must not give up before. */
const MAX_STALLED = 10;

/** What is being written at a stop may be finished this long, then it is handed back. Milliseconds. */
const FINISH_PATIENCE = 15_000;
const HAND_BACK_PATIENCE = 4000;

/**
 * One user's part of a worker's places, and what it is at least: a flood that finds all of them
 * free leaves room for others. What is beyond it looks again so much later, in milliseconds.
 */
const SHARE = 1 / 4;
const LEAST_SHARE = 2;
const LATER = 500;

/** Takes replies from the queue and writes many at once. */
@Injectable()
export class ReplyProcessor
  implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown
{
  /** How many replies this worker writes for each user. */
  private readonly taken = new Map<number, number>();
  private worker: Worker<ReplyJob> | undefined;
  private closing: Closing | undefined;

  constructor(
    private readonly replies: ReplyService,
    private readonly running: RunningRepliesService,
    private readonly pulse: RedisPulse,
    @Inject(ENV) private readonly env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.worker = new Worker<ReplyJob>(REPLY_QUEUE, (job, token) => this.process(job, token), {
      ...queueTracing(this.env),
      connection: workerConnection(this.env.REDIS_URL),
      concurrency: this.env.WORKER_CONCURRENCY,
      lockDuration: LOCK_DURATION,
      stalledInterval: STALLED_INTERVAL,
      maxStalledCount: MAX_STALLED,
    });
    watchWorker(this.worker, this.pulse);
    this.worker.on('error', (err) => this.logger.warn({ err }, 'reply worker'));
    this.worker.on('failed', (job, err) => {
      this.logger.warn({ err, ...job?.data }, 'reply job failed');
    });
  }

  onModuleDestroy(): void {
    this.closing = new Closing(this.worker?.close());
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (await this.closing?.within(FINISH_PATIENCE)) return;
    this.running.handBackAll();
    await this.closing?.within(FINISH_PATIENCE + HAND_BACK_PATIENCE);
  }

  private async process(job: Job<ReplyJob>, token: string | undefined): Promise<void> {
    const { userId } = job.data;
    const taken = this.taken.get(userId) ?? 0;
    if (taken >= Math.max(LEAST_SHARE, this.env.WORKER_CONCURRENCY * SHARE)) {
      await job.moveToDelayed(Date.now() + LATER, token);
      throw new DelayedError();
    }
    this.taken.set(userId, taken + 1);
    try {
      await withRequestId(job.data.requestId, () => this.replies.write(job.data));
    } finally {
      this.release(userId);
    }
  }

  private release(userId: number): void {
    const left = (this.taken.get(userId) ?? 1) - 1;
    if (left > 0) this.taken.set(userId, left);
    else this.taken.delete(userId);
  }
}
