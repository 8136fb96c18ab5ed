import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { HandbookService } from '../handbook/handbook.service.js';
import { LOGGER } from '../platform/logging/logging.module.js';
import { findKnowledge } from './knowledge.js';
import type { AnswerFacts, Mind, MindQuestion } from './mind.js';
import { ModelError } from './model-error.js';
import { OpenAiClient, type ChatMessage } from './openai.client.js';
import { buildPrompt } from './prompt.js';

/** Wait before the same model is asked again, in milliseconds; with up to as much jitter. */
const BACKOFF = 400;

/** Lets a language model answer, grounded in the handbook and the pet's profile. */
@Injectable()
export class ModelAssistant implements Mind {
  constructor(
    private readonly client: OpenAiClient,
    private readonly handbook: HandbookService,
    @Inject(ENV) private readonly env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async *answer(question: MindQuestion, signal: AbortSignal): AsyncGenerator<string, AnswerFacts> {
    const { language, entries, sources } = findKnowledge(this.handbook, question);
    const messages = buildPrompt(question, entries, language);
    const total = AbortSignal.timeout(this.env.OPENAI_TOTAL_TIMEOUT_MS);
    try {
      const { model, usage } = yield* this.ask(messages, AbortSignal.any([signal, total]));
      return { sources, followUps: [], model, ...usage };
    } catch (error) {
      signal.throwIfAborted();
      throw total.aborted ? new ModelError('MODEL_TIMEOUT', false, { cause: error }) : error;
    }
  }

  /** Asks one model after the other until the first token; what has begun is not asked again. */
  private async *ask(messages: ChatMessage[], signal: AbortSignal) {
    let failure = new ModelError('MODEL_UNAVAILABLE', true);
    for (const { model, again } of this.tries()) {
      if (again && !failure.retryable) continue;
      if (again) await delay(BACKOFF * (1 + Math.random()), undefined, { signal });
      let begun = false;
      try {
        const stream = this.client.stream(model, messages, signal);
        let next = await stream.next();
        for (; !next.done; next = await stream.next()) {
          begun = true;
          yield next.value;
        }
        return { model, usage: next.value };
      } catch (error) {
        if (begun || !(error instanceof ModelError)) throw error;
        failure = error;
        this.logger.warn({ err: error.cause ?? error, model }, 'model did not answer');
      }
    }
    throw failure;
  }

  private tries(): { model: string; again?: boolean }[] {
    const { OPENAI_MODEL: model, OPENAI_FALLBACK_MODEL: fallback } = this.env;
    return [{ model }, { model, again: true }, ...(fallback ? [{ model: fallback }] : [])];
  }
}
