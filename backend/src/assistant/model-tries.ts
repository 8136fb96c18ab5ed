import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { LOGGER } from '../platform/logging/logging.module.js';
import { ModelBreaker, type ModelOutcome } from './model-breaker.js';
import { ModelError } from '../replies/reply-generator.js';
import { countFallback, countModelFailure, countUsage, showBreakers } from './model.metrics.js';
import { tracedCall } from './model-trace.js';
import { OpenAiClient, type ChatMessage, type Completion } from './openai.client.js';

/** Wait before the same model is asked again, in milliseconds; with up to as much jitter. */
const BACKOFF = 400;

/** A model that does not stop is cut here. Characters; about five times the tokens asked for. */
const LONGEST_ANSWER = 24_000;

export interface ModelPiece {
  model: string;
  text: string;
}

type Step = IteratorResult<string, Completion>;

/** Asks one model after the other until the first token; what has begun is not asked again. */
@Injectable()
export class ModelTries implements OnModuleInit {
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

  /** @throws ModelError of the last model that was asked, or when none may be asked now. */
  async *stream(
    messages: ChatMessage[],
    signal: AbortSignal,
  ): AsyncGenerator<ModelPiece, Completion> {
    let failure = new ModelError('MODEL_UNAVAILABLE', true);
    for (const { model, again } of this.tries()) {
      const breaker = this.breakers.get(model);
      if (again && (!failure.retryable || breaker?.isOpen)) continue;
      if (again) await delay(BACKOFF * (1 + Math.random()), undefined, { signal });
      const report = breaker?.begin();
      if (!report) continue;
      const stream = tracedCall(model, this.client.stream(model, messages, signal));
      try {
        let next = await firstOf(stream, report);
        if (next instanceof ModelError) {
          failure = next;
          countModelFailure(model, failure.failure);
          this.logger.warn({ err: failure.cause ?? failure, model }, 'model did not answer');
          continue;
        }
        if (model !== this.env.OPENAI_MODEL) countFallback('model');
        let left = LONGEST_ANSWER;
        for (; !next.done && left > 0; next = await stream.next()) {
          yield { model, text: next.value.slice(0, left) };
          left -= next.value.length;
        }
        if (!next.done) return { isCut: true };
        if (next.value.usage) countUsage(model, next.value.usage, this.env);
        return next.value;
      } catch (error) {
        if (error instanceof ModelError) countModelFailure(model, error.failure);
        throw error;
      } finally {
        await stream.return({ isCut: false });
      }
    }
    throw failure;
  }

  private tries(): { model: string; again?: boolean }[] {
    const { OPENAI_MODEL: model, OPENAI_FALLBACK_MODEL: fallback } = this.env;
    return [{ model }, { model, again: true }, ...(fallback ? [{ model: fallback }] : [])];
  }
}

/** The first piece, or why there is none; reports what that says of the model. */
async function firstOf(
  stream: AsyncGenerator<string, Completion>,
  report: (outcome: ModelOutcome) => void,
): Promise<Step | ModelError> {
  let outcome: ModelOutcome = 'unknown';
  try {
    const first = await stream.next();
    outcome = 'answered';
    return first;
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    // A refusal may be the question's, and comes at once: nothing is won by not asking.
    if (error.retryable || error.failure === 'MODEL_TIMEOUT') outcome = 'failed';
    return error;
  } finally {
    report(outcome);
  }
}
