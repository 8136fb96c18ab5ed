import { hasCode } from '../../shared/api';
import { invalidateSummaries } from '../../shared/queries';
import { currentTexts } from '../../shared/texts/pages';
import { toastError } from '../../shared/ui/notices.store';

/** Why a call failed, in words for its owner. */
export const failureText = (error: unknown): string => {
  const { failed, plan } = currentTexts().summary;
  if (hasCode(error, 'PLAN_REQUIRED')) return plan.ended;
  if (hasCode(error, 'NOT_FOUND')) return failed.gone;
  if (hasCode(error, 'TOO_MANY_REQUESTS')) return failed.often;
  if (hasCode(error, 'NETWORK')) return failed.offline;
  return failed.other;
};

/** Says why, and refetches the list if the summary is gone. */
export const showFailure = (petId: number, error: unknown): void => {
  toastError(failureText(error));
  if (hasCode(error, 'NOT_FOUND')) void invalidateSummaries(petId);
};
