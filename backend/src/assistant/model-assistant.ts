import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { dayOf } from '../contract/age.js';
import { HandbookAssistant, type Knowledge } from '../handbook/handbook-assistant.service.js';
import { LOGGER } from '../platform/logging/logging.module.js';
import {
  ModelError,
  type AnswerFacts,
  type Question,
  type ReplyGenerator,
  type ToldQuestion,
} from '../replies/reply-generator.js';
import { AnswerGuard } from './answer-guard.js';
import { CitationReader } from './citations.js';
import { allergyNote, forHandbook } from './handbook-replies.js';
import { MemoryReader } from './memory-reader.service.js';
import { ModelRouter } from './model-router.js';
import { countFallback, countWithheld } from './model.metrics.js';
import type { ChatMessage, Completion } from './openai.client.js';
import { buildPrompt } from './prompt.js';
import { PromptKeys } from './prompt-keys.js';
import { cutShort, lastWord } from './safety-texts.js';
import { SummaryService } from './summary.service.js';
import { outgrow } from './turns.js';

/**
 * Lets a language model answer, grounded in the handbook and the pet's profile, and the handbook
 * in its place when no model begins to.
 */
@Injectable()
export class ModelAssistant implements ReplyGenerator {
  constructor(
    private readonly router: ModelRouter,
    private readonly handbook: HandbookAssistant,
    private readonly summaries: SummaryService,
    private readonly memories: MemoryReader,
    private readonly keys: PromptKeys,
    @Inject(ENV) private readonly env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async *answer(question: Question, signal: AbortSignal): AsyncGenerator<string, AnswerFacts> {
    const known = forHandbook(question);
    const knowledge = this.handbook.knowledge(known);
    const text = this.checkedText(question, knowledge);
    const total = AbortSignal.timeout(this.env.OPENAI_TOTAL_TIMEOUT_MS);
    const messages = this.promptFor(question, knowledge);
    let model = '';
    let end: Completion = { isCut: false };
    let begun = false;
    try {
      for await (const piece of this.router.stream(messages, AbortSignal.any([signal, total]))) {
        ({ model } = piece);
        end = piece.end ?? end;
        const checked = piece.end ? text.rest() : text.take(piece.text);
        begun ||= checked !== '';
        if (checked !== '') yield checked;
        if (text.isOver) break;
      }
      if (text.isBlank) throw new ModelError('MODEL_UNAVAILABLE', false);
    } catch (cause) {
      signal.throwIfAborted();
      const held = text.rest();
      if (held !== '') yield held;
      signal.throwIfAborted();
      const error = total.aborted ? new ModelError('MODEL_TIMEOUT', false, { cause }) : cause;
      if (begun || held !== '' || !(error instanceof ModelError)) throw error;
      const standIn = this.standIn(known, signal, error);
      const note = allergyNote(question);
      if (note !== '') yield note;
      return yield* standIn;
    }
    const { language } = knowledge;
    if (end.isCut) yield cutShort(language);
    const last = text.isOver ? '' : lastWord(question.triage.level, language);
    if (last !== '') yield last;
    const followUps = this.handbook.followUps(known, knowledge);
    return { sources: text.sources, followUps, model, ...end.usage };
  }

  async summarize(sessionId: number, turns: { content: string }[]): Promise<void> {
    if (outgrow(turns)) await this.summaries.renew(sessionId);
  }

  remember(told: ToldQuestion): Promise<void> {
    return this.memories.remember(told);
  }

  private promptFor(question: Question, { entries, language }: Knowledge): ChatMessage[] {
    const today = dayOf(new Date());
    const key = this.keys.of(question.petId, today);
    return buildPrompt({ ...question, entries, language }, { today, key });
  }

  private checkedText({ triage }: Question, { language, entries }: Knowledge): CheckedText {
    const guard = new AnswerGuard({ triage, language }, (reason) => {
      countWithheld(reason);
      this.logger.warn({ reason, level: triage.level }, 'a sentence was withheld');
    });
    return new CheckedText(guard, new CitationReader(entries));
  }

  private standIn(question: Question, signal: AbortSignal, failure: ModelError) {
    const answer = this.handbook.standIn(question, signal);
    if (!answer) throw failure;
    this.logger.warn({ err: failure.cause ?? failure }, 'the handbook answers for the model');
    countFallback('handbook');
    return answer;
  }
}

/** What of a model's text may leave, without its marks of citation. */
class CheckedText {
  /** Whether only blanks have left. */
  isBlank = true;

  constructor(
    private readonly guard: AnswerGuard,
    private readonly citations: CitationReader,
  ) {}

  /** The answer ends here, whatever the model still says. */
  get isOver(): boolean {
    return this.guard.isOver;
  }

  get sources() {
    return this.citations.sources;
  }

  take(piece: string): string {
    return this.note(this.citations.take(this.guard.take(piece)));
  }

  /** What is still held, also of a text that breaks off. */
  rest(): string {
    return this.note(this.citations.take(this.guard.rest()) + this.citations.rest());
  }

  private note(text: string): string {
    this.isBlank &&= text.trim() === '';
    return text;
  }
}
