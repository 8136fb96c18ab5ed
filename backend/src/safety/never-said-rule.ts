import type { TriageLevel } from '../contract/chat.js';

export type NeverSaidReason =
  | 'dose'
  | 'medicine'
  | 'vomiting'
  | 'remedy'
  | 'poison'
  | 'waiting'
  | 'stopping';

/** Advice that no answer may give; written for plain text, see `plainAdvice`. */
export interface NeverSaidRule {
  reason: NeverSaidReason;
  /** All levels if omitted. */
  levels?: readonly TriageLevel[];
  /** `order`: a negation reaches only up to the next order. `statement`: allowed if it warns. */
  kind: 'order' | 'wish' | 'statement';
  find: RegExp;
  /** A sentence that contains this is allowed. */
  unless?: RegExp;
  /** Allowed if the words before it end like this. */
  unlessAfter?: RegExp;
  /** Applies only if this is in the sentence or shortly before it. */
  about?: RegExp;
}

/** The source of a pattern that matches any of the given ones. */
export const any = (...words: string[]): string => `(?:${words.join('|')})`;

/** A pattern that finds every occurrence. */
export const rx = (source: string): RegExp => new RegExp(source, 'g');
