import { momentIn } from '../../platform/local-time.js';

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]+(.*))?$/;
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[ ,]+(.*))?$/;
const TIME = /^(\d{1,2})[:.](\d{2})(?:[:.]\d{2}(?:\.\d+)?)?\s*([ap])?\.?(?:m\.?)?\s*$/i;
const WITH_OFFSET = /T.*(?:Z|[+-]\d\d:?\d\d)$/;

/** An entry with a day but no time is at noon: the same day in all neighbouring zones. */
const NOON = { hour: 12, minute: 0 };

/**
 * Whether days come before months in a file, as in Europe: false if more rows can only be American
 * than can only be European.
 */
export const hasDaysFirst = (dates: readonly string[]): boolean => {
  const excess = dates.map((date) => {
    const [, first, second] = YEAR_LAST.exec(date.trim()) ?? [];
    return Number(Number(first) > 12) - Number(Number(second) > 12);
  });
  return excess.reduce((sum, one) => sum + one, 0) >= 0;
};

interface Clock {
  timeZone: string;
  daysFirst: boolean;
}

/** Whether the day of a date without a time has begun: its noon may still be in the future. */
export function hasBegun(date: string, time: string, clock: Clock): boolean {
  const [, , , , rest = ''] = YEAR_FIRST.exec(date) ?? turned(date, clock) ?? [];
  const midnight = `${time}${rest}`.trim() === '' ? readMoment(date, '00:00', clock) : null;
  return midnight !== null && midnight.getTime() <= Date.now();
}

/** The moment that a date and a time give; null if they are invalid. */
export function readMoment(date: string, time: string, clock: Clock): Date | null {
  if (WITH_OFFSET.test(date)) return valid(new Date(date));
  const [, year, month, day, rest = ''] = YEAR_FIRST.exec(date) ?? turned(date, clock) ?? [];
  if (year === undefined) return null;
  const at = readTime(time || rest);
  if (at === null) return null;
  const [y, m, d] = [Number(year), Number(month) - 1, Number(day)];
  const local = new Date(Date.UTC(y, m, d, at.hour, at.minute));
  // A 31st of February would be a day in March.
  if (local.getUTCMonth() !== m || local.getUTCDate() !== d) return null;
  return valid(momentIn(clock.timeZone, local));
}

function turned(date: string, { daysFirst }: Clock) {
  const [all, first, second, year, rest] = YEAR_LAST.exec(date) ?? [];
  if (all === undefined) return null;
  return daysFirst ? [all, year, second, first, rest] : [all, year, first, second, rest];
}

function readTime(text: string): { hour: number; minute: number } | null {
  if (text.trim() === '') return NOON;
  const [, hours, minutes, half] = TIME.exec(text.trim()) ?? [];
  if (hours === undefined) return null;
  const noon = half?.toLowerCase() === 'p' ? 12 : 0;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + noon;
  return hour < 24 && Number(minutes) < 60 ? { hour, minute: Number(minutes) } : null;
}

const valid = (moment: Date): Date | null => (Number.isNaN(moment.getTime()) ? null : moment);
