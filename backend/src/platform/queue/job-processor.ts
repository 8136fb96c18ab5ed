import { WorkerHost } from '@nestjs/bullmq';
import {
  Inject,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import type { Job } from 'bullmq';
import type { Logger } from 'pino';
import { LOGGER } from '../logging/logging.module.js';
import { withRequestId } from '../logging/request-context.js';
import { RedisHeartbeats } from '../redis/redis-heartbeats.js';
import type { JobData } from './job-queue.js';
import { watchWorker } from './queue.metrics.js';
import { FINISH_LIMIT, type QueueWorker } from './queue-worker.js';

/** A dead worker's jobs are free again after the sum of these, at most. Milliseconds. */
export const TAKEN_OVER_SOON = { lockDuration: 8000, stalledInterval: 3000 };

/** Processes the jobs of one queue, each in the context of the request that caused it. */
export abstract class JobProcessor<Data extends JobData>
  extends WorkerHost<QueueWorker>
  implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown
{
  @Inject(RedisHeartbeats) private readonly heartbeats!: RedisHeartbeats;
  @Inject(LOGGER) protected readonly logger!: Logger;

  /** The queue's name in the log. */
  protected abstract readonly label: string;

  /** Throws when a retry may succeed. */
  protected abstract handle(job: Job<Data>, token?: string): Promise<void>;

  onApplicationBootstrap(): void {
    const { worker, label, logger } = this;
    watchWorker(worker, this.heartbeats.of('queue'));
    worker.on('error', (err) => logger.warn({ err }, `${label} worker`));
    worker.on('failed', (job?: Job<Data>, err?: Error) => {
      logger.warn({ err, ...job?.data }, `${label} job failed`);
    });
    worker.run().catch((err: unknown) => logger.error({ err }, `${label} worker ended`));
  }

  process(job: Job<Data>, token?: string): Promise<void> {
    return withRequestId(job.data.requestId, () => this.handle(job, token));
  }

  /** All workers stop taking jobs at once, so that their grace periods overlap. */
  onModuleDestroy(): void {
    void this.worker.close();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.worker.finishWithin(FINISH_LIMIT);
  }
}
