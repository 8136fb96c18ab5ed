import { upToDay } from '../../contract/month-days.js';
import type { NewReminder } from '../../contract/reminders.js';
import { writeLocal } from '../../platform/local-time.js';
import { normalRule } from '../recurrence/read-rule.js';
import { END_OF_DAY, isHalfRead, takeClock, takeSecondClock } from './clock.js';
import {
  isNthWeekday,
  moved,
  nextDayOfMonth,
  nextOf,
  takeDay,
  takeDayOfMonth,
  takeDelay,
  takeDuration,
  takeUntil,
  type Length,
} from './moment.js';
import { ruleOf, takeRhythm, type Rhythm } from './rhythm.js';
import type { Sentence } from './sentence.js';

export type ReadSchedule = Pick<NewReminder, 'startsAt'> & { rule: string | null };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Minutes after midnight, if no hour is said. */
const NINE = 9 * 60;
/** Minutes. */
const HALF_DAY = 12 * 60;

const DAILY: Rhythm = { unit: 'day', every: 1, days: [], part: null };
const HALF_DAILY: Rhythm = { ...DAILY, unit: 'hour', every: 12 };

/** What a sentence says about the time, in the owner's time zone. */
export interface When {
  rhythm: Rhythm | null;
  duration: Length | null;
  until: Date | null;
  delay: Length | null;
  day: Date | null;
  dayOfMonth: number | null;
  minutes: number | null;
}

/** Null if nothing is said about the time, or nothing that a rule here can express. */
export function takeWhen(sentence: Sentence, now: Date): When | null {
  if (isNthWeekday(sentence)) return null;
  const dayOfMonth = takeDayOfMonth(sentence);
  const told = takeRhythm(sentence);
  const duration = takeDuration(sentence);
  const until = takeUntil(sentence, now);
  const delay = takeDelay(sentence);
  const day = takeDay(sentence, now);
  const clock = takeClock(sentence, told?.part ?? null);
  const second = takeSecondClock(sentence);
  if (clock === null || isHalfRead(sentence)) return null;
  const { minutes, isTonight } = clock;
  const isDaily = duration !== null || until !== null;
  const rhythm = told ?? (isDaily ? DAILY : null);
  const today = isTonight ? new Date(Math.floor(now.getTime() / DAY) * DAY) : null;
  const when = { rhythm, duration, until, delay, day: day ?? today, dayOfMonth, minutes };
  if (second !== null) return twiceADay(when, second, now);
  const isTold = [rhythm, delay, when.day, dayOfMonth, minutes].some((part) => part !== null);
  return isTold ? when : null;
}

/** "At 8 and at 20", starting with the next of the two; no rule here can express other pairs. */
function twiceADay(when: When, second: number, now: Date): When | null {
  const { rhythm, minutes, day } = when;
  const isDaily = rhythm?.unit === 'day' && rhythm.every === 1;
  if (minutes === null || !isDaily || Math.abs(second - minutes) !== HALF_DAY) return null;
  const clock = (now.getTime() % DAY) / MINUTE;
  const isSecondNext = day === null && minutes <= clock && clock < second;
  return { ...when, rhythm: HALF_DAILY, minutes: isSecondNext ? second : minutes };
}

/** Null for a time that has passed, or that never comes. */
export function scheduleOf(when: When, now: Date): ReadSchedule | null {
  // The rule would name the day before the actual one.
  const hasDays = when.dayOfMonth !== null || (when.rhythm?.days.length ?? 0) > 0;
  if (hasDays && (when.minutes ?? 0) >= END_OF_DAY) return null;
  const start = startOf(when, now);
  if (start <= now || (when.until && when.until.getTime() + DAY <= start.getTime())) return null;
  const startsAt = writeLocal(start);
  if (!when.rhythm) return { rule: null, startsAt };
  const end = endOf(when.rhythm, when, start);
  if (end === ';COUNT=1') return { rule: null, startsAt };
  const isMonthly = when.rhythm.unit === 'month';
  const monthDay = isMonthly ? upToDay(when.dayOfMonth ?? start.getUTCDate()) : '';
  const rule = normalRule(`${ruleOf(when.rhythm)}${monthDay}${end}`);
  return rule === null ? null : { rule, startsAt };
}

function startOf({ rhythm, delay, day, dayOfMonth, minutes }: When, now: Date): Date {
  if (delay) return delayed(delay, minutes, now);
  if (dayOfMonth !== null) return nextDayOfMonth(dayOfMonth, minutes ?? NINE, now);
  if (day === null && minutes === null && rhythm?.unit === 'hour') {
    return new Date((Math.floor(now.getTime() / HOUR) + 1) * HOUR);
  }
  const at = (minutes ?? NINE) * MINUTE;
  const from = day ?? new Date(Math.floor(now.getTime() / DAY) * DAY);
  const isOver = day === null && from.getTime() + at <= now.getTime();
  const first = isOver ? new Date(from.getTime() + DAY) : from;
  const start = rhythm && rhythm.days.length > 0 ? nextOf(rhythm.days, first) : first;
  return new Date(start.getTime() + at);
}

/** A delay in hours is exact to the minute; a longer one ends at a set time of day. */
function delayed(delay: Length, minutes: number | null, now: Date): Date {
  const to = moved(now, delay);
  if (delay.unit === 'hour') return new Date(Math.floor(to.getTime() / MINUTE) * MINUTE);
  return new Date(Math.floor(to.getTime() / DAY) * DAY + (minutes ?? NINE) * MINUTE);
}

const LENGTHS = { hour: HOUR, day: DAY, week: 7 * DAY, month: null, year: null } as const;
const MOST_COUNTED = 999;

/** The end of a rule: a count if it can be computed, otherwise the last day. */
function endOf({ unit, every, days }: Rhythm, { duration, until }: When, start: Date): string {
  if (until) return untilDay(until);
  if (!duration) return '';
  const step = LENGTHS[unit];
  const length = LENGTHS[duration.unit];
  const count =
    step && length && days.length < 2
      ? Math.ceil((duration.number * length) / (every * step))
      : null;
  if (count !== null && count <= MOST_COUNTED) return `;COUNT=${String(count)}`;
  return untilDay(new Date(moved(start, duration).getTime() - DAY));
}

const untilDay = (day: Date): string =>
  `;UNTIL=${day.toISOString().slice(0, 10).replaceAll('-', '')}`;
