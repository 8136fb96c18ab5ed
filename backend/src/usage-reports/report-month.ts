import { localAt, momentIn } from '../platform/local-time.js';

/** The days of a month on which the report of the month before is sent, at this hour or later. */
const LAST_DAY = 7;
const HOUR = 8;

export interface ReportMonth {
  /** Such as `2026-11`. */
  month: string;
  from: Date;
  /** Not included. */
  to: Date;
}

/**
 * The month whose report is due by a zone's clock; null on other days. Who comes to Expert in the
 * middle of a month is not told of the one before.
 */
export function dueMonth(now: Date, timeZone: string): ReportMonth | null {
  const local = localAt(timeZone, now);
  if (local.getUTCDate() > LAST_DAY) return null;
  if (local.getUTCDate() === 1 && local.getUTCHours() < HOUR) return null;
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth()];
  const first = new Date(Date.UTC(year, month - 1, 1));
  return {
    month: first.toISOString().slice(0, 7),
    from: momentIn(timeZone, first),
    to: momentIn(timeZone, new Date(Date.UTC(year, month, 1))),
  };
}

/** Whether the report of any zone may be due: most days need no look at the database. */
export const mayBeDue = (now: Date): boolean =>
  ['Pacific/Kiritimati', 'Pacific/Niue'].some((zone) => dueMonth(now, zone) !== null);
