import { FREE_QUESTIONS } from '@contract/plans';
import { useProfile } from '../shared/profile.query';
import { useSession, type ClientUser } from '../shared/session.store';

/** Whether a free user has asked all questions of the current day. */
export const isDayUsedUp = (user: ClientUser | null): boolean =>
  user?.subscriptionStatus === 'free' && user.dailyQuestionCount >= FREE_QUESTIONS;

/** Questions a free user has left; null on another plan or while not known. */
export const useRemainingQuestions = (): number | null => {
  const free = useSession((state) => state.user?.subscriptionStatus === 'free');
  const { data } = useProfile();
  return free && data ? Math.max(0, FREE_QUESTIONS - data.totalQuestions) : null;
};

/** Whether one more question may be offered: not on a free plan that has none left or is unread. */
export const useMayAsk = (): boolean => {
  const free = useSession((state) => state.user?.subscriptionStatus === 'free');
  const remaining = useRemainingQuestions();
  return !free || (remaining ?? 0) > 0;
};
