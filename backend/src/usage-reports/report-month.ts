import { localAt, momentIn } from '../platform/local-time.js';

/**
 * Last day of a month on which the previous month's report is sent, and the hour on the first day
 * from which it is sent.
 */
const LAST_DAY = 7;
const HOUR = 8;

export interface ReportMonth {
  /** Such as `2026-11`. */
  month: string;
  from: Date;
  /** Exclusive. */
  to: Date;
}

/**
 * The month whose report is due in a zone; null on other days. Whoever gets Expert in the middle of
 * a month gets no report for the one before.
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

/** The month whose report is due in some zone, in all such zones the same; null on most days. */
export const monthDueAnywhere = (now: Date): string | null =>
  (dueMonth(now, 'Pacific/Kiritimati') ?? dueMonth(now, 'Pacific/Niue'))?.month ?? null;
