import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { LOGGER } from '../platform/logging/logging.module.js';
import { SpanKind, SpanStatusCode, tracer } from '../platform/telemetry/spans.js';
import { ModelError } from '../replies/reply-generator.js';
import { ModelBreaker, type ModelOutcome } from './model-breaker.js';
import { countFallback, countModelFailure, countUsage, showBreakers } from './model.metrics.js';
import type { ChatMessage, ToolOffer } from './chat-messages.js';
import { OpenAiClient, type Completion } from './openai.client.js';

/** Backoff before the same model is asked again, in milliseconds, plus up to as much jitter. */
const BACKOFF = 400;

/**
 * Longest answer: a model that does not stop is cut off here. Characters; about five times the
 * tokens requested.
 */
const MAX_ANSWER = 24_000;

/** Who answered, and how that ended. */
export interface ModelEnd extends Completion {
  model: string;
}

export interface Asking {
  signal: AbortSignal;
  offer?: ToolOffer;
  /** Takes the next piece of the text. @returns whether to read on. */
  take: (text: string) => boolean | Promise<boolean>;
}

/**
 * Asks one model after the other until the first token; once an answer has started, no other is
 * asked. A model that keeps failing is left alone for a while.
 */
@Injectable()
export class ModelRouter implements OnModuleInit {
  private readonly breakers = new Map<string, ModelBreaker>();

  constructor(
    private readonly client: OpenAiClient,
    @Inject(ENV) private readonly env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    for (const { model } of this.tries()) {
      this.breakers.set(model, new ModelBreaker(env.OPENAI_BREAKER_FAILURES));
    }
  }

  onModuleInit(): void {
    showBreakers(this.breakers);
  }

  /** @throws ModelError of the last model that was asked, or if none may be asked now. */
  async ask(messages: ChatMessage[], { signal, offer, take }: Asking): Promise<ModelEnd> {
    let failure = new ModelError('MODEL_UNAVAILABLE', true);
    for (const { model, again } of this.tries()) {
      const breaker = this.breakers.get(model);
      if (again && (!failure.retryable || breaker?.isOpen)) continue;
      if (again) await delay(BACKOFF * (1 + Math.random()), undefined, { signal });
      const report = breaker?.begin();
      if (!report) continue;
      const call = new ModelCall(model, report);
      const stream = this.client.stream(model, messages, signal, offer);
      try {
        let next = await stream.next();
        call.begin();
        if (model !== this.env.OPENAI_MODEL) countFallback('model');
        for (let left = MAX_ANSWER; !next.done && left > 0; next = await stream.next()) {
          if (!(await take(next.value.slice(0, left)))) break;
          left -= next.value.length;
        }
        const end = next.done ? next.value : { isCut: true };
        call.complete(end, this.env);
        return { model, ...end };
      } catch (error) {
        call.fail(error);
        if (call.hasBegun || !(error instanceof ModelError)) throw error;
        failure = error;
        this.logger.warn({ err: failure.cause ?? failure, model }, 'model did not answer');
      } finally {
        await stream.return({ isCut: false });
        call.end();
      }
    }
    throw failure;
  }

  private tries(): { model: string; again?: boolean }[] {
    const { OPENAI_MODEL: model, OPENAI_FALLBACK_MODEL: fallback } = this.env;
    return [{ model }, { model, again: true }, ...(fallback ? [{ model: fallback }] : [])];
  }
}

/** Reports one call of a model to breaker, metrics and trace. */
class ModelCall {
  hasBegun = false;
  private outcome: ModelOutcome = 'unknown';
  private readonly span;

  constructor(
    private readonly model: string,
    private readonly report: (outcome: ModelOutcome) => void,
  ) {
    const attributes = { 'gen_ai.request.model': model };
    this.span = tracer.startSpan(`chat ${model}`, { kind: SpanKind.CLIENT, attributes });
  }

  begin(): void {
    this.hasBegun = true;
    this.report('answered');
    this.span.addEvent('first token');
  }

  complete({ usage }: Completion, prices: Env): void {
    if (!usage) return;
    countUsage(this.model, usage, prices);
    this.span.setAttributes({
      'gen_ai.usage.input_tokens': usage.promptTokens,
      'gen_ai.usage.output_tokens': usage.completionTokens,
    });
  }

  fail(error: unknown): void {
    this.span.setStatus({ code: SpanStatusCode.ERROR });
    if (!(error instanceof ModelError)) return;
    countModelFailure(this.model, error.failure);
    // Not a failure: a refusal may be due to the question, and it comes at once, so skipping the
    // model would gain nothing.
    if (error.retryable || error.failure === 'MODEL_TIMEOUT') this.outcome = 'failed';
  }

  end(): void {
    if (!this.hasBegun) this.report(this.outcome);
    this.span.end();
  }
}
