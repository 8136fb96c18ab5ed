import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { Worker } from 'bullmq';
import type { Logger } from 'pino';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { Closing } from '../platform/closing.js';
import { watchWorker } from '../platform/health/queue.metrics.js';
import { LOGGER } from '../platform/logging/logging.module.js';
import { workerConnection } from '../platform/redis/queue-connection.js';
import { withRequestId } from '../platform/logging/request-context.js';
import { RedisPulse } from '../platform/redis/redis-pulse.js';
import { queueTracing } from '../platform/telemetry/queue-tracing.js';
import { DeliveryService } from './delivery.service.js';
import { MAIL_QUEUE, type MailJob } from './mail.queue.js';

/** Mails that one worker sends at once; mail servers dislike more connections. */
const CONCURRENCY = 4;

/** A dead worker's jobs are free again after these two together. Milliseconds. */
const LOCK_DURATION = 8000;
const STALLED_INTERVAL = 3000;

/** What is being sent at a stop may be finished this long. Milliseconds. */
const FINISH_PATIENCE = 15_000;

/** Takes mails from the queue. */
@Injectable()
export class MailProcessor
  implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown
{
  private worker: Worker<MailJob> | undefined;
  private closing: Closing | undefined;

  constructor(
    private readonly delivery: DeliveryService,
    private readonly pulse: RedisPulse,
    @Inject(ENV) private readonly env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.worker = new Worker<MailJob>(
      MAIL_QUEUE,
      ({ data: { mailId, requestId } }) =>
        withRequestId(requestId, () => this.delivery.deliver(mailId)),
      {
        ...queueTracing(this.env),
        connection: workerConnection(this.env.REDIS_URL),
        concurrency: CONCURRENCY,
        lockDuration: LOCK_DURATION,
        stalledInterval: STALLED_INTERVAL,
      },
    );
    watchWorker(this.worker, this.pulse);
    this.worker.on('error', (err) => this.logger.warn({ err }, 'mail worker'));
    this.worker.on('failed', (job, err) => {
      this.logger.warn({ err, ...job?.data }, 'mail job failed');
    });
  }

  onModuleDestroy(): void {
    this.closing = new Closing(this.worker?.close());
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.closing?.within(FINISH_PATIENCE);
  }
}
