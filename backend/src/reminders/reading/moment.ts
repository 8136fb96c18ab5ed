import type { Sentence } from './sentence.js';
import {
  MONTH,
  monthOf,
  NUMBER,
  numberOf,
  UNIT,
  unitOf,
  WEEKDAY,
  weekdayOf,
  type Unit,
} from './words.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** All moments here are wall clock times, as if in UTC. */
const midnight = (local: Date): number => Math.floor(local.getTime() / DAY) * DAY;

const NTH = '(?<day>first|primo|\\d{1,2})(?:st|nd|rd|th|o)?';
const DATES = [
  `${NTH} (?:of |di )?${MONTH}(?:,? (?<year>20\\d\\d))?`,
  `${MONTH} ${NTH}(?:,? (?<year>20\\d\\d))?`,
  '(?<day>\\d{1,2})/(?<month>\\d{1,2})/(?<year>20\\d\\d)',
  // Only after a preposition: "1/2" may be half a tablet.
  '(?<=\\b(?:on|il|dal|al|from|until|till) )(?<day>\\d{1,2})/(?<month>\\d{1,2})',
];

const nthOf = (word: string): number => (/^\d/.test(word) ? Number(word) : 1);
const LEAD = "\\b(?:(?:starting|from|a partire|until|till|on|next|this|il|l'|dal|da|the) ?)*";
const UNTIL = "\\b(?:until|till|through|fino (?:al|all'|alla|a))\\s*(?:next |the |the end of )?";

export interface Length {
  unit: Unit;
  number: number;
}

const lengthOf = (found: Record<string, string | undefined> | null): Length | null =>
  found && { unit: unitOf(found.unit ?? ''), number: numberOf(found.number ?? '') };

/** Takes the duration, such as "for 7 days". */
export const takeDuration = (sentence: Sentence): Length | null =>
  lengthOf(
    sentence.take(
      new RegExp(
        `\\b(?:for|per)\\s+(?:the next |the |i prossimi |le prossime |altri |altre )?${NUMBER}\\s+${UNIT}`,
      ),
    ),
  );

const MINUTES = new RegExp(
  `\\b(?:in|tra|fra)\\s+(?:half an hour|mezz'ora|${NUMBER}\\s+(?:minutes?|minut[oi]|min)\\b)`,
);
const IN_A_WHILE = new RegExp(`\\b(?:in|tra|fra)\\s+${NUMBER}['\\s]+${UNIT}(?:'s? time)?`);
const NEXT =
  /\b(?:(?:il |l')?(?:next |prossimo )(?<unit>month|year|mese|anno)|(?:il |l')(?<named>mese|anno) prossimo)\b/;

/** Takes the delay, such as "in 3 days" or "next month". */
export function takeDelay(sentence: Sentence): Length | null {
  const minutes = sentence.take(MINUTES);
  if (minutes) return { unit: 'hour', number: numberOf(minutes.number ?? '30') / 60 };
  const next = sentence.take(NEXT);
  return next
    ? { unit: unitOf(next.unit ?? next.named ?? ''), number: 1 }
    : lengthOf(sentence.take(IN_A_WHILE));
}

/** Adds a length to a time; months keep their day or use their last one. */
export function moved(local: Date, { unit, number }: Length): Date {
  const days = { hour: 0, day: 1, week: 7, month: 0, year: 0 }[unit];
  if (unit === 'hour') return new Date(local.getTime() + number * HOUR);
  if (days > 0) return new Date(local.getTime() + number * days * DAY);
  const months = unit === 'year' ? number * 12 : number;
  const last = new Date(local);
  last.setUTCMonth(local.getUTCMonth() + months + 1, 0);
  const to = new Date(local);
  to.setUTCMonth(local.getUTCMonth() + months, Math.min(local.getUTCDate(), last.getUTCDate()));
  return to;
}

/** Takes the last day, such as "until Friday". @returns its midnight. */
export function takeUntil(sentence: Sentence, now: Date): Date | null {
  return takeDate(sentence, now, UNTIL) ?? takeWeekday(sentence, now, UNTIL);
}

const NEXT_WEEK = /\bnext week\b|\b(?:la )?(?:prossima settimana|settimana prossima)\b/;

/** Takes the day, such as "tomorrow" or "on 12 March". @returns its midnight. */
export function takeDay(sentence: Sentence, now: Date): Date | null {
  const today = midnight(now);
  const date = takeDate(sentence, now, LEAD);
  if (date) return date;
  if (sentence.take(/\b(?:the )?day after tomorrow\b|\bdopodomani\b/))
    return new Date(today + 2 * DAY);
  if (sentence.take(/\b(?:(?:starting|from|da) )?(?:tomorrow|domani)\b/))
    return new Date(today + DAY);
  if (sentence.take(/\b(?:(?:starting|from|da) )?(?:today|oggi)\b/)) return new Date(today);
  if (sentence.take(NEXT_WEEK)) return nextOf([1], new Date(today + DAY));
  return takeWeekday(sentence, now, LEAD);
}

function takeDate(sentence: Sentence, now: Date, lead: string): Date | null {
  for (const form of DATES) {
    const found = sentence.take(new RegExp(`${lead}\\b${form}`));
    if (found) return dateOf(found, now);
  }
  return null;
}

/** The next such date, this year or next year; null for one that does not exist. */
function dateOf(found: Record<string, string | undefined>, now: Date): Date | null {
  const { day = '', month = '', year } = found;
  const at = /^\d/.test(month) ? Number(month) - 1 : monthOf(month);
  const of = (full: number) => new Date(Date.UTC(full, at, nthOf(day)));
  const thisYear = of(now.getUTCFullYear());
  const isOver = thisYear.getTime() < midnight(now);
  const date =
    year === undefined && !isOver ? thisYear : of(Number(year ?? now.getUTCFullYear() + 1));
  return date.getUTCMonth() === at && date.getUTCDate() === nthOf(day) ? date : null;
}

const DAY_OF_MONTH = new RegExp(
  `\\b(?:on |the |il |l'|ogni |every )+(?:giorno )?${NTH}(?: day| giorno)? ` +
    '(?:(?:of|di) (?=(?:every|each|ogni) )|of (?:the|this) month\\b|del mese\\b)',
);
const MONTHLY_ON = new RegExp(
  `(?<=\\b(?:every|each|ogni) (?:\\w+ )?(?:months?|mes[ei]),? )(?:on |the |il |giorno )+${NTH}\\b(?! ${MONTH})`,
);

const NTH_WEEKDAY = new RegExp(
  `\\b(?:first|second|third|fourth|last|1st|2nd|3rd|4th|prim[oa]|second[oa]|terz[oa]|quart[oa]|ultim[oa]) ${WEEKDAY}`,
);

export const isNthWeekday = (sentence: Sentence): boolean => sentence.around(NTH_WEEKDAY) !== null;

/** Takes the day of the month, such as "on the first of every month". */
export function takeDayOfMonth(sentence: Sentence): number | null {
  const day = (sentence.take(MONTHLY_ON) ?? sentence.take(DAY_OF_MONTH))?.day;
  return day === undefined ? null : nthOf(day);
}

/** The next such day of a month, or the last day of a shorter one. */
export function nextDayOfMonth(day: number, minutes: number, now: Date): Date {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const next = (month: Date) => moved(month, { unit: 'month', number: 1 });
  const at = (month: Date) => {
    const midnight = Math.min(month.getTime() + (day - 1) * DAY, next(month).getTime() - DAY);
    return new Date(midnight + minutes * 60_000);
  };
  return at(first) > now ? at(first) : at(next(first));
}

/** The next such weekday after today. */
function takeWeekday(sentence: Sentence, now: Date, lead: string): Date | null {
  const found = sentence.take(new RegExp(`${lead}\\b(?<day>${WEEKDAY})(?: prossim[oa])?`));
  return found && nextOf([weekdayOf(found.day ?? '')], new Date(midnight(now) + DAY));
}

/** The first of these weekdays, from a day on. */
export function nextOf(days: readonly number[], from: Date): Date {
  const ahead = days.map((day) => (day - from.getUTCDay() + 7) % 7);
  return new Date(midnight(from) + Math.min(...ahead) * DAY);
}
