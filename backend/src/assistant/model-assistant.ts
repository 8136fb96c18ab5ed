import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { dayOf } from '../contract/age.js';
import type { Language } from '../contract/languages.js';
import { DiaryNotesService } from '../diary/notes/diary-notes.service.js';
import {
  HandbookAssistantService,
  type Knowledge,
} from '../handbook/handbook-assistant.service.js';
import { localAt } from '../platform/local-time.js';
import { LOGGER } from '../platform/logging/logging.module.js';
import {
  ModelError,
  type AnswerFacts,
  type AnswerSink,
  type Question,
  type RaiseAlarm,
  type ReplyGenerator,
  type ToldQuestion,
} from '../replies/reply-generator.js';
import { CheckedAnswer } from './checked-answer.js';
import { answerInRounds } from './answer-rounds.js';
import { forHandbook, HandbookReplies } from './handbook-replies.js';
import { MemoryReaderService } from './memory-reader.service.js';
import { ModelRouter, type Asking, type ModelEnd } from './model-router.js';
import { OwnWordsService, type Own } from './own-words/own-words.service.js';
import { countFallback, countRaisedAlarm, countWithheld } from './model.metrics.js';
import { PhotoReaderService } from './photo-reader.service.js';
import { buildPrompt } from './prompt.js';
import { PromptKeys } from './prompt-keys.js';
import { cutShort, lastWord } from './safety-texts.js';
import { SummaryService } from './summary.service.js';
import { LookUps } from './tools/look-ups.js';
import type { ModelTool } from './tools/model-tool.js';
import { MODEL_TOOLS } from './tools/model-tools.js';
import { outgrow } from './turns.js';

/**
 * Lets a language model answer, grounded in the handbook and the pet's profile. If no model starts
 * to answer, the handbook does.
 */
@Injectable()
export class ModelAssistant implements ReplyGenerator {
  constructor(
    private readonly router: ModelRouter,
    private readonly handbook: HandbookAssistantService,
    private readonly replies: HandbookReplies,
    private readonly summaries: SummaryService,
    private readonly memories: MemoryReaderService,
    private readonly diaries: DiaryNotesService,
    private readonly ownWords: OwnWordsService,
    private readonly photos: PhotoReaderService,
    private readonly keys: PromptKeys,
    @Inject(MODEL_TOOLS) private readonly tools: readonly ModelTool[],
    @Inject(ENV) private readonly env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async answer(question: Question, sink: AnswerSink, raiseAlarm: RaiseAlarm): Promise<AnswerFacts> {
    const { signal, say } = sink;
    const asked = forHandbook(question);
    const knowledge = this.handbook.knowledge(asked);
    const draft = this.draftOf(question, knowledge, raiseAlarm);
    const total = AbortSignal.timeout(this.env.OPENAI_TOTAL_TIMEOUT_MS);
    try {
      const own = await this.ownWords.to(question);
      const { model, isCut, usage } = await this.write(
        question,
        { knowledge, own },
        {
          signal: AbortSignal.any([signal, total]),
          take: async (text) => {
            say(await draft.take(text));
            return !draft.isOver;
          },
        },
      );
      say(draft.rest());
      if (draft.isBlank) throw new ModelError('MODEL_UNAVAILABLE', false);
      const { triage, sources } = draft;
      if (!draft.isOver) {
        if (isCut) say(cutShort(triage.level, knowledge.language));
        say(lastWord(triage.level, knowledge.language));
      }
      const followUps = this.handbook.followUps({ ...asked, triage }, knowledge);
      return { sources, followUps, model, ...usage };
    } catch (cause) {
      signal.throwIfAborted();
      say(draft.rest());
      const error = total.aborted ? new ModelError('MODEL_TIMEOUT', false, { cause }) : cause;
      if (draft.hasBegun || !(error instanceof ModelError)) throw error;
      return this.standIn({ ...question, triage: draft.triage }, sink, error);
    }
  }

  async summarize(sessionId: number, turns: { content: string }[]): Promise<void> {
    if (outgrow(turns)) await this.summaries.renew(sessionId);
  }

  remember(told: ToldQuestion): Promise<void> {
    return this.memories.remember(told);
  }

  /** Lets the model write; it may look up more than it was given. */
  private async write(
    question: Question,
    { knowledge, own }: { knowledge: Knowledge; own: Own | null },
    reading: Omit<Asking, 'offer'>,
  ): Promise<ModelEnd> {
    const { entries, language } = knowledge;
    const diary = await this.diaryOf(question, language);
    const photos = question.photos && (await this.photos.show(question.photos));
    const today = dayOf(localAt(question.timeZone ?? 'UTC', new Date()));
    const key = this.keys.of(question.petId, today);
    const told = toldTo(question, own);
    const computed = [...this.handbook.computed(question, knowledge), ...told.computed];
    const { offer } = told;
    const messages = buildPrompt(
      { ...question, diary, entries, computed, language, offer, photos },
      { today, key },
    );
    const lookUp = { question, language, entries };
    const lookUps = new LookUps(this.tools, { lookUp, key, logger: this.logger });
    return answerInRounds(this.router, messages, { ...reading, lookUps });
  }

  /** Returns nothing on failure: an answer without the diary is better than none. */
  private async diaryOf(question: Question, language: Language): Promise<string[]> {
    try {
      return await this.diaries.of(question, language);
    } catch (err) {
      this.logger.warn({ err, petId: question.petId }, 'the answer does not know the diary');
      return [];
    }
  }

  private draftOf({ triage }: Question, known: Knowledge, raiseAlarm: RaiseAlarm): CheckedAnswer {
    const draft: CheckedAnswer = new CheckedAnswer(
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

  private async standIn(
    asked: Question,
    sink: AnswerSink,
    failure: ModelError,
  ): Promise<AnswerFacts> {
    const tell = await this.replies.standIn(asked);
    if (!tell) throw failure;
    this.logger.warn({ err: failure.cause ?? failure }, 'the handbook answers for the model');
    countFallback('handbook');
    return tell(sink);
  }
}

/**
 * What a model receives of our own words: those about the pet as data, those about Zampa as an
 * instruction.
 */
function toldTo({ triage }: Question, own: Own | null): { computed: string[]; offer?: string } {
  if (!own) return { computed: [] };
  const { words, kind } = own;
  const said = triage.level === 'routine' ? words.text : words.fact;
  if (said === '') return { computed: [] };
  // A model must write no links.
  const text = said.replaceAll(/\[([^\]]+)\]\([^)]*\)/gu, '$1');
  return kind === 'offer' ? { computed: [], offer: text } : { computed: [text] };
}
