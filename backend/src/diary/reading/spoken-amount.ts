import type { DiaryUnit } from '../../contract/diary.js';
import { readAmount } from '../../contract/written-number.js';
import { fold } from '../../language/text.js';

/** Figures with a point or a comma. */
export const FIGURE = String.raw`\d{1,4}(?:[.,]\d{1,3})?`;

/** Figures and the words for small numbers, in both languages. */
export const COUNTS = `${FIGURE}(?:/\\d)?|½|half an?|half|an? quarter of an?|a quarter of|mezz[oa]|un quarto di|an?|one|two|three|four|five|six|seven|eight|nine|ten|un[ao]?|due|tre|quattro|cinque|sei|sette|otto|nove|dieci`;

const WORDS: readonly (readonly [words: RegExp, number])[] = [
  [/^(?:½|half|mezz)/u, 0.5],
  [/quart/u, 0.25],
  [/^(?:an?|one|un[ao]?'?)$/u, 1],
  [/^(?:two|due)$/u, 2],
  [/^(?:three|tre)$/u, 3],
  [/^(?:four|quattro)$/u, 4],
  [/^(?:five|cinque)$/u, 5],
  [/^(?:six|sei)$/u, 6],
  [/^(?:seven|sette)$/u, 7],
  [/^(?:eight|otto)$/u, 8],
  [/^(?:nine|nove)$/u, 9],
  [/^(?:ten|dieci)$/u, 10],
];

/** A number in figures or words; null if there is none, or if its unit leaves it ambiguous. */
export function readCount(text: string, unit?: DiaryUnit): number | null {
  const said = fold(text).trim();
  const [, figure, divisor] = /^(\d+(?:[.,]\d+)?)(?:\/(\d))?$/u.exec(said) ?? [];
  if (figure !== undefined) {
    const number = readAmount(figure, unit) / Number(divisor ?? 1);
    return Number.isFinite(number) ? number : null;
  }
  return WORDS.find(([words]) => words.test(said))?.[1] ?? null;
}

const UNITS: readonly (readonly [words: RegExp, DiaryUnit])[] = [
  [/^(?:kg|kilo|chilo|chili)/u, 'kg'],
  [/^(?:lb|pound|libbr)/u, 'lb'],
  [/^mg|^milligram/u, 'mg'],
  [/^ml|^mill?il/u, 'ml'],
  [/^(?:tab|pill|caps|compress|pastigli)/u, 'tablets'],
  [/^(?:drop|gocc)/u, 'drops'],
  [/^g/u, 'g'],
  [/^c/u, '°C'],
  [/^f/u, '°F'],
];

/** The unit that a word names, if any. */
export const readUnit = (word: string): DiaryUnit | undefined =>
  UNITS.find(([words]) => words.test(fold(word)))?.[1];
