import type { Language } from './languages.js';

const KG_PER_LB = 0.453_592;
const KG_PER_UNIT: readonly (readonly [RegExp, number])[] = [
  [/^(?:lbs?|pounds?|libbr[ae])/, KG_PER_LB],
  [/^(?:g|gr|grams?|gramm[oi])\b/, 0.001],
];

/**
 * Body weight in kg from free text such as "12kg", "about 4,5 kg", "26 lb" or "800 g". A bare
 * number counts as kg; `null` if it contains no plausible weight (0.01 to 150 kg).
 */
export function readWeightKg(text: string | null): number | null {
  const match = /(\d+(?:[.,]\d+)?)\s*([a-z]*)/i.exec(text ?? '');
  if (!match) return null;
  const amount = Number(match[1]?.replace(',', '.'));
  const unit = (match[2] ?? '').toLowerCase();
  const factor = KG_PER_UNIT.find(([pattern]) => pattern.test(unit))?.[1] ?? 1;
  const kg = amount * factor;
  return kg >= 0.01 && kg <= 150 ? kg : null;
}

/** A number as owners type it in this language: 3.8, or 3,8. */
export const typedNumber = (text: string, language: Language): string =>
  language === 'it' ? text.replace(/(?<=\d)\.(?=\d{1,3}\b)/, ',') : text;
