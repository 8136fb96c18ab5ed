import type { Language } from '../contract/languages.js';
import type { Species } from '../contract/species.js';
import type { LifeStage } from './entry.js';

/** An earlier question whose language is known to differ from the query's. */
export interface EarlierQuestion {
  text: string;
  language: Language;
}

export interface HandbookQuery {
  question: string;
  /** Earlier questions of the user, newest last. */
  history: readonly (string | EarlierQuestion)[];
  /** Of the selected pet; an animal named in the question takes precedence. */
  species: Species;
  language: Language;
  /** Of the selected pet: shows what "altro" stands for. */
  breed?: string | null;
  /** Of the selected pet; says nothing about a topic. */
  name?: string;
  /** Of the selected pet; a stage named in the question takes precedence. */
  stage?: LifeStage | null;
  /** In an alarm there is little time to choose words: one that names the topic is enough. */
  alarmed?: boolean;
}
