import { context, SpanKind, SpanStatusCode, trace, type Attributes } from '@opentelemetry/api';

/** Without a collector its spans are no-ops. */
export const tracer = trace.getTracer('zampa');

export { SpanKind, SpanStatusCode };

/** Attributes that spans may have: ids, our own names and counts, but nothing that users wrote. */
export interface SpanAttributes extends Attributes {
  'zampa.session.id'?: number;
  'zampa.reply.id'?: number;
  'zampa.reply.attempt'?: number;
  'zampa.reply.status'?: string;
  'gen_ai.request.model'?: string;
  'gen_ai.usage.input_tokens'?: number;
  'gen_ai.usage.output_tokens'?: number;
}

/**
 * Runs the work in its own span, which ends with the work and is marked as failed if the work
 * fails.
 */
export async function inSpan<T>(
  name: string,
  facts: SpanAttributes,
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

/** The id of the current trace, if traces are recorded. */
export const currentTraceId = (): string | undefined =>
  trace.getActiveSpan()?.spanContext().traceId;

/** Marks the current span as failed. */
export const failSpan = (): void =>
  void trace.getActiveSpan()?.setStatus({ code: SpanStatusCode.ERROR });

/** Adds attributes to the current span. */
export const setSpanAttributes = (facts: SpanAttributes): void =>
  void trace.getActiveSpan()?.setAttributes(facts);
