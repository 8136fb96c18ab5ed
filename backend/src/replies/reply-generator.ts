import type { Language } from '../contract/languages.js';
import type { ReplyFailure, Source, Triage, Turn } from '../contract/chat.js';
import type { MemoryKind } from '../contract/memories.js';
import type { PetFacts } from '../contract/pets.js';
import type { Plan } from '../contract/plans.js';
import type { AskedPhotos } from './asked-photos.js';

export type { AskedPhotos };

/** Maximum turns of a conversation that an answer considers. */
export const MAX_TURNS = 20;

/** A fact that the owner wants to be remembered. */
export interface RememberedFact {
  kind: MemoryKind;
  text: string;
  /** The subject of the fact, if known. */
  value: string | null;
  /** ISO date of the day on which the owner mentioned it. */
  day: string;
}

/** A question with everything an answer may build on. */
export interface Question {
  question: string;
  /** Earlier turns of the conversation, oldest first. */
  history: Turn[];
  /** A summary of what was said before these turns. */
  summary?: string;
  userId: number;
  plan: Plan;
  petId: number;
  pet: PetFacts;
  /** Whether the pet's diary has entries, on any plan. */
  hasDiary: boolean;
  /** Oldest first. */
  memories?: readonly RememberedFact[];
  triage: Triage;
  /** Last sent by the owner's browser: used if nothing else shows the language. */
  ownerLanguage: Language;
  /** Of the owner, as far as it is known: of the days that the answer names. */
  timeZone?: string | undefined;
  photos?: AskedPhotos;
}

/** A question that may contain facts about the pet. */
export interface ToldQuestion {
  userId: number;
  messageId: number;
  question: string;
  askedAt: Date;
  /** Of the owner, as far as it is known: what "today" means. */
  timeZone?: string | undefined;
  pet: PetFacts & { id: number };
  triage: Triage;
}

/** What is known about an answer after its last piece. */
export interface AnswerFacts {
  sources: Source[];
  /** Possible next questions, as the owner would ask them. */
  followUps: string[];
  /** Which model wrote it; `handbook` for the built-in assistant. */
  model: string;
  promptTokens?: number;
  completionTokens?: number;
}

/** Nobody could write an answer, or it broke off. */
export class ModelError extends Error {
  /** @param retryable whether the same model may answer if asked again. */
  constructor(
    readonly failure: Exclude<ReplyFailure, 'INTERRUPTED'>,
    readonly retryable: boolean,
    options?: ErrorOptions,
  ) {
    super(failure, options);
  }
}

/**
 * Makes the question an emergency, for the owner and for the conversation.
 * @returns the assessment that applies from then on.
 */
export type RaiseAlarm = () => Promise<Triage>;

/** Where an answer goes while it is written. */
export interface AnswerSink {
  /** Aborts when nobody wants the rest. */
  signal: AbortSignal;
  /** Takes the next piece; an empty one changes nothing. Never waits, never fails. */
  say: (text: string) => void;
}

/** Writes answers: a language model, or the built-in handbook assistant. */
export interface ReplyGenerator {
  /**
   * Passes the answer to the sink piece by piece, and resolves to its details.
   * @param raiseAlarm for an emergency that the question's assessment missed.
   * @throws ModelError when no model answers; the signal's reason when it was aborted.
   */
  answer(question: Question, sink: AnswerSink, raiseAlarm: RaiseAlarm): Promise<AnswerFacts>;

  /**
   * Runs after an answer: stores a summary of the session once there are too many turns for a
   * request. Never fails.
   */
  summarize?(sessionId: number, turns: { content: string }[]): Promise<void>;

  /** Runs after an answer: suggests memories from what the owner mentioned. Never fails. */
  remember?(told: ToldQuestion): Promise<void>;
}

/** Injection token of the generator that the configuration selects. */
export const REPLY_GENERATOR = Symbol('REPLY_GENERATOR');
