import type { Sentence } from './sentence.js';
import { inWeek, takeSomeDays } from './some-days.js';
import {
  DAY_NAMES,
  EVERY,
  NUMBER,
  numberOf,
  PART,
  partOf,
  UNIT,
  unitOf,
  WEEKDAY,
  weekdayOf,
  type DayPart,
  type Unit,
} from './words.js';

/** How often a reminder repeats. */
export interface Rhythm {
  unit: Unit;
  every: number;
  /** Days of the week, from Monday on; Sunday is 0. */
  days: number[];
  part: DayPart | null;
}

const COUNTED = new RegExp(`${EVERY}${NUMBER}\\s+${UNIT}`);
const ON_DAYS = new RegExp(
  `(?:${EVERY}|\\bon (?=\\w+s\\b))(?<days>${WEEKDAY}(?:\\s*(?:,|and|e)\\s+${WEEKDAY})*)`,
);
const PART_OF_DAY = new RegExp(`${EVERY}${PART}`);
const PLAIN = new RegExp(`${EVERY}${UNIT}`);
const ONCE_A = new RegExp(
  `\\b(?:once|una volta|1 volta) (?:a |per |al |alla |all'|l')?\\s*${UNIT}`,
);
const TIMES_A_DAY =
  /\b(?:(?<twice>twice|two times|due volte|2 times|2 volte)|(?<thrice>three times|tre volte|3 times|3 volte)|(?<four>four times|quattro volte|4 times|4 volte)) (?:a|per|al) (?:day|giorno)\b/;
const BOTH_ENDS =
  /\b(?:(?:every|each) morning and (?:every |each )?(?:evening|night)|(?:ogni )?mattina e (?:ogni )?sera|morning and (?:evening|night))\b/;
const ALTERNATE = /\ba giorni alterni\b/;
const ADVERB = /\b(?<unit>dai|week|month|year)ly\b/;

const of = (unit: Unit, every = 1, more: Partial<Rhythm> = {}): Rhythm => ({
  unit,
  every,
  days: [],
  part: null,
  ...more,
});

/** Takes the rhythm from a sentence; null if it names none. */
export function takeRhythm(sentence: Sentence): Rhythm | null {
  if (sentence.take(BOTH_ENDS)) return of('hour', 12, { part: 'morning' });
  return (
    takeTimes(sentence) ?? takeCounted(sentence) ?? takeDaysOfWeek(sentence) ?? takeNamed(sentence)
  );
}

function takeTimes(sentence: Sentence): Rhythm | null {
  const times = sentence.take(TIMES_A_DAY);
  if (!times) return null;
  const hours = times.twice === undefined ? (times.thrice === undefined ? 6 : 8) : 12;
  return of('hour', hours, { part: 'morning' });
}

function takeCounted(sentence: Sentence): Rhythm | null {
  const counted = sentence.take(COUNTED);
  if (counted) return of(unitOf(counted.unit ?? ''), numberOf(counted.number ?? ''));
  return sentence.take(ALTERNATE) ? of('day', 2) : null;
}

function takeDaysOfWeek(sentence: Sentence): Rhythm | null {
  const days = takeSomeDays(sentence);
  if (days === null) return null;
  const part = sentence.take(PART_OF_DAY)?.part;
  return of('week', 1, { days, part: part === undefined ? null : partOf(part) });
}

function takeNamed(sentence: Sentence): Rhythm | null {
  const days = sentence.take(ON_DAYS)?.days?.match(new RegExp(WEEKDAY, 'g'));
  if (days) return of('week', 1, { days: inWeek(days.map(weekdayOf)) });
  const part = sentence.take(PART_OF_DAY)?.part;
  if (part !== undefined) return of('day', 1, { part: partOf(part) });
  const unit = (sentence.take(PLAIN) ?? sentence.take(ONCE_A))?.unit;
  if (unit !== undefined) return of(unitOf(unit));
  const adverb = sentence.take(ADVERB)?.unit;
  return adverb === undefined ? null : of(adverb === 'dai' ? 'day' : unitOf(adverb));
}

const FREQUENCY: Record<Unit, string> = {
  hour: 'HOURLY',
  day: 'DAILY',
  week: 'WEEKLY',
  month: 'MONTHLY',
  year: 'YEARLY',
};

/** The rule of a rhythm, without its end. */
export function ruleOf({ unit, every, days }: Rhythm): string {
  const interval = every === 1 ? '' : `;INTERVAL=${String(every)}`;
  const names = days.map((day) => DAY_NAMES[day]).join(',');
  return `FREQ=${FREQUENCY[unit]}${interval}${names && `;BYDAY=${names}`}`;
}
