import type { Match } from '../handbook/handbook.service.js';
import type { Language } from './language.js';
import type { Question } from '../replies/reply-generator.js';

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
