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
import { BILLING_QUEUE, type BillingJob } from './billing.queue.js';
import { BillingSyncService } from './billing-sync.service.js';
import { StripeEventsService } from './stripe-events.service.js';

/** Customers looked at once by one worker. */
const CONCURRENCY = 8;

/** Longer than a look may take. Milliseconds. */
const LOCK_DURATION = 30_000;

/** A look that is under way at a stop may be finished this long. Milliseconds. */
const FINISH_PATIENCE = 15_000;

/** Looks at a customer's billing whenever an event or a sweep asks for it. */
@Injectable()
export class BillingProcessor
  implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown
{
  private worker: Worker<BillingJob> | undefined;
  private closing: Closing | undefined;

  constructor(
    private readonly billing: BillingSyncService,
    private readonly events: StripeEventsService,
    private readonly pulse: RedisPulse,
    @Inject(ENV) private readonly env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.worker = new Worker<BillingJob>(
      BILLING_QUEUE,
      ({ data }) => withRequestId(data.requestId, () => this.look(data)),
      {
        ...queueTracing(this.env),
        connection: workerConnection(this.env.REDIS_URL),
        concurrency: CONCURRENCY,
        lockDuration: LOCK_DURATION,
      },
    );
    watchWorker(this.worker, this.pulse);
    this.worker.on('error', (err) => this.logger.warn({ err }, 'billing worker'));
    this.worker.on('failed', (job, err) => {
      this.logger.warn({ err, ...job?.data }, 'billing job failed');
    });
  }

  onModuleDestroy(): void {
    this.closing = new Closing(this.worker?.close());
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.closing?.within(FINISH_PATIENCE);
  }

  /** Of many events at once the first look serves all. */
  private async look({ customerId, eventId }: BillingJob): Promise<void> {
    if (eventId !== undefined && (await this.events.isProcessed(eventId))) return;
    await this.billing.sync(customerId);
  }
}
