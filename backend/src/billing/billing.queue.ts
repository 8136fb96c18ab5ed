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

export const BILLING_QUEUE = 'billing';

/** Whose billing to look at, and the event that asks for it; without one a sweep asks. */
export interface BillingJob {
  customerId: number;
  eventId?: string;
  requestId?: string | undefined;
}

const TRIES = 5;

@Injectable()
export class BillingQueue implements OnApplicationShutdown {
  private readonly queue: Queue<BillingJob>;

  constructor(
    @Inject(ENV) env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.queue = new Queue<BillingJob>(BILLING_QUEUE, {
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
    this.queue.on('error', (err) => this.logger.warn({ err }, 'billing queue'));
    watchQueue(this.queue);
  }

  /** Never fails: what gets lost here is found by the sweep, since the database knows of it. */
  async enqueue(look: Omit<BillingJob, 'requestId'>): Promise<void> {
    const job: BillingJob = { ...look, requestId: currentRequestId() };
    const jobId = job.eventId ?? `customer-${String(job.customerId)}`;
    try {
      await this.queue.add('sync', job, { jobId });
    } catch (err) {
      this.logger.warn({ err, ...job }, 'billing job not enqueued; the sweep will');
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.queue.close();
  }
}
