import type { ReminderChanges } from '../contract/reminders.js';
import { localAt, momentIn } from '../platform/local-time.js';
import { AppError } from '../platform/errors/app-error.js';
import { nextAfter, type Schedule } from './recurrence/occurrences.js';
import { planSchedule } from './recurrence/plan-schedule.js';
import type { ReminderEntity } from './reminder.entity.js';

/**
 * The columns to set when the owner changes an active reminder. If only the time zone changes,
 * occurrences that were already answered do not come again.
 * @throws AppError `VALIDATION_FAILED`
 */
export function changedColumns(
  stored: ReminderEntity,
  { version: _, state, ...changes }: ReminderChanges,
  now: Date,
): Partial<ReminderEntity> {
  const fields = withoutAbsent(changes);
  if (state === 'ended') return { ...fields, state, nextAt: null, remindAt: null };
  if (stored.state === 'ended') {
    throw new AppError('VALIDATION_FAILED', { fields: { state: 'Has ended' } });
  }
  const { rule = stored.rule, startsAt = stored.startsAt, timeZone = stored.timeZone } = fields;
  const schedule = { rule, startsAt, timeZone };
  if (rule !== stored.rule || startsAt !== stored.startsAt) {
    return { ...fields, ...planSchedule(schedule, now) };
  }
  return timeZone === stored.timeZone ? fields : { ...fields, ...moved(stored, schedule, now) };
}

/** An unanswered occurrence stays; later ones come at the same hour in the new zone. */
function moved({ nextAt, remindAt, timeZone }: ReminderEntity, schedule: Schedule, now: Date) {
  if (nextAt === null) return {};
  const isTold = remindAt?.getTime() !== nextAt.getTime();
  if (nextAt <= now) return isTold ? { remindAt: nextAfter(schedule, now) } : {};
  const there = momentIn(schedule.timeZone, localAt(timeZone, nextAt));
  const from = new Date(Math.max(there.getTime(), now.getTime()) - 1);
  const next = nextAfter(schedule, from) ?? there;
  return { nextAt: next, remindAt: next };
}

type Present<T> = { [Field in keyof T]?: Exclude<T[Field], undefined> };

const withoutAbsent = <T extends object>(fields: T): Present<T> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Present<T>;
