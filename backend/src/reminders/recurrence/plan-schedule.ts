import { AppError } from '../../platform/errors/app-error.js';
import { writeLocal } from '../../platform/local-time.js';
import { firstLocal, nextAfter, type Schedule } from './occurrences.js';

/** A schedule that starts with its first occurrence, and when it comes next. */
export interface PlannedSchedule extends Schedule {
  nextAt: Date;
  remindAt: Date;
}

/** What is due in the minute in which a form was sent does not count as past. Milliseconds. */
const THIS_MINUTE = 60_000;

/**
 * @param from earlier occurrences are skipped.
 * @throws AppError `VALIDATION_FAILED` for a schedule without occurrences, or with none left.
 */
export function planSchedule(schedule: Schedule, from: Date): PlannedSchedule {
  const first = firstLocal(schedule);
  const planned = first && { ...schedule, startsAt: writeLocal(first) };
  const nextAt = planned && nextAfter(planned, new Date(from.getTime() - THIS_MINUTE));
  if (nextAt) return { ...planned, nextAt, remindAt: nextAt };
  const [field, message] = first
    ? ['startsAt', 'Must not be in the past']
    : ['rule', 'This never comes'];
  throw new AppError('VALIDATION_FAILED', { fields: { [field]: message } });
}
