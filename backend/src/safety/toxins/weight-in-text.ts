import type { Span } from '../../language/text.js';
import { readNumber } from './numbers.js';
import { isCut, type Token } from './tokens.js';
import { COUNTS, MASS_MG } from './units.data.js';
import type { Mention } from './toxin.js';

export interface BodyWeight extends Span {
  kg: number;
}

const ANIMAL =
  /^(?:dog|pup|cat|kitt|rabbit|bunn|bird|parrot|budg|canar|cocka|hamster|gerbil|rat|mouse|ferret|guinea|cavy|chinchilla|tortoise|turtle|lab|retriever|terrier|shepherd|chihuahua|poodle|can[ei]$|cagn|cucciol|gatt|mici|conigli|uccell|pappagall|canarin|cocorit|criceto|cavia|porcellin|furett|cincill|tartarug|barboncin|pastore|meticcio)/;
const WEIGHS = /^(?:weigh\w*|wt|pesa|peso|pesano|pesava)$/;
const LARGE = 100_000;
const MAX_KG = 150;

function isBody(
  text: string,
  tokens: readonly Token[],
  mentions: readonly Mention[],
  at: number,
  next: number,
  isLarge: boolean,
) {
  const before = tokens.slice(Math.max(0, at - 4), at).map((token) => token.text);
  if (before.some((word) => WEIGHS.test(word))) return true;
  const after = tokens.slice(next, next + 3).map((token) => token.text);
  const isOfFood =
    /^(?:of|di|d|da)$/.test(after[0] ?? '') &&
    mentions.some(({ from }) => from >= next && from <= next + 3);
  const isFood =
    isOfFood ||
    mentions.some(
      ({ from }) =>
        from === next ||
        (from === next + 1 && !isCut(text, tokens, from) && !isCut(text, tokens, next)),
    );
  const isPacked =
    !isCut(text, tokens, next) &&
    (COUNTS.has(after[0] ?? '') ||
      (COUNTS.has(after[1] ?? '') && /^[a-z]{4,}$/.test(after[0] ?? '')));
  if (isFood || isPacked) return false;
  const nearAnimal = after.some(
    (word, index) =>
      ANIMAL.test(word) &&
      !after.slice(0, index + 1).some((_, at) => isCut(text, tokens, next + at)),
  );
  const ofAnimal =
    ANIMAL.test(before.at(-1) ?? '') ||
    (/^(?:di|da|of|at|is|e)$/.test(before.at(-1) ?? '') && ANIMAL.test(before.at(-2) ?? ''));
  return isLarge || nearAnimal || ofAnimal;
}

/**
 * Body weights in kg in a question ("my 12 kg dog", "pesa 4,5 chili", "26 lb", "un criceto di 120
 * g"); leaves out masses of food and tablets, and implausible weights (over 150 kg).
 */
export function findBodyWeights(
  text: string,
  tokens: readonly Token[],
  mentions: readonly Mention[],
): BodyWeight[] {
  const weights: BodyWeight[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const number = readNumber(text, tokens, at);
    if (!number) continue;
    const mg = MASS_MG.get(tokens[number.next]?.text ?? '');
    const weighs = WEIGHS.test(tokens[at - 1]?.text ?? '');
    if (mg === undefined && !weighs) continue;
    const next = number.next + (mg === undefined ? 0 : 1);
    const end = tokens[next - 1]?.end ?? 0;
    const isMetric = (mg ?? 1_000_000) >= 1000;
    if (isMetric && isBody(text, tokens, mentions, at, next, (mg ?? 0) > LARGE)) {
      const half = /^ (?:e mezzo|and a half)\b/.test(text.slice(end, end + 12)) ? 0.5 : 0;
      const kg = ((number.value + half) * (mg ?? 1_000_000)) / 1_000_000;
      if (kg > 0 && kg <= MAX_KG) weights.push({ kg, start: tokens[at]?.start ?? 0, end });
    }
    at = next - 1;
  }
  return weights;
}
