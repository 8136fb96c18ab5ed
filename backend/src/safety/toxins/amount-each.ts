import type { Amount } from './amount.js';
import { NUMBER_WORDS } from './number-words.data.js';

const NUMBER = [...NUMBER_WORDS]
  .flatMap(([word, value]) => (value > 1 && value < 100 ? [word] : []))
  .join('|');
const NOT_PARTS = String.raw`(?:kg|kilos?|chil\w+|lbs?|mg|g|gr|grams?|grammi|ml|anni|years?|hours?|ore|months?|mesi)\b`;
const PARTS = new RegExp(
  String.raw`\b(\d+|${NUMBER}) (?!${NOT_PARTS})(?:[a-z]+ ){0,7}(?:of|da|con|with|at|containing|contenenti) $`,
);
const ALWAYS = /(?:of|da) $/;
const EACH = /^[^.;!?]{0,25}?\b(?:each|apiece|ciascun\w|ognun\w|cadaun\w|l'un[oa])\b/;
const REACH = 70;

/** "four gummies of 10 mg" and "two sweets with 1 g of it each" are that many times the mass. */
export function repeated(text: string, amount: Amount): Amount {
  if (amount.mg === undefined) return amount;
  const before = PARTS.exec(text.slice(Math.max(0, amount.start - REACH), amount.start));
  if (!before) return amount;
  const number = /^\d/.test(before[1] ?? '')
    ? Number(before[1])
    : NUMBER_WORDS.get(before[1] ?? '');
  const isEach = ALWAYS.test(before[0]) || EACH.test(text.slice(amount.end, amount.end + REACH));
  return isEach && number !== undefined && number > 1
    ? { ...amount, mg: amount.mg * number }
    : amount;
}
