import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../platform/logging/logging.module.js';
import { HandbookAssistant } from './handbook-assistant.js';
import type { AnswerFacts, ReplyGenerator, Question } from '../replies/reply-generator.js';
import { ModelAssistant } from './model-assistant.js';
import { ModelError } from '../replies/reply-generator.js';
import { SummaryService } from './summary.service.js';
import { outgrow } from './turns.js';
import { countFallback } from './model.metrics.js';

/** Lets the model answer, and the handbook in its place when no model begins to. */
@Injectable()
export class ModelOrHandbook implements ReplyGenerator {
  constructor(
    private readonly model: ModelAssistant,
    private readonly handbook: HandbookAssistant,
    private readonly summaries: SummaryService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async *answer(question: Question, signal: AbortSignal): AsyncGenerator<string, AnswerFacts> {
    const answer = this.model.answer(question, signal);
    const first = await this.firstOf(answer);
    if (first instanceof ModelError) {
      const standIn = this.handbook.standIn(question, signal);
      if (!standIn) throw first;
      this.logger.warn({ err: first.cause ?? first }, 'the handbook answers for the model');
      countFallback('handbook');
      return yield* standIn;
    }
    if (first.done) return first.value;
    yield first.value;
    return yield* answer;
  }

  async summarize(sessionId: number, turns: { content: string }[]): Promise<void> {
    if (outgrow(turns)) await this.summaries.renew(sessionId);
  }

  private async firstOf(answer: AsyncGenerator<string, AnswerFacts>) {
    try {
      return await answer.next();
    } catch (error) {
      if (error instanceof ModelError) return error;
      throw error;
    }
  }
}
