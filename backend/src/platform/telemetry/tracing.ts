import type { Env } from '../../config/env.js';

/** The sending of a process's traces. */
export interface Tracing {
  /** Sends what is left, within bounds. */
  end: () => Promise<void>;
}

/** Begins to send traces where there is a collector; otherwise not even the code of it is loaded. */
export async function startTracing(name: 'api' | 'worker', env: Env): Promise<Tracing | null> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_TRACES_SAMPLER_ARG: ratio } = env;
  if (collector === undefined) return null;
  const { sendTraces } = await import('./trace-sender.js');
  return sendTraces({ service: `zampa-${name}`, collector, ratio });
}
