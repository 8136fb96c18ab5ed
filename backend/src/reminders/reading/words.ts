/** Words of English and Italian, in lower case without accents. */
export type Unit = 'hour' | 'day' | 'week' | 'month' | 'year';

export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night';

const NUMBERS: readonly (readonly [RegExp, number])[] = [
  [/^(?:an?|one|un[ao]?|un')$/, 1],
  [/^(?:two|due|other)$/, 2],
  [/^(?:three|tre)$/, 3],
  [/^(?:four|quattro)$/, 4],
  [/^(?:five|cinque)$/, 5],
  [/^(?:six|sei)$/, 6],
  [/^(?:seven|sette)$/, 7],
  [/^(?:eight|otto)$/, 8],
  [/^(?:nine|nove)$/, 9],
  [/^(?:ten|dieci)$/, 10],
  [/^(?:twelve|dodici)$/, 12],
  [/^(?:fourteen|quattordici)$/, 14],
  [/^(?:fifteen|quindici)$/, 15],
  [/^(?:twenty|venti)$/, 20],
  [/^(?:thirty|trenta)$/, 30],
];

/** Precedes a unit, a part of the day or a weekday that repeats. */
export const EVERY = '\\b(?:every|each|ogni|tutti (?:i|gli)|tutte le)\\s+(?:single\\s+)?';

export const NUMBER =
  '(?<number>\\d{1,3}|other|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|thirty|un[ao]?|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|quattordici|quindici|venti|trenta)';

export const UNIT =
  '(?<unit>hours?|or[ae]|days?|giorn[oi]|weeks?|settiman[ae]|months?|mes[ei]|years?|ann[oi])\\b';

export const PART =
  '(?<part>morning|mattin[aeo]|afternoon|pomeriggi[o]?|evening|ser[ae]|night|nott[ei])\\b';

export const WEEKDAY =
  '(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|lunedi|martedi|mercoledi|giovedi|venerdi|sabat[oi]|domenic(?:a|he))\\b';

export const MONTH =
  '(?<month>january|february|march|april|may|june|july|august|september|october|november|december|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)\\b';

const UNITS: readonly (readonly [RegExp, Unit])[] = [
  [/^(?:hour|or[ae])/, 'hour'],
  [/^(?:day|giorn)/, 'day'],
  [/^(?:week|settiman)/, 'week'],
  [/^(?:month|mes)/, 'month'],
  [/^(?:year|ann)/, 'year'],
];

const PARTS: readonly (readonly [RegExp, DayPart])[] = [
  [/^(?:morning|mattin)/, 'morning'],
  [/^(?:afternoon|pomeriggi)/, 'afternoon'],
  [/^(?:evening|ser)/, 'evening'],
  [/^(?:night|nott)/, 'night'],
];

/** As RFC 5545 names them, starting with Sunday. */
export const DAY_NAMES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

const DAYS: readonly RegExp[] = [
  /^(?:sun|domenic)/,
  /^(?:mon|lun)/,
  /^(?:tue|mar)/,
  /^(?:wed|mer)/,
  /^(?:thu|gio)/,
  /^(?:fri|ven)/,
  /^(?:sat|sab)/,
];

const MONTHS: readonly RegExp[] = [
  /^(?:jan|gen)/,
  /^feb/,
  /^mar/,
  /^apr/,
  /^(?:may|mag)/,
  /^(?:june|giu)/,
  /^(?:july|lug)/,
  /^(?:aug|ago)/,
  /^(?:sep|set)/,
  /^(?:oct|ott)/,
  /^nov/,
  /^(?:dec|dic)/,
];

const named = <T>(names: readonly (readonly [RegExp, T])[], word: string): T | undefined =>
  names.find(([name]) => name.test(word))?.[1];

export const numberOf = (word: string): number =>
  /^\d/.test(word) ? Number(word) : (named(NUMBERS, word) ?? 1);

export const unitOf = (word: string): Unit => named(UNITS, word) ?? 'day';

export const partOf = (word: string): DayPart => named(PARTS, word) ?? 'morning';

/** From Sunday, which is 0. */
export const weekdayOf = (word: string): number => DAYS.findIndex((day) => day.test(word));

/** From January, which is 0. */
export const monthOf = (word: string): number => MONTHS.findIndex((month) => month.test(word));
