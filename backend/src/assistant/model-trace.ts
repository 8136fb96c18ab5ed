import { SpanKind, SpanStatusCode, tracer, type Span } from '../platform/telemetry/spans.js';
import type { Completion } from './openai.client.js';

type Answer = AsyncGenerator<string, Completion>;

/** The span of one call of a model, around its stream; without a collector the stream itself. */
export function tracedCall(model: string, stream: Answer): Answer {
  const span = tracer.startSpan(`chat ${model}`, {
    kind: SpanKind.CLIENT,
    attributes: { 'gen_ai.request.model': model },
  });
  return span.isRecording() ? follow(stream, span) : stream;
}

async function* follow(stream: Answer, span: Span): Answer {
  let begun = false;
  try {
    let next = await stream.next();
    for (; !next.done; next = await stream.next()) {
      if (!begun) span.addEvent('first token');
      begun = true;
      yield next.value;
    }
    const { usage } = next.value;
    if (usage) {
      span.setAttributes({
        'gen_ai.usage.input_tokens': usage.promptTokens,
        'gen_ai.usage.output_tokens': usage.completionTokens,
      });
    }
    return next.value;
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    await stream.return({ isCut: false });
    span.end();
  }
}
