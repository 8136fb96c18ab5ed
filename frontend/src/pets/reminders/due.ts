import type { Reminder } from '@contract/reminders';
import { clockIn, daysBetween, localZone, weekOf } from '../../shared/local-time';

/**
 * Whether a reminder counts as done: until half the time to the next occurrence has passed. So a
 * second tap does nothing, and a reminder every 12 hours can be ticked again in time.
 */
export const isDone = ({ lastDoneAt, nextAt }: Reminder, now: Date): boolean => {
  if (lastDoneAt === null) return false;
  if (nextAt === null) return true;
  const [done, next] = [Date.parse(lastDoneAt), Date.parse(nextAt)];
  return now.getTime() < (done + next) / 2;
};

/** Whole days that it is overdue; 0 for what is due today or later. */
export const daysLate = ({ nextAt }: Reminder, now: Date): number =>
  nextAt === null ? 0 : Math.max(0, daysBetween(new Date(nextAt), now));

export interface Grouped {
  /** Overdue, due by Sunday, or done since Monday. */
  week: Reminder[];
  later: Reminder[];
  ended: Reminder[];
}

/** @param reminders in the server's order: the active ones by due time, then the ended ones. */
export const groupReminders = (reminders: readonly Reminder[], now: Date): Grouped => {
  const { start, end } = weekOf(now);
  const groupOf = (reminder: Reminder): keyof Grouped => {
    const { lastDoneAt, nextAt } = reminder;
    const doneThisWeek = lastDoneAt !== null && new Date(lastDoneAt) >= start;
    if (doneThisWeek && isDone(reminder, now)) return 'week';
    if (nextAt === null) return 'ended';
    return new Date(nextAt) < end ? 'week' : 'later';
  };
  const groups: Grouped = { week: [], later: [], ended: [] };
  for (const reminder of reminders) groups[groupOf(reminder)].push(reminder);
  return groups;
};

/** Whether the reminder's time of day differs between its own time zone and the local one. */
export const isElsewhere = ({ timeZone, nextAt }: Reminder): boolean =>
  nextAt !== null && clockIn(timeZone, nextAt) !== clockIn(localZone(), nextAt);
