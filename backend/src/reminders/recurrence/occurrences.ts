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

/** The occurrences after one moment and before another: at most so many, oldest first. */
export function occurrencesBetween(
  schedule: Schedule,
  after: Date,
  before: Date,
  most: number,
): Date[] {
  const found: Date[] = [];
  eachLocal(schedule, localAt(schedule.timeZone, after), (local) => {
    const moment = momentIn(schedule.timeZone, local);
    if (moment >= before) return false;
    if (moment > after) found.push(moment);
    return found.length < most;
  });
  return found;
}

/** How many occurrences remain from a moment on; null for a rule without a count. */
export function timesLeft(schedule: Schedule, from: Date): number | null {
  const { rule, timeZone } = schedule;
  const total = rule === null ? null : readRule(rule, timeZone).count;
  if (total == null) return null;
  let left = 0;
  eachLocal(schedule, localAt(timeZone, from), (local, place) => {
    if (momentIn(timeZone, local) < from) return true;
    left = total - place;
    return false;
  });
  return left;
}

/**
 * Visits local times in order, starting somewhat before `from`, until the visitor stops.
 * @param visit is also told how many times of the rule precede this one.
 */
function eachLocal(
  { rule, startsAt, timeZone }: Schedule,
  from: Date,
  visit: (local: Date, place: number) => boolean,
): void {
  const start = readLocal(startsAt);
  if (!start) return;
  if (rule === null) {
    visit(start, 0);
    return;
  }
  const read = readRule(rule, timeZone);
  const earliest = new Date(from.getTime() - CLOCK_CHANGE);
  const { begin, skipped } = shortcut(read, start, earliest);
  const horizon = new Date(Math.max(from.getTime(), begin.getTime()) + HORIZON);
  const until = read.until && read.until < horizon ? read.until : horizon;
  const count = read.count == null ? null : Math.max(0, read.count - skipped);
  let place = skipped - 1;
  new RRule({ ...read, dtstart: begin, until, count }).all((local) => {
    place += 1;
    return local < earliest || visit(local, place);
  });
}

const UNITS = new Map<Frequency | undefined, number>([
  [RRule.HOURLY, HOUR],
  [RRule.DAILY, DAY],
  [RRule.WEEKLY, 7 * DAY],
]);

/**
 * A later start with the same occurrences from `from` on, and how many it skips: going through
 * years of an hourly rule would take long.
 */
function shortcut(rule: Rule, start: Date, from: Date): { begin: Date; skipped: number } {
  const period = periodOf(rule);
  if (!period || from <= start) return { begin: start, skipped: 0 };
  const periods = Math.floor((from.getTime() - start.getTime()) / period.length);
  return {
    begin: new Date(start.getTime() + periods * period.length),
    skipped: periods * period.times,
  };
}

/** After how long a rule repeats itself, in ms, and how often it comes in that time. */
function periodOf({ freq, interval = 1, byweekday }: Rule) {
  const unit = UNITS.get(freq);
  if (unit === undefined) return undefined;
  const length = unit * interval;
  if (byweekday == null) return { length, times: 1 };
  const times = new Set([byweekday].flat().map(String)).size;
  if (freq === RRule.WEEKLY) return { length, times };
  // Every so many days falls on all weekdays in turn, or always on the same one.
  return interval % 7 === 0 ? { length, times: 1 } : { length: 7 * length, times };
}
