import { LIMITS } from '@contract/limits';
import { hasCode } from './api';
import { currentTexts } from './texts/care';

/** The message for a refused call about a reminder. */
export const failureText = (error: unknown): string => {
  const { reminders } = currentTexts();
  if (hasCode(error, 'NETWORK')) return reminders.offline;
  if (hasCode(error, 'PLAN_REQUIRED')) return reminders.plan.ended;
  if (hasCode(error, 'REMINDER_LIMIT_REACHED')) {
    return reminders.full(error.body?.limit ?? LIMITS.reminders);
  }
  return reminders.failed;
};
