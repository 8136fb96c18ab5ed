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
import { ThrottledWarnings } from '../logging/throttled-warnings.js';
import { RedisConnections, type RedisServer } from '../redis/redis-connections.js';
import { RedisHeartbeats } from '../redis/redis-heartbeats.js';
import type { JobData } from './job-queue.js';
import { watchWorker } from './queue.metrics.js';
import { FINISH_LIMIT, type QueueWorker } from './queue-worker.js';

/** A dead worker's jobs are taken over after the sum of these, at most. Milliseconds. */
export const TAKEN_OVER_SOON = { lockDuration: 8000, stalledInterval: 3000 };

/** Processes the jobs of one queue, each in the context of the request that caused it. */
export abstract class JobProcessor<Data extends JobData>
  extends WorkerHost<QueueWorker>
  implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown
{
  @Inject(RedisConnections) protected readonly connections!: RedisConnections;
  @Inject(RedisHeartbeats) private readonly heartbeats!: RedisHeartbeats;
  @Inject(LOGGER) protected readonly logger!: Logger;

  private readonly workers = new Set<QueueWorker>();
  private throttled: ThrottledWarnings | undefined;

  /** The queue's name in the log. */
  protected abstract readonly label: string;

  /** Throws when a retry may succeed. */
  protected abstract handle(job: Job<Data>, token?: string): Promise<void>;

  /** For failures that repeat while a server is down. */
  protected get warnings(): ThrottledWarnings {
    return (this.throttled ??= new ThrottledWarnings(this.logger));
  }

  onApplicationBootstrap(): void {
    this.run(this.worker, this.connections.of('queue'));
  }

  /** Takes jobs from a queue on a server. */
  protected run(worker: QueueWorker, server: RedisServer): void {
    const { label, logger } = this;
    this.workers.add(worker);
    watchWorker(worker, this.heartbeats.of(server));
    worker.on('error', (err) => this.warnings.warn({ err }, `${label} worker`));
    worker.on('failed', (job?: Job<Data>, err?: Error) => this.tellFailed(err, { ...job?.data }));
    worker.run().catch((err: unknown) => logger.error({ err }, `${label} worker ended`));
  }

  /** Logs that a job has failed; it may be tried again. */
  protected tellFailed(err: Error | undefined, data: JobData): void {
    this.logger.warn({ err, ...data }, `${this.label} job failed`);
  }

  process(job: Job<Data>, token?: string): Promise<void> {
    return withRequestId(job.data.requestId, () => this.handle(job, token));
  }

  /** All workers stop taking jobs at once, so that their grace periods overlap. */
  onModuleDestroy(): void {
    for (const worker of this.workers) void worker.close();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.finishWithin(FINISH_LIMIT);
  }

  /** @returns whether all running jobs finish within `ms` of the first call. */
  protected async finishWithin(ms: number): Promise<boolean> {
    const ends = [...this.workers].map((worker) => worker.finishWithin(ms));
    return (await Promise.all(ends)).every(Boolean);
  }
}
