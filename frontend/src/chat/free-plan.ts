import type { Profile } from '@contract/accounts';
import { FREE_QUESTIONS } from '@contract/plans';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../shared/api';
import { useSession, type ClientUser } from '../shared/session.store';

/** Whether a free user has asked all questions of the current day. */
export const isDayUsedUp = (user: ClientUser | null): boolean =>
  user?.subscriptionStatus === 'free' && user.dailyQuestionCount >= FREE_QUESTIONS;

/** Questions a free user has left; null on another plan or while not known. */
export const useRemainingQuestions = (): number | null => {
  const free = useSession((state) => state.user?.subscriptionStatus === 'free');
  const askedToday = useSession((state) => state.user?.dailyQuestionCount);
  const profile = useQuery({
    queryKey: ['user', 'profile', askedToday],
    queryFn: () => api.get<Profile>('/api/user/profile'),
    enabled: free,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return free && profile.data ? Math.max(0, FREE_QUESTIONS - profile.data.totalQuestions) : null;
};
