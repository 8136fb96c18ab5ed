import type { Message, Source, Triage } from '../../contract/chat.js';
import type { Language } from '../../contract/languages.js';
import type { PetFacts } from '../../contract/pets.js';
import type { Match } from '../handbook.service.js';

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
  /** What comes near when nothing was found. */
  nearest?: Match[];
  /** On the illness that the profile notes, if any. */
  condition?: Match | undefined;
  language: Language;
}

/** What is known of an answer once its last piece has come. */
export interface AnswerFacts {
  sources: Source[];
  /** Questions that may come next, as the owner would put them. */
  followUps: string[];
  model: string;
}
