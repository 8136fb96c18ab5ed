import type { Message, Source, Triage } from '../../contract/chat.js';
import type { Language } from '../../contract/languages.js';
import type { PetFacts } from '../../contract/pets.js';
import type { Intent, Match } from '../handbook.service.js';
import type { Refusal } from './refusals.data.js';
import type { Subject } from './subject.js';

export type Turn = Pick<Message, 'role' | 'content'>;

/** A question with everything an answer may build on. */
export interface Question {
  question: string;
  /** Earlier turns of the conversation, oldest first. */
  history: Turn[];
  pet: PetFacts;
  triage: Triage;
}

/** A question with everything the handbook knows of it. */
export interface HandbookAnswerInput extends Question {
  /** What the handbook search found, best first. */
  matches: Match[];
  /** Whether the conversation stays with the entry it was about. */
  isCarried?: boolean;
  /** What comes near when nothing was found. */
  nearest?: Match[];
  /** On the illness that the profile notes, if any. */
  condition?: Match | undefined;
  language: Language;
}

export interface HandbookAnswer {
  /** Markdown. */
  text: string;
  sources: Source[];
  /** Answers to choose from, when the text asks the owner something. */
  answers?: string[];
}

/** Everything the pieces of one answer build on. */
export interface Draft {
  input: HandbookAnswerInput;
  subject: Subject;
  intents: readonly Intent[];
  main: Match | undefined;
  also: Match | undefined;
  refusal: Refusal | null;
}

/** What is known of an answer once its last piece has come. */
export interface AnswerFacts {
  sources: Source[];
  /** Questions that may come next, as the owner would put them. */
  followUps: string[];
  model: string;
}
