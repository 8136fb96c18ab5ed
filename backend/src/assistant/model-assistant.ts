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
  type RaiseAlarm,
  type ReplyGenerator,
  type ToldQuestion,
} from '../replies/reply-generator.js';
import { AnswerDraft } from './answer-draft.js';
import { allergyNote, forHandbook } from './handbook-replies.js';
import { MemoryReader } from './memory-reader.service.js';
import { ModelRouter } from './model-router.js';
import { countFallback, countRaisedAlarm, countWithheld } from './model.metrics.js';
import type { ChatMessage } from './openai.client.js';
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

  async *answer(
    question: Question,
    signal: AbortSignal,
    raiseAlarm: RaiseAlarm,
  ): AsyncGenerator<string, AnswerFacts> {
    const asked = forHandbook(question);
    const knowledge = this.handbook.knowledge(asked);
    const draft = this.draftOf(question, knowledge, raiseAlarm);
    const total = AbortSignal.timeout(this.env.OPENAI_TOTAL_TIMEOUT_MS);
    const messages = this.promptFor(question, knowledge);
    try {
      for await (const piece of this.router.stream(messages, AbortSignal.any([signal, total]))) {
        const checked = await draft.take(piece);
        if (checked !== '') yield checked;
        if (draft.isOver) break;
      }
      if (draft.isBlank) throw new ModelError('MODEL_UNAVAILABLE', false);
    } catch (cause) {
      signal.throwIfAborted();
      const held = draft.rest();
      if (held !== '') yield held;
      signal.throwIfAborted();
      const error = total.aborted ? new ModelError('MODEL_TIMEOUT', false, { cause }) : cause;
      if (draft.hasBegun || !(error instanceof ModelError)) throw error;
      return yield* this.standIn({ ...asked, triage: draft.triage }, signal, error);
    }
    const { triage, sources, model, end } = draft;
    if (end.isCut) yield cutShort(knowledge.language);
    const last = draft.isOver ? '' : lastWord(triage.level, knowledge.language);
    if (last !== '') yield last;
    const followUps = this.handbook.followUps({ ...asked, triage }, knowledge);
    return { sources, followUps, model, ...end.usage };
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

  private draftOf({ triage }: Question, known: Knowledge, raiseAlarm: RaiseAlarm): AnswerDraft {
    const draft: AnswerDraft = new AnswerDraft(
      { ...known, triage },
      {
        onWithheld: (reason) => {
          countWithheld(reason);
          const { level } = draft.triage;
          this.logger.warn({ reason, level }, 'a sentence was withheld');
        },
        raiseAlarm: () => {
          countRaisedAlarm(triage.level);
          return raiseAlarm();
        },
      },
    );
    return draft;
  }

  private async *standIn(question: Question, signal: AbortSignal, failure: ModelError) {
    const answer = this.handbook.standIn(question, signal);
    if (!answer) throw failure;
    this.logger.warn({ err: failure.cause ?? failure }, 'the handbook answers for the model');
    countFallback('handbook');
    const note = allergyNote(question);
    if (note !== '') yield note;
    return yield* answer;
  }
}
