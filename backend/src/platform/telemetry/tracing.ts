import type { Env } from '../../config/env.js';

/** A process's trace export. */
export interface Tracing {
  /** Sends what is left, within a time limit. */
  end: () => Promise<void>;
}

/** Starts exporting traces if a collector is configured; otherwise the SDK is not even loaded. */
export async function startTracing(name: 'api' | 'worker', env: Env): Promise<Tracing | null> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_TRACES_SAMPLER_ARG: ratio } = env;
  if (collector === undefined) return null;
  const { sendTraces } = await import('./trace-sender.js');
  return sendTraces({ service: `zampa-${name}`, collector, ratio });
}
