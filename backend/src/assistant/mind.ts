import type { Message, Source, Triage } from '../contract/chat.js';
import type { Pet } from '../contract/pets.js';

/** What of a pet's profile an answer may use. */
export type PetFacts = Omit<Pet, 'id' | 'userId' | 'createdAt'>;

export type Turn = Pick<Message, 'role' | 'content'>;

/** A question with everything an answer may build on. */
export interface MindQuestion {
  question: string;
  /** Earlier turns of the conversation, oldest first. */
  history: Turn[];
  /** What was said before these turns, in short. */
  summary?: string;
  pet: PetFacts;
  triage: Triage;
}

/** What is known of an answer once its last piece has come. */
export interface AnswerFacts {
  sources: Source[];
  /** Questions that may come next, as the owner would put them. */
  followUps: string[];
  /** Which model wrote it; `handbook` for the built-in assistant. */
  model: string;
  promptTokens?: number;
  completionTokens?: number;
}

/** Writes answers: a language model, or the built-in handbook assistant. */
export interface Mind {
  /** Whether it is told a summary of what was said long before. */
  readonly remembers?: boolean;

  /**
   * Yields the answer in pieces and returns its facts.
   * @throws ModelError when no model answers; the signal's reason when it was aborted.
   */
  answer(question: MindQuestion, signal: AbortSignal): AsyncGenerator<string, AnswerFacts>;
}

/** Injection token of the mind that the configuration selects. */
export const MIND = Symbol('MIND');
