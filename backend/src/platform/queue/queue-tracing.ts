import type { QueueBaseOptions } from 'bullmq';
import { BullMQOtel } from 'bullmq-otel';
import type { Env } from '../../config/env.js';

/** Options that make a job continue the trace of the request that enqueued it. */
export const queueTracing = ({
  OTEL_EXPORTER_OTLP_ENDPOINT: collector,
}: Pick<Env, 'OTEL_EXPORTER_OTLP_ENDPOINT'>): Pick<QueueBaseOptions, 'telemetry'> =>
  collector === undefined ? {} : { telemetry: new BullMQOtel() };
