import rrule, { type Options } from 'rrule';
import { LIMITS } from '../../contract/limits.js';
import { localAt } from '../../platform/local-time.js';

const { RRule } = rrule;

/** Milliseconds. */
const DAY = 24 * 3_600_000;

/**
 * The parts that a rule of each frequency may contain. Excluded are rules that RFC 5545 allows but
 * that take long to compute, such as every hour of a day that does not exist.
 */
const ALLOWED: Record<string, readonly string[]> = {
  HOURLY: [],
  DAILY: ['BYDAY'],
  WEEKLY: ['BYDAY', 'WKST'],
  MONTHLY: ['BYDAY', 'BYMONTHDAY', 'BYSETPOS'],
  YEARLY: ['BYDAY', 'BYMONTH', 'BYMONTHDAY', 'BYSETPOS'],
};
const ALWAYS = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL'];

const DAY_NAME = '(MO|TU|WE|TH|FR|SA|SU)';
const listOf = (item: string): RegExp => new RegExp(`^${item}(,${item})*$`);

/** Format of each part. */
const VALUES: Record<string, RegExp> = {
  FREQ: /^[A-Z]+$/,
  INTERVAL: /^[1-9]\d{0,2}$/,
  COUNT: /^[1-9]\d{0,2}$/,
  UNTIL: /^\d{8}(T\d{6}Z?)?$/,
  WKST: listOf(DAY_NAME),
  BYDAY: listOf(`([+-]?[1-5])?${DAY_NAME}`),
  BYMONTH: listOf('([1-9]|1[0-2])'),
  BYMONTHDAY: listOf('-?([1-9]|[12]\\d|3[01])'),
  BYSETPOS: listOf('-?[1-9]'),
};

/** A valid rule as rrule reads it, with its end in local time. */
export type Rule = Partial<Options>;

/**
 * A rule in its stored form: upper case, without `RRULE:`.
 * @returns null for one that is invalid, or repeats more often than hourly.
 */
export function normalRule(text: string): string | null {
  const rule = text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .replace(/;$/, '');
  return rule.length <= LIMITS.reminderRule.max && isAllowed(rule) && parses(rule) ? rule : null;
}

function isAllowed(rule: string): boolean {
  const parts = rule.split(';').map((part) => part.split(/=(.*)/s, 2));
  const values = new Map(parts.map(([name = '', value = '']) => [name, value]));
  const allowed = ALLOWED[values.get('FREQ') ?? ''];
  if (!allowed || values.size < parts.length) return false;
  // RFC 5545 forbids both in one rule, picking from nothing, and counted weekdays (`1MO`) of a day
  // or week. Calendars refuse such rules.
  if (values.has('COUNT') && values.has('UNTIL')) return false;
  if (values.has('BYSETPOS') && ![...values.keys()].some(isSelection)) return false;
  if (!allowed.includes('BYMONTHDAY') && /\d/.test(values.get('BYDAY') ?? '')) return false;
  return [...values].every(
    ([name, value]) => [...ALWAYS, ...allowed].includes(name) && VALUES[name]?.test(value),
  );
}

/** Whether `BYSETPOS` can pick from this part. */
const isSelection = (name: string): boolean => name.startsWith('BY') && name !== 'BYSETPOS';

/** Whether rrule accepts the rule, and its end is an existing day. */
function parses(rule: string): boolean {
  try {
    const options = RRule.parseString(rule);
    const { until } = new RRule({ ...options, dtstart: new Date(0) }).origOptions;
    const day = /UNTIL=(\d{8})/.exec(rule)?.[1];
    return day === undefined || until?.toISOString().slice(0, 10).replaceAll('-', '') === day;
  } catch {
    return false;
  }
}

/** @param rule as `normalRule` returned it. @param timeZone in which to read an end in UTC. */
export function readRule(rule: string, timeZone: string): Rule {
  const read = RRule.parseString(rule);
  return read.until ? { ...read, until: localEnd(rule, read.until, timeZone) } : read;
}

/** The end of a rule in local time. A date without a time includes that whole day. */
function localEnd(rule: string, until: Date, timeZone: string): Date {
  if (/UNTIL=\d{8}T\d{6}Z/.test(rule)) return localAt(timeZone, until);
  return /UNTIL=\d{8}(;|$)/.test(rule) ? new Date(until.getTime() + DAY - 1) : until;
}
