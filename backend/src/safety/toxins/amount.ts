import type { Span } from '../../language/text.js';
import type { Token } from './tokens.js';
import type { CountUnit, Mention } from './toxin.js';

/** What was eaten: a mass, a volume or a count, whose units may have a stated mass. */
export interface Amount extends Span {
  mg?: number;
  ml?: number;
  count?: { number: number; unit: CountUnit; eachMg?: number };
  /** A household measure (cup, spoon), less exact than a stated volume. */
  isHousehold?: true;
  /** A lower bound: "a few squares", whose number is unknown. */
  isSome?: boolean;
  /** Eaten in addition to what was mentioned before: "another 50 g". */
  isFurther?: boolean;
}

/** Quantities in a text; percent and mg/ml describe a product. */
export interface Quantities {
  amounts: Amount[];
  percents: { value: number; start: number }[];
  mgPerMl: number | null;
}

/** A text with its words and the substances it names. */
export interface Reader {
  text: string;
  tokens: readonly Token[];
  mentions: readonly Mention[];
}

/** An amount with the index of the token after it. */
export interface Found {
  amount: Amount;
  next: number;
}

export const startOf = ({ tokens }: Reader, at: number) => tokens[at]?.start ?? 0;
export const endOf = ({ tokens }: Reader, next: number) => tokens[next - 1]?.end ?? 0;
