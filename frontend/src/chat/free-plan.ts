import { FREE_QUESTIONS } from '@contract/plans';
import { useProfile } from '../shared/queries';
import { useSession, type ClientUser } from '../shared/session.store';
import { useComposerStore } from './composer.store';

/** Whether a free user has asked all questions of the current day. */
export const isDayUsedUp = (user: ClientUser | null): boolean =>
  user?.subscriptionStatus === 'free' && user.dailyQuestionCount >= FREE_QUESTIONS;

/** Questions a free user has left; null on another plan or while not known. */
export const useRemainingQuestions = (): number | null => {
  const free = useSession((state) => state.user?.subscriptionStatus === 'free');
  const { data } = useProfile();
  return free && data ? Math.max(0, FREE_QUESTIONS - data.totalQuestions) : null;
};

/** Whether a limit keeps the composer shut. */
export const useIsLocked = (): boolean => {
  const free = useSession((state) => state.user?.subscriptionStatus === 'free');
  return useComposerStore(({ shown, lockedToday }) => shown === 'card' || (lockedToday && free));
};

/** Whether a limit stands, or will stand, in the way of the next question. */
export const useIsUsedUp = (): boolean => {
  const locked = useIsLocked();
  const dayOver = useSession((state) => isDayUsedUp(state.user));
  const remaining = useRemainingQuestions();
  return locked || dayOver || remaining === 0;
};

/** Whether one more question may be offered: not on a free plan that has none left or is unread. */
export const useMayAsk = (): boolean => {
  const free = useSession((state) => state.user?.subscriptionStatus === 'free');
  const remaining = useRemainingQuestions();
  return !free || (remaining ?? 0) > 0;
};
