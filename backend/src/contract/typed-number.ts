import type { Language } from './languages.js';

const DECIMAL_POINT = /(?<=\d)\.(?=\d{1,3}\b)(?!\d{3}\s*g(?:r|rams?|ramm[oi])?\b)/i;

/** Writes decimals the way owners of this language do, 3.8 or 3,8; 12.500 g stays as it is. */
export const typedNumber = (text: string, language: Language): string =>
  language === 'it' ? text.replace(DECIMAL_POINT, ',') : text;

const NAMES_A_UNIT = /(?:^|[\d\s])(?:kg|gr?|lb|st|oz)\b/i;

/** Adds kg to a number that ends the text, if no unit precedes it; other text stays as it is. */
export const formatWeight = (weight: string, language: Language): string => {
  const written = typedNumber(weight.trim(), language);
  return /\d$/.test(written) && !NAMES_A_UNIT.test(written) ? `${written} kg` : written;
};
