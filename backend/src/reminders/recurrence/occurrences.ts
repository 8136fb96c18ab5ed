import rrule, { type Frequency } from 'rrule';
import { localAt, momentIn, readLocal } from '../../platform/local-time.js';
import { readRule, type Rule } from './read-rule.js';

const { RRule } = rrule;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What decides when a reminder comes. */
export interface Schedule {
  /** As `normalRule` returns it; null for a reminder that comes once. */
  rule: string | null;
  startsAt: string;
  timeZone: string;
}

/** Milliseconds: more than any clock change. */
const CLOCK_CHANGE = 3 * HOUR;

/** How far ahead the next occurrence of a rule is searched. Milliseconds. */
const HORIZON = 30 * 366 * DAY;

/** The first occurrence after a moment; null when there is none. */
export const nextAfter = (schedule: Schedule, moment: Date): Date | null =>
  lastAndNext(schedule, moment, moment).next;

/**
 * Of the occurrences after a moment, the last one up to `now`, and the next one. Rules follow the
 * wall clock, so that a reminder keeps its hour when the clocks change. A time that the clocks skip
 * comes later by the same amount; one that occurs twice comes the first time.
 */
export function lastAndNext(
  schedule: Schedule,
  after: Date,
  now: Date,
): { last: Date | null; next: Date | null } {
  let last: Date | null = null;
  let next: Date | null = null;
  eachLocal(schedule, localAt(schedule.timeZone, after), (local) => {
    const moment = momentIn(schedule.timeZone, local);
    if (moment <= after) return true;
    if (moment <= now) last = moment;
    else next = moment;
    return next === null;
  });
  return { last, next };
}

/** The local time of the first occurrence; null if there is none. */
export function firstLocal(schedule: Schedule): Date | null {
  let first: Date | null = null;
  const start = readLocal(schedule.startsAt);
  if (start) {
    eachLocal(schedule, start, (local) => {
      first = local;
      return false;
    });
  }
  return first;
}

/** How many occurrences remain from a moment on; null for a rule without a count. */
export function timesLeft(schedule: Schedule, from: Date): number | null {
  const { rule, timeZone } = schedule;
  if (rule === null || readRule(rule, timeZone).count == null) return null;
  let left = 0;
  eachLocal(schedule, localAt(timeZone, from), (local) => {
    if (momentIn(timeZone, local) >= from) left += 1;
    return true;
  });
  return left;
}

/** Visits local times in order, starting somewhat before `from`, until the visitor stops. */
function eachLocal(
  { rule, startsAt, timeZone }: Schedule,
  from: Date,
  visit: (local: Date) => boolean,
): void {
  const start = readLocal(startsAt);
  if (!start) return;
  if (rule === null) {
    visit(start);
    return;
  }
  const read = readRule(rule, timeZone);
  const begin = shortcut(read, start, new Date(from.getTime() - CLOCK_CHANGE));
  const horizon = new Date(Math.max(from.getTime(), begin.getTime()) + HORIZON);
  const until = read.until && read.until < horizon ? read.until : horizon;
  new RRule({ ...read, dtstart: begin, until }).all((local) => visit(local));
}

const UNITS = new Map<Frequency | undefined, number>([
  [RRule.HOURLY, HOUR],
  [RRule.DAILY, DAY],
  [RRule.WEEKLY, 7 * DAY],
]);

/**
 * A later start with the same occurrences from `from` on: counting through years of an hourly rule
 * would take long.
 */
function shortcut({ freq, interval = 1, count }: Rule, start: Date, from: Date): Date {
  const unit = UNITS.get(freq);
  if (unit === undefined || count != null || from <= start) return start;
  const step = unit * interval;
  return new Date(start.getTime() + Math.floor((from.getTime() - start.getTime()) / step) * step);
}
