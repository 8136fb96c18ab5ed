import type { Span } from '../../language/text.js';
import { readNumber } from './numbers.js';
import { isCut, type Token } from './tokens.js';
import { COUNTS, MASS_MG, OUNCE, POUND } from './units.data.js';
import { tieOf, WEIGHS, type Tie } from './weight-owner.js';
import type { Mention } from './toxin.js';

export interface BodyWeight extends Span {
  kg: number;
  /** Whose weight it is; `null` if nothing says so. */
  tie: Tie | null;
}

interface Text {
  text: string;
  tokens: readonly Token[];
  mentions: readonly Mention[];
}

/** A figure with its unit: tokens `at` to `next`. */
interface Figure {
  at: number;
  next: number;
  mg: number;
  unitMg: number;
}

const KG = 1_000_000;
const LARGE = 100_000;
const MAX_KG = 150;
/** Large and small unit of a weight in two parts, in mg: pounds and ounces, kilos and grams. */
const PARTS: readonly (readonly [number, number])[] = [
  [POUND, OUNCE],
  [KG, 1000],
  [KG, LARGE],
];

/** A figure with a unit of at least a gram, or without one just after "weighs". */
function figureAt({ text, tokens }: Text, at: number): Figure | null {
  const number = readNumber(text, tokens, at);
  if (!number) return null;
  const unitMg = MASS_MG.get(tokens[number.next]?.text ?? '');
  if (unitMg === undefined) {
    const isWeight = WEIGHS.test(tokens[at - 1]?.text ?? '');
    return isWeight ? { at, next: number.next, mg: number.value * KG, unitMg: KG } : null;
  }
  const next = number.next + 1;
  const end = tokens[next - 1]?.end ?? 0;
  const half = /^ (?:e mezzo|and a half)\b/.test(text.slice(end, end + 12)) ? 0.5 : 0;
  return { at, next, mg: (number.value + half) * unitMg, unitMg };
}

/** "6 lb 8 oz", "pesa 2 kg e 300 g": the figure with the smaller part after it. */
function joined(read: Text, large: Figure): Figure | null {
  const { text, tokens } = read;
  const isAnd = /^(?:and|e)$/.test(tokens[large.next]?.text ?? '');
  const from = large.next + (isAnd ? 1 : 0);
  const small = isCut(text, tokens, from) ? null : figureAt(read, from);
  if (!small || small.mg >= large.unitMg) return null;
  const isPart = PARTS.some(([big, part]) => big === large.unitMg && part === small.unitMg);
  const both = { ...large, next: small.next, mg: large.mg + small.mg };
  const tie = tieOf({ text, tokens, ...both });
  // "10 kg 50 g" may be a weight and an amount; ounces after pounds seldom are.
  const isOne = isOfFood(read, both.next)
    ? large.unitMg < KG && tie?.weighs !== true
    : large.unitMg < KG || tie !== null;
  return isPart && isOne ? both : null;
}

function isOfFood({ text, tokens, mentions }: Text, next: number): boolean {
  const after = tokens.slice(next, next + 2).map((token) => token.text);
  const isPacked =
    !isCut(text, tokens, next) &&
    (COUNTS.has(after[0] ?? '') ||
      (COUNTS.has(after[1] ?? '') && /^[a-z]{4,}$/.test(after[0] ?? '')));
  const reach = /^(?:of|di|d|da)$/.test(after[0] ?? '') ? 3 : 0;
  return (
    isPacked ||
    mentions.some(
      ({ from }) =>
        (from >= next && from <= next + reach) ||
        (from === next + 1 && !isCut(text, tokens, from) && !isCut(text, tokens, next)),
    )
  );
}

function bodyWeight(read: Text, { at, next, mg, unitMg }: Figure): BodyWeight | null {
  const { text, tokens } = read;
  const tie = tieOf({ text, tokens, at, next });
  const isSaid = tie?.weighs === true || tie?.whose === 'person';
  if (!isSaid && isOfFood(read, next)) return null;
  if (unitMg <= LARGE && tie?.isClose !== true) return null;
  if (mg <= 0 || mg > MAX_KG * KG) return null;
  return { kg: mg / KG, tie, start: tokens[at]?.start ?? 0, end: tokens[next - 1]?.end ?? 0 };
}

/**
 * Body weights in kg in a question ("my 12 kg dog", "pesa 4,5 chili", "6 lb 8 oz", "un criceto di
 * 120 g") with whose they are; leaves out masses of food and tablets, and implausible weights (over
 * 150 kg).
 */
export function findBodyWeights(
  text: string,
  tokens: readonly Token[],
  mentions: readonly Mention[],
): BodyWeight[] {
  const read = { text, tokens, mentions };
  const weights: BodyWeight[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const figure = figureAt(read, at);
    if (!figure) continue;
    const whole = joined(read, figure) ?? figure;
    const weight = whole.unitMg < 1000 ? null : bodyWeight(read, whole);
    if (weight) weights.push(weight);
    at = whole.next - 1;
  }
  return weights;
}
