import type { Language } from '../contract/languages.js';

/** A sentence for the owner. */
export type Text = Record<Language, string>;

/** Alternatives written for folded text (lower case, no accents) that start at a word. */
export function words(...alternatives: string[]): RegExp {
  return new RegExp(`\\b(?:${alternatives.join('|')})`, 'g');
}
