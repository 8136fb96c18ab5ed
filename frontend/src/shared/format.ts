import type { Language } from '@contract/languages';

const LOCALES: Record<Language, string> = { en: 'en-GB', it: 'it-IT' };

/** The time of day, such as 21:05. */
export const formatTime = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { hour: '2-digit', minute: '2-digit' }).format(
    new Date(iso),
  );

/** The day, such as 21 November 2026. */
export const formatDay = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long' }).format(new Date(iso));

/** A price from cents, such as €12.99 or 12,99 €; a whole one without decimals. */
export const formatPrice = (cents: number, currency: 'EUR' | 'USD', language: Language): string =>
  new Intl.NumberFormat(language === 'it' ? 'it-IT' : 'en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100);

const NAMES_A_UNIT = /(?:^|[\d\s.,])(?:kgs?|kilos?|chili|gr?|grams?|grammi|lbs?|oz)\b/i;

/** A weight in kg: text that names its unit, or no number, stays as it is. */
export const formatWeight = (weight: string): string =>
  /\d/.test(weight) && !NAMES_A_UNIT.test(weight) ? `${weight.trim()} kg` : weight.trim();

/** The first `length` characters and one ellipsis character when there are more. */
export const cutText = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)}…` : text;
