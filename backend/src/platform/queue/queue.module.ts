import { BullModule } from '@nestjs/bullmq';
import { Module, type DynamicModule } from '@nestjs/common';
import type { DefaultJobOptions, QueueBaseOptions } from 'bullmq';
import { BullMQOtel } from 'bullmq-otel';
import { ENV } from '../../config/env.module.js';
import type { Env } from '../../config/env.js';
import { reconnectAfter, reconnectOnError } from '../redis/open-redis.js';
import { RedisConnections } from '../redis/redis-connections.js';
import { QueueWorker } from './queue-worker.js';

BullModule.workerClass = QueueWorker;

/** Connection of a queue: commands fail fast, since a sweep makes up for lost jobs. */
export const queueConnection = (url: string) => ({
  url,
  maxRetriesPerRequest: 1,
  commandTimeout: 2000,
  // The library's default backoff grows to 20 s: questions would be refused and jobs left waiting.
  retryStrategy: reconnectAfter,
  reconnectOnError,
});

/** Makes a job continue the trace of the request that enqueued it. */
const tracing = ({ OTEL_EXPORTER_OTLP_ENDPOINT }: Env): Pick<QueueBaseOptions, 'telemetry'> =>
  OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? {} : { telemetry: new BullMQOtel() };

/** Finished jobs leave the queue: PostgreSQL is the record. */
const jobOptions = (tries: number): DefaultJobOptions => ({
  attempts: tries,
  backoff: { type: 'exponential', delay: 1000, jitter: 0.5 },
  removeOnComplete: true,
  removeOnFail: true,
});

/** A process's queues, by @nestjs/bullmq. */
@Module({
  imports: [
    BullModule.forRootAsync({
      inject: [RedisConnections],
      useFactory: (connections: RedisConnections) => ({
        // If Redis does not answer this check in time, the queue stays broken for good.
        skipVersionCheck: true,
        connection: queueConnection(connections.of('queue').url),
      }),
    }),
  ],
})
export class QueueModule {
  /** @param tries per job, with increasing delays. */
  static of(name: string, { tries }: { tries: number }): DynamicModule {
    return BullModule.registerQueueAsync({
      name,
      inject: [ENV],
      useFactory: (env: Env) => ({ ...tracing(env), defaultJobOptions: jobOptions(tries) }),
    });
  }

  /** A queue of housekeeping jobs: no traces, no event history in Redis. */
  static quiet(name: string): DynamicModule {
    const streams = { events: { maxLen: 0 } };
    return BullModule.registerQueue({ name, streams, defaultJobOptions: jobOptions(1) });
  }
}
