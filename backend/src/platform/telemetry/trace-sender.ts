import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import {
  isSpanContextValid,
  SpanKind,
  trace,
  TraceFlags,
  type Attributes,
  type Context,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  SamplingDecision,
  TraceIdRatioBasedSampler,
  type ReadableSpan,
  type Sampler,
} from '@opentelemetry/sdk-trace-node';

/** The product version this process runs. */
const { version: VERSION } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
) as { version: string };

/** Identifies this process, by the `hostname` and `pid` of its log lines. */
const INSTANCE = `${hostname()}:${String(process.pid)}`;

/** Maximum number of buffered spans; more are dropped. */
const MAX_SPANS = 2048;

/** Interval between two batches, and the timeout of each. Milliseconds. */
const INTERVAL = 2000;
const SEND_TIMEOUT = 5000;

/** How long a process waits for its last batch on shutdown. Milliseconds. */
const LAST_BATCH_TIMEOUT = 2000;

/** Attributes that may be exported: BullMQ also records errors and results in full. */
const PUBLIC_KEYS =
  /^(exception\.type$|http\.(request\.method|route|response\.status_code)|zampa\.|gen_ai\.|bullmq\.(queue\.name|queue\.operation|job\.(id|name|attempts\.made)))/;

interface Destination {
  /** Such as `zampa-api`. */
  service: string;
  /** Base URL of an OTLP/HTTP collector. */
  collector: string;
  /** Share of traces to send, 0 to 1. */
  ratio: number;
}

export function sendTraces({ service, collector, ratio }: Destination): {
  end: () => Promise<void>;
} {
  const exporter = new OTLPTraceExporter({
    url: `${collector.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: SEND_TIMEOUT,
  });
  const spans = new PublicSpans(exporter, {
    maxQueueSize: MAX_SPANS,
    scheduledDelayMillis: INTERVAL,
  });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': service,
      'service.instance.id': INSTANCE,
      'service.version': VERSION,
    }),
    sampler: new Begun(ratio),
    spanProcessors: [spans],
  });
  provider.register();
  return {
    end: async () => {
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, delay(LAST_BATCH_TIMEOUT)]);
    },
  };
}

/** Batches spans, without private attributes. */
class PublicSpans extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    withhold(span.attributes);
    for (const { attributes } of span.events) withhold(attributes);
    super.onEnd(span);
  }
}

function withhold(attributes: Attributes | undefined): void {
  for (const key of Object.keys(attributes ?? {})) {
    if (!PUBLIC_KEYS.test(key)) delete attributes?.[key];
  }
}

/**
 * Only requests and jobs start a trace; anything else just continues one, since queues poll all the
 * time. Sampling depends on the trace id alone, so all processes agree.
 */
class Begun implements Sampler {
  private readonly part: TraceIdRatioBasedSampler;

  constructor(ratio: number) {
    this.part = new TraceIdRatioBasedSampler(ratio);
  }

  shouldSample(parent: Context, traceId: string, _name: string, kind: SpanKind) {
    const above = trace.getSpanContext(parent);
    const continues =
      above !== undefined &&
      isSpanContextValid(above) &&
      (above.traceFlags & TraceFlags.SAMPLED) !== 0;
    if (continues) return { decision: SamplingDecision.RECORD_AND_SAMPLED };
    const begins = kind === SpanKind.SERVER || kind === SpanKind.CONSUMER;
    return begins
      ? this.part.shouldSample(parent, traceId)
      : { decision: SamplingDecision.NOT_RECORD };
  }

  toString(): string {
    return 'Begun';
  }
}
