import type { Language } from './languages.js';

const KG_PER_LB = 0.453_592;
const KG_PER_G = 0.001;
const KG_PER_UNIT: readonly (readonly [RegExp, number])[] = [
  [/^(?:lbs?|pounds?|libbr[ae])/, KG_PER_LB],
  [/^(?:g|gr|grams?|gramm[oi])\b/, KG_PER_G],
];

/** Grams with a thousands separator, 12.500 or 12,500: nobody weighs 12.5 g to the milligram. */
const GROUPED = /^[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * Body weight in kg from free text such as "12kg", "about 4,5 kg", "26 lb" or "1.250 g". A bare
 * number counts as kg; `null` if it contains no plausible weight (0.01 to 150 kg).
 */
export function readWeightKg(text: string | null): number | null {
  const match = /(\d+(?:[.,]\d+)?)\s*([a-z]*)/i.exec(text ?? '');
  if (!match) return null;
  const [, digits = '', word = ''] = match;
  const unit = word.toLowerCase();
  const factor = KG_PER_UNIT.find(([pattern]) => pattern.test(unit))?.[1] ?? 1;
  const isGrouped = factor === KG_PER_G && GROUPED.test(digits);
  const amount = Number(digits.replace(/[.,]/, isGrouped ? '' : '.'));
  const kg = amount * factor;
  return kg >= 0.01 && kg <= 150 ? kg : null;
}

const DECIMAL_POINT = /(?<=\d)\.(?=\d{1,3}\b)(?!\d{3}\s*g(?:r|rams?|ramm[oi])?\b)/i;

/** Writes decimals the way owners of this language do, 3.8 or 3,8; 12.500 g stays as it is. */
export const typedNumber = (text: string, language: Language): string =>
  language === 'it' ? text.replace(DECIMAL_POINT, ',') : text;
