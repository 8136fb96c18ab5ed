import type { Source, Triage } from './chat.js';
import type { Language } from './languages.js';
import type { Species } from './species.js';

/** Characters. Separate from the other limits, which the landing page does not load. */
export const WORRY_MAX = 1000;

/** Body of `POST /api/worries`: what a visitor without an account is worried about. */
export interface WorryBody {
  text: string;
  species?: Species | undefined;
  /** The language of the page, used if the text does not reveal its own. */
  language?: Language | undefined;
}

/** What the handbook says about a topic. */
export interface HandbookExcerpt {
  title: string;
  /** Markdown. */
  text: string;
  sources: Source[];
}

export interface WorryReply {
  triage: Triage;
  /** Nearest topic first; empty where the handbook has nothing on it. */
  handbook: HandbookExcerpt[];
}
