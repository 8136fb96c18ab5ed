import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { LOGGER } from '../platform/logging/logging.module.js';
import { ModelError } from './model-error.js';
import { countModelFailure, countUsage } from './model.metrics.js';
import { tracedCall } from './model-trace.js';
import { OpenAiClient, type ChatMessage, type Completion } from './openai.client.js';

/** Wait before the same model is asked again, in milliseconds; with up to as much jitter. */
const BACKOFF = 400;

export interface ModelPiece {
  model: string;
  text: string;
}

/** Asks one model after the other until the first token; what has begun is not asked again. */
@Injectable()
export class ModelTries {
  constructor(
    private readonly client: OpenAiClient,
    @Inject(ENV) private readonly env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws ModelError of the last model that was asked. */
  async *stream(
    messages: ChatMessage[],
    signal: AbortSignal,
  ): AsyncGenerator<ModelPiece, Completion> {
    let failure = new ModelError('MODEL_UNAVAILABLE', true);
    for (const { model, again } of this.tries()) {
      if (again && !failure.retryable) continue;
      if (again) await delay(BACKOFF * (1 + Math.random()), undefined, { signal });
      const stream = tracedCall(model, this.client.stream(model, messages, signal));
      let begun = false;
      try {
        let next = await stream.next();
        for (; !next.done; next = await stream.next()) {
          begun = true;
          yield { model, text: next.value };
        }
        if (next.value.usage) countUsage(model, next.value.usage, this.env);
        return next.value;
      } catch (error) {
        if (error instanceof ModelError) countModelFailure(model, error.failure);
        if (begun || !(error instanceof ModelError)) throw error;
        failure = error;
        this.logger.warn({ err: error.cause ?? error, model }, 'model did not answer');
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
