import { readLocal, writeLocal } from '../platform/local-time.js';
import type { Schedule } from '../reminders/recurrence/occurrences.js';
import { readRule } from '../reminders/recurrence/read-rule.js';

/** Hours. */
const DAY = 24;
const HOUR_MS = 3_600_000;

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);

/**
 * Daily schedules that together come when an hourly one does, at most 24, the earliest first; any
 * other schedule unchanged. Google's and Apple's calendars do not repeat anything more often than
 * daily: they show an hourly event once, or not at all.
 */
export function dailySeries<T extends Schedule>(schedule: T): T[] {
  const { rule, startsAt, timeZone } = schedule;
  const start = readLocal(startsAt);
  if (!start || !rule?.includes('FREQ=HOURLY')) return [schedule];
  const { interval = 1, count, until } = readRule(rule, timeZone);
  const shared = greatestDivisor(interval, DAY);
  const times = DAY / shared;
  const [bound] = /UNTIL=[^;]+/.exec(rule) ?? [];
  return Array.from({ length: Math.min(times, count ?? times) }, (_, place) => {
    const local = new Date(start.getTime() + place * interval * HOUR_MS);
    const end = count == null ? bound : `COUNT=${String(Math.ceil((count - place) / times))}`;
    const parts = ['FREQ=DAILY', `INTERVAL=${String(interval / shared)}`, ...(end ? [end] : [])];
    return { ...schedule, startsAt: writeLocal(local), rule: parts.join(';') };
  }).filter((series) => !until || series.startsAt <= writeLocal(until));
}
