import type { TriageLevel } from '../contract/chat.js';
import type { Animal } from './animals.js';
import type { Language } from './language.js';

export type Text = Record<Language, string>;

interface Advice {
  id: string;
  level: Exclude<TriageLevel, 'routine'>;
  /** Left out: every animal. */
  animals?: readonly Animal[];
  reason: Text;
  /** What to do and not to do now, after the call to the vet. */
  steps: readonly Text[];
  /** Where the rule comes from. */
  source: string;
}

/** A sign of illness: every pattern must be present, near each other, and none of `unless`. */
export interface SignRule extends Advice {
  all: readonly RegExp[];
  unless?: RegExp;
}

/** Alternatives written for folded text (lower case, no accents) that start at a word. */
export function words(...alternatives: string[]): RegExp {
  return new RegExp(`\\b(?:${alternatives.join('|')})`, 'g');
}
