import { LOCALES, type Language } from '@contract/languages';

export { formatWeight } from '@contract/typed-number';

const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/** A date without a time is that day everywhere: UTC midnight is the day before in America. */
const momentOf = (iso: string): Date => new Date(DATE_ONLY.test(iso) ? `${iso}T00:00` : iso);

/** Spelled as by `Intl.DateTimeFormat`; all but the English September are cut to three letters. */
const MONTHS: Record<Language, readonly string[]> = {
  en: 'January February March April May June July August September October November December'.split(
    ' ',
  ),
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
    ' ',
  ),
};

/**
 * Dates are written without `Intl.DateTimeFormat`: the first one of a page takes 15 to 36 ms, and
 * most pages name a day (docs/performance.md).
 */
const monthOf = (moment: Date, language: Language): string =>
  MONTHS[language][moment.getMonth()] ?? '';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The time of day, such as 21:05, the same in all languages. */
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

/** The month in short, such as Dec. */
export const formatMonth = (iso: string, language: Language): string => {
  const month = monthOf(momentOf(iso), language);
  return month.slice(0, month === 'September' ? 4 : 3);
};

/** The year, such as 2026. */
export const formatYear = (iso: string): string => String(momentOf(iso).getFullYear());

/** The day without its year, such as 12 December. */
export const formatDayOfYear = (iso: string, language: Language): string => {
  const moment = momentOf(iso);
  return `${moment.getDate()} ${monthOf(moment, language)}`;
};

/** The day, such as 21 November 2026. */
export const formatDay = (iso: string, language: Language): string =>
  `${formatDayOfYear(iso, language)} ${formatYear(iso)}`;

/** The day in short, such as 12 Dec. */
export const formatShortDay = (iso: string, language: Language): string =>
  `${momentOf(iso).getDate()} ${formatMonth(iso, language)}`;

/** A short day, with its year if it is not the current one. */
export const formatNearDay = (iso: string, language: Language): string => {
  const [day, year] = [formatShortDay(iso, language), formatYear(iso)];
  return year === formatYear(new Date().toISOString()) ? day : `${day} ${year}`;
};

/** The day of the week, such as Sunday. */
export const formatWeekday = (iso: string, language: Language): string =>
  momentOf(iso).toLocaleDateString(LOCALES[language], { weekday: 'long' });

/** Significant digits of a number. */
const DIGITS = 6;

/** A number that has neither groups of thousands nor an exponent. */
const PLAIN = /^-?\d{1,3}(?:\.\d+)?$/;

/**
 * A number as the language writes it, such as 4.05 or 4,05. Most need no `Intl.NumberFormat`, the
 * first of which takes 10 to 27 ms.
 */
export const formatNumber = (value: number, language: Language): string => {
  const written = String(Number(value.toPrecision(DIGITS)));
  return PLAIN.test(written)
    ? written.replace('.', language === 'it' ? ',' : '.')
    : value.toLocaleString(LOCALES[language], { maximumSignificantDigits: DIGITS });
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

/** The first of two numbers, or "051 649 2114" of "051 649 2114/5"; an area has no eight digits, and no number has 16. */
const FIRST_NUMBER = /^(?:\D*\d){8,}?(?= *[/+]| +- *(?:\D*\d){8})/;

/**
 * A phone number as a person wrote it, made fit for `tel:`: its digits and a leading plus. Of two
 * numbers it dials the first. The (0) after a country's code is for callers from within, except in
 * Italy and San Marino, where everybody dials it.
 */
export const dialOf = (phone: string): string => {
  const number = phone
    .replace(/^\D*(?:\+|00)(?=[1-9])/, '+')
    .replace(/^(\+(?!39|378)[^(]*)\(0\)/, '$1');
  return (FIRST_NUMBER.exec(number)?.[0] ?? number).replace(/(?!^\+)\D/g, '');
};

/** Half of a surrogate pair, such as an emoji's, left at the end by a cut. */
const HALF_CHARACTER = /[\uD800-\uDBFF]$/;

export const cutText = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length).replace(HALF_CHARACTER, '')}…` : text;
