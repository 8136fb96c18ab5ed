import { BullModule } from '@nestjs/bullmq';
import { Module, type DynamicModule } from '@nestjs/common';
import type { DefaultJobOptions } from 'bullmq';
import { ENV } from '../../config/env.module.js';
import type { Env } from '../../config/env.js';
import { queueConnection } from './queue-connection.js';
import { queueTracing } from './queue-tracing.js';
import { QueueWorker } from './queue-worker.js';

BullModule.workerClass = QueueWorker;

/** Jobs leave the queue with their end: PostgreSQL keeps the record. */
const jobOptions = (tries: number): DefaultJobOptions => ({
  attempts: tries,
  backoff: { type: 'exponential', delay: 1000, jitter: 0.5 },
  removeOnComplete: true,
  removeOnFail: true,
});

/** The queues of a process, by @nestjs/bullmq. */
@Module({
  imports: [
    BullModule.forRootAsync({
      inject: [ENV],
      useFactory: (env: Env) => ({
        // A check that Redis does not answer in time would leave the queue broken for good.
        skipVersionCheck: true,
        connection: queueConnection(env.REDIS_URL),
      }),
    }),
  ],
})
export class QueueModule {
  /** @param tries of each job, later each time. */
  static of(name: string, { tries }: { tries: number }): DynamicModule {
    return BullModule.registerQueueAsync({
      name,
      inject: [ENV],
      useFactory: (env: Env) => ({ ...queueTracing(env), defaultJobOptions: jobOptions(tries) }),
    });
  }

  /** One whose jobs are of no interest: without traces, and with few events in Redis. */
  static quiet(name: string): DynamicModule {
    const streams = { events: { maxLen: 0 } };
    return BullModule.registerQueue({ name, streams, defaultJobOptions: jobOptions(1) });
  }
}
