import { context, SpanKind, SpanStatusCode, trace, type Attributes } from '@opentelemetry/api';

/** Without a collector this makes spans that do and keep nothing. */
export const tracer = trace.getTracer('zampa');

export { SpanKind, SpanStatusCode };

/** What spans may tell, and nothing else leaves: ids, names of ours, counts; nobody's words. */
export interface Facts extends Attributes {
  'zampa.session.id'?: number;
  'zampa.reply.id'?: number;
  'zampa.reply.attempt'?: number;
  'zampa.reply.status'?: string;
  'gen_ai.request.model'?: string;
  'gen_ai.usage.input_tokens'?: number;
  'gen_ai.usage.output_tokens'?: number;
}

/** Does the work within a span of its own, which fails and ends with it. */
export async function inSpan<T>(
  name: string,
  facts: Facts,
  work: () => Promise<T>,
  kind = SpanKind.INTERNAL,
): Promise<T> {
  const span = tracer.startSpan(name, { kind, attributes: facts });
  try {
    return await context.with(trace.setSpan(context.active(), span), work);
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

/** The trace that whatever is being done belongs to, where traces are kept. */
export const currentTraceId = (): string | undefined =>
  trace.getActiveSpan()?.spanContext().traceId;

/** Marks the span of whatever is being done as failed. */
export const failSpan = (): void =>
  void trace.getActiveSpan()?.setStatus({ code: SpanStatusCode.ERROR });

/** Adds to the span of whatever is being done. */
export const setSpanAttributes = (facts: Facts): void =>
  void trace.getActiveSpan()?.setAttributes(facts);
