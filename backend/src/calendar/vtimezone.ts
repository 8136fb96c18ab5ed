import { keptByZone } from '../platform/local-time.js';
import { changesBetween, offsetAt, type ZoneChange } from './zone-changes.js';

/** Years covered from now, or from a later first event; calendars refresh the feed before then. */
const YEARS = 12;

/** Years covered before now. Earlier dates get the offset at the start of this period. */
const PAST_YEARS = 20;

/** Start of the first offset: earlier than every covered date. */
const BEGINNING = new Date(Date.UTC(1970, 0, 1));

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * The VTIMEZONE component of a zone (RFC 5545, section 3.6.5), built from Node's time zone data.
 * Changes that follow a yearly rule for years are given by that rule, all others one by one.
 * @param year of the first event.
 */
export function vtimezone(
  timeZone: string,
  year: number,
  thisYear = new Date().getUTCFullYear(),
): string {
  const firstYear = Math.max(year, thisYear - PAST_YEARS) - 1;
  return componentOf(timeZone, firstYear, Math.max(year, thisYear) + YEARS);
}

/** Kept, since finding the clock changes of decades takes milliseconds. */
const componentOf = keptByZone((timeZone: string, firstYear: number, endYear: number): string => {
  const from = new Date(Date.UTC(firstYear, 0, 1));
  const to = new Date(Date.UTC(endYear, 0, 1));
  const changes = changesBetween(timeZone, from, to);
  const standing = offsetAt(timeZone, from);
  const first = observance({ at: BEGINNING, before: standing, after: standing });
  const kinds = new Set(changes.map(kindOf));
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...first,
    ...[...kinds].flatMap((kind) => whole(changes.filter((change) => kindOf(change) === kind))),
    'END:VTIMEZONE',
  ].join('\r\n');
});

const kindOf = ({ before, after }: ZoneChange): string => `${String(before)} ${String(after)}`;

/** The lines for changes of one kind: early ones listed, the rest as the rule that they follow. */
function whole(changes: ZoneChange[]): string[] {
  const ruled = changes.findIndex((_, index) => yearlyRule(changes.slice(index)) !== undefined);
  const count = ruled === -1 ? changes.length : ruled;
  const [first, ...others] = changes.slice(0, count);
  const [start] = changes.slice(count);
  const rule = yearlyRule(changes.slice(count));
  return [
    ...(first
      ? observance(
          first,
          others.map((change) => `RDATE:${wallClock(change)}`),
        )
      : []),
    ...(start && rule !== undefined ? observance(start, [rule]) : []),
  ];
}

function observance(change: ZoneChange, repeated: string[] = []): string[] {
  const kind = change.after > change.before ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${wallClock(change)}`,
    `TZOFFSETFROM:${offset(change.before)}`,
    `TZOFFSETTO:${offset(change.after)}`,
    ...repeated,
    `END:${kind}`,
  ];
}

/** The rule of changes that come every year on the same weekday of a month at the same time. */
function yearlyRule(changes: ZoneChange[]): string | undefined {
  const days = changes.map(localTime);
  const isYearly = days.every((day, index) => {
    const next = days[index + 1];
    return !next || next.getUTCFullYear() === day.getUTCFullYear() + 1;
  });
  if (!isYearly || changes.length < YEARS) return undefined;
  const fromEnd = rulesOf(
    days,
    (day) => `-${String(Math.ceil((daysInMonth(day) - day.getUTCDate() + 1) / 7))}`,
  );
  const fromStart = rulesOf(days, (day) => String(Math.ceil(day.getUTCDate() / 7)));
  return [fromEnd, fromStart]
    .find(({ size }) => size === 1)
    ?.values()
    .next().value;
}

/**
 * The yearly rules that the days follow. More than one if weekday, month or time of day differs.
 */
function rulesOf(days: Date[], nth: (day: Date) => string): Set<string> {
  const times = new Set(days.map((day) => day.getTime() % DAY));
  const rules = days.map((day) => {
    const weekday = WEEKDAYS[day.getUTCDay()] ?? '';
    return `RRULE:FREQ=YEARLY;BYMONTH=${String(day.getUTCMonth() + 1)};BYDAY=${nth(day)}${weekday}`;
  });
  return times.size === 1 ? new Set(rules) : new Set(['', ...rules]);
}

const daysInMonth = (day: Date): number =>
  new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();

/** Wall clock time just before the change, as if it were UTC. */
const localTime = ({ at, before }: ZoneChange): Date => new Date(at.getTime() + before * MINUTE);

const wallClock = (change: ZoneChange): string =>
  localTime(change).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');

function offset(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const digits = [hours, rest].map((part) => String(part).padStart(2, '0')).join('');
  return `${minutes < 0 ? '-' : '+'}${digits}`;
}
