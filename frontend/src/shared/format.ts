import { typedNumber } from '@contract/body-weight';
import type { Language } from '@contract/languages';

const LOCALES: Record<Language, string> = { en: 'en-GB', it: 'it-IT' };

const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/** A date without a time is that day everywhere: as UTC midnight, it would be the day before in America. */
const momentOf = (iso: string): Date => new Date(DATE_ONLY.test(iso) ? `${iso}T00:00` : iso);

/** Names as `Intl.DateTimeFormat` writes them. */
const MONTHS: Record<Language, readonly string[]> = {
  en: 'January February March April May June July August September October November December'.split(
    ' ',
  ),
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
    ' ',
  ),
};
const SHORT_MONTHS: Record<Language, readonly string[]> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' '),
  it: 'gen feb mar apr mag giu lug ago set ott nov dic'.split(' '),
};

const WEEKDAYS: Record<Language, readonly string[]> = {
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  it: 'domenica lunedì martedì mercoledì giovedì venerdì sabato'.split(' '),
};

interface DateParts {
  weekday: string;
  day: number;
  month: string;
  shortMonth: string;
  year: number;
}

const partsOf = (moment: Date, language: Language): DateParts => ({
  weekday: WEEKDAYS[language][moment.getDay()] ?? '',
  day: moment.getDate(),
  month: MONTHS[language][moment.getMonth()] ?? '',
  shortMonth: SHORT_MONTHS[language][moment.getMonth()] ?? '',
  year: moment.getFullYear(),
});

/**
 * Without `Intl.DateTimeFormat`: the first one of a page takes 15 to 36 ms, and most pages name a
 * day (docs/performance.md).
 */
const dateFormat =
  (write: (parts: DateParts) => string) =>
  (iso: string, language: Language): string =>
    write(partsOf(momentOf(iso), language));

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

/** The day, such as 21 November 2026. */
export const formatDay = dateFormat(({ day, month, year }) => `${day} ${month} ${year}`);

/** The day without its year, such as 12 December. */
export const formatDayOfYear = dateFormat(({ day, month }) => `${day} ${month}`);

/** The day in short, such as 12 Dec. */
export const formatShortDay = dateFormat(({ day, shortMonth }) => `${day} ${shortMonth}`);

const formatShortDayOfYear = dateFormat(
  ({ day, shortMonth, year }) => `${day} ${shortMonth} ${year}`,
);

/** A short day, with its year if it is not the current one. */
export const formatNearDay = (moment: string, language: Language): string => {
  const isThisYear = momentOf(moment).getFullYear() === new Date().getFullYear();
  return (isThisYear ? formatShortDay : formatShortDayOfYear)(moment, language);
};

/** The day of the week, such as Sunday. */
export const formatWeekday = dateFormat(({ weekday }) => weekday);

/** The month in short, such as Dec. */
export const formatMonth = dateFormat(({ shortMonth }) => shortMonth);

/** The year, such as 2026. */
export const formatYear = dateFormat(({ year }) => String(year));

const numbers: Partial<Record<Language, Intl.NumberFormat>> = {};

const DIGITS = 6;

/** Whether a number has neither groups of thousands nor an exponent. */
const isPlain = (value: number): boolean =>
  value === 0 || (Math.abs(value) >= 0.001 && Math.abs(value) < 999.9995);

/**
 * A number as the language writes it, such as 4.05 or 4,05. Most need no `Intl.NumberFormat`, the
 * first of which takes 10 to 27 ms.
 */
export const formatNumber = (value: number, language: Language): string => {
  if (isPlain(value)) {
    const written = String(Number(value.toPrecision(DIGITS)));
    return language === 'it' ? written.replace('.', ',') : written;
  }
  numbers[language] ??= new Intl.NumberFormat(LOCALES[language], {
    maximumSignificantDigits: DIGITS,
  });
  return numbers[language].format(value);
};

/** A span of days, such as 3–9 May 2026 or 22 November – 22 December 2026. */
export const formatDays = (from: string, to: string, language: Language): string => {
  const [first, last] = [formatDay(from, language), formatDay(to, language)];
  if (first === last) return last;
  const [start, end] = [momentOf(from), momentOf(to)];
  if (start.getFullYear() !== end.getFullYear()) return `${first} – ${last}`;
  if (start.getMonth() !== end.getMonth()) return `${formatDayOfYear(from, language)} – ${last}`;
  return `${start.getDate()}–${last}`;
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
