import { typedNumber } from '@contract/body-weight';
import type { Language } from '@contract/languages';

const LOCALES: Record<Language, string> = { en: 'en-GB', it: 'it-IT' };

const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/** A date without a time is that day everywhere: as UTC midnight, it would be the day before in America. */
const momentOf = (iso: string): Date => new Date(DATE_ONLY.test(iso) ? `${iso}T00:00` : iso);

/** Creating a format costs a hundred times as much as using it. */
const dateFormat = (options: Intl.DateTimeFormatOptions) => {
  const made: Partial<Record<Language, Intl.DateTimeFormat>> = {};
  return (iso: string, language: Language): string => {
    made[language] ??= new Intl.DateTimeFormat(LOCALES[language], options);
    return made[language].format(momentOf(iso));
  };
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * The time of day, such as 21:05, the same in all languages. The chat begins with it, and the first
 * `Intl.DateTimeFormat` of a page takes 15 to 36 ms (docs/performance.md).
 */
export const formatTime = (iso: string): string => {
  const moment = new Date(iso);
  return `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
};

/** Date and time to the second, in figures, such as 21/11/2026, 21:05:09. */
export const formatMoment = (iso: string): string => {
  const moment = new Date(iso);
  const day = `${twoDigits(moment.getDate())}/${twoDigits(moment.getMonth() + 1)}`;
  const seconds = twoDigits(moment.getSeconds());
  return `${day}/${moment.getFullYear()}, ${formatTime(iso)}:${seconds}`;
};

/** The day, such as 21 November 2026. */
export const formatDay = dateFormat({ dateStyle: 'long' });

/** The day without its year, such as 12 December. */
export const formatDayOfYear = dateFormat({ day: 'numeric', month: 'long' });

/** The day in short, such as 12 Dec. */
export const formatShortDay = dateFormat({ day: 'numeric', month: 'short' });

const formatShortDayOfYear = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' });

/** A short day, with its year if it is not the current one. */
export const formatNearDay = (moment: string, language: Language): string => {
  const isThisYear = momentOf(moment).getFullYear() === new Date().getFullYear();
  return (isThisYear ? formatShortDay : formatShortDayOfYear)(moment, language);
};

/** The day of the week, such as Sunday. */
export const formatWeekday = dateFormat({ weekday: 'long' });

/** The month in short, such as Dec. */
export const formatMonth = dateFormat({ month: 'short' });

/** The year, such as 2026. */
export const formatYear = dateFormat({ year: 'numeric' });

const numbers: Partial<Record<Language, Intl.NumberFormat>> = {};

/** A number as the language writes it, such as 4.05 or 4,05. */
export const formatNumber = (value: number, language: Language): string => {
  const options = { maximumSignificantDigits: 6 };
  numbers[language] ??= new Intl.NumberFormat(LOCALES[language], options);
  return numbers[language].format(value);
};

const spans: Partial<Record<Language, Intl.DateTimeFormat>> = {};

/** A span of days, such as 22 November – 22 December 2026. */
export const formatDays = (from: string, to: string, language: Language): string => {
  spans[language] ??= new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long' });
  return spans[language].formatRange(momentOf(from), momentOf(to));
};

/** A list of names, such as Micia, Otto and Pepe. */
export const formatNames = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(LOCALES[language]).format(names);

/** From cents, such as €12.99 or 12,99 €; whole amounts have no decimals. */
export const formatPrice = (cents: number, currency: 'EUR' | 'USD', language: Language): string =>
  new Intl.NumberFormat(language === 'it' ? 'it-IT' : 'en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100);

const NAMES_A_UNIT = /(?:^|[\d\s.,])(?:kgs?|kilos?|chili|gr?|grams?|grammi|lbs?|oz)\b/i;

/** Adds kg to a bare number; other text stays as it is. */
export const formatWeight = (weight: string, language: Language): string => {
  const written = typedNumber(weight.trim(), language);
  return /\d/.test(written) && !NAMES_A_UNIT.test(written) ? `${written} kg` : written;
};

/** A phone number as a person wrote it, made fit for `tel:`: its digits and a leading plus. */
export const dialOf = (phone: string): string =>
  (phone.trim().startsWith('+') ? '+' : '') + phone.replace(/\D/g, '');

/** Half of a character such as an emoji, which a cut has left at the end. */
const HALF_CHARACTER = /[\uD800-\uDBFF]$/;

export const cutText = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length).replace(HALF_CHARACTER, '')}…` : text;
