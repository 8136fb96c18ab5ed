import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { HandbookService } from '../handbook/handbook.service.js';
import { LOGGER } from '../platform/logging/logging.module.js';
import { AnswerGuard } from './answer-guard.js';
import { CitationReader } from './citations.js';
import { suggestFollowUps } from './follow-ups.js';
import { findKnowledge } from './knowledge.js';
import type { AnswerFacts, ReplyGenerator, Question } from '../replies/reply-generator.js';
import { ModelError } from '../replies/reply-generator.js';
import { ModelTries, type ModelPiece } from './model-tries.js';
import type { Completion } from './openai.client.js';
import { buildPrompt } from './prompt.js';
import { countWithheld } from './model.metrics.js';
import { cutShort, lastWord } from './safety-texts.js';

/** Lets a language model answer, grounded in the handbook and the pet's profile. */
@Injectable()
export class ModelAssistant implements ReplyGenerator {
  constructor(
    private readonly tries: ModelTries,
    private readonly handbook: HandbookService,
    @Inject(ENV) private readonly env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async *answer(question: Question, signal: AbortSignal): AsyncGenerator<string, AnswerFacts> {
    const { language, matches, entries } = findKnowledge(this.handbook, question);
    const frame = { today: today(), key: randomBytes(8).toString('hex') };
    const messages = buildPrompt({ ...question, entries, language }, frame);
    const total = AbortSignal.timeout(this.env.OPENAI_TOTAL_TIMEOUT_MS);
    const citations = new CitationReader(entries);
    const guard = new AnswerGuard({ triage: question.triage, language }, (reason) => {
      countWithheld(reason);
      this.logger.warn({ reason, level: question.triage.level }, 'a sentence was withheld');
    });
    try {
      const stream = this.tries.stream(messages, AbortSignal.any([signal, total]));
      const { model, isCut, usage } = yield* checked(stream, guard, citations, signal);
      if (isCut) yield cutShort(language);
      const last = guard.isOver ? '' : lastWord(question.triage.level, language);
      if (last !== '') yield last;
      const followUps = suggestFollowUps({ ...question, matches, language });
      return { sources: citations.sources, followUps, model, ...usage };
    } catch (error) {
      signal.throwIfAborted();
      throw total.aborted ? new ModelError('MODEL_TIMEOUT', false, { cause: error }) : error;
    }
  }
}

const today = (): string => new Date().toISOString().slice(0, 10);

/**
 * What of a model's text may leave, without its marks of citation. Of a text that breaks off,
 * what was still held leaves too, as far as it may; one that the guard ends is read no further.
 */
async function* checked(
  stream: AsyncGenerator<ModelPiece, Completion>,
  guard: AnswerGuard,
  citations: CitationReader,
  signal: AbortSignal,
): AsyncGenerator<string, Completion & { model: string }> {
  let model = '';
  let end: Completion = { isCut: false };
  let isEmpty = true;
  const rest = () => citations.take(guard.rest()) + citations.rest();
  try {
    while (!guard.isOver) {
      const next = await stream.next();
      if (next.done) end = next.value;
      else ({ model } = next.value);
      const text = next.done ? rest() : citations.take(guard.take(next.value.text));
      isEmpty &&= text.trim() === '';
      if (text !== '') yield text;
      if (next.done) break;
    }
  } catch (error) {
    const held = signal.aborted ? '' : rest();
    if (held !== '') yield held;
    throw error;
  } finally {
    await stream.return(end);
  }
  if (isEmpty) throw new ModelError('MODEL_UNAVAILABLE', false);
  return { ...end, model };
}
