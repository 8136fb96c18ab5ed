import type { Match } from '../handbook/handbook.service.js';
import type { Language } from './language.js';
import type { MindQuestion } from './mind.js';

/** A question with what the handbook search found for it. */
export interface HandbookAnswerInput extends MindQuestion {
  /** What the handbook search found, best first. */
  matches: Match[];
  /** What comes near when nothing was found. */
  nearest?: Match[];
  language: Language;
}
