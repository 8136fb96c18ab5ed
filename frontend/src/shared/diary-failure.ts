import { LIMITS } from '@contract/limits';
import { hasCode } from './api';
import { currentTexts } from './texts/care';

/** The message for a refused call that adds to a diary, or changes it. */
export const diaryFailure = (error: unknown): string => {
  const { diary } = currentTexts();
  if (hasCode(error, 'PLAN_REQUIRED')) return diary.plan.ended;
  if (hasCode(error, 'DIARY_LIMIT_REACHED')) {
    return diary.full(error.body?.limit ?? LIMITS.diaryEntries);
  }
  return diary.failed;
};
