import type { QueueBaseOptions } from 'bullmq';
import { BullMQOtel } from 'bullmq-otel';
import type { Env } from '../../config/env.js';

/** What a queue or a worker is told so that a job continues the trace of whoever asked for it. */
export const queueTracing = ({
  OTEL_EXPORTER_OTLP_ENDPOINT: collector,
}: Pick<Env, 'OTEL_EXPORTER_OTLP_ENDPOINT'>): Pick<QueueBaseOptions, 'telemetry'> =>
  collector === undefined ? {} : { telemetry: new BullMQOtel() };
