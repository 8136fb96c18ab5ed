import type { Profile } from '@contract/accounts';
import { FREE_QUESTIONS } from '@contract/plans';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { api } from './api';
import { queryClient } from './query-client';
import { readSession } from './session';
import { useSession } from './session.store';
import { rereadSubscription } from './subscription.query';

const PROFILE_KEY = ['api', 'user', 'profile'];

/** The signed-in user's own facts and counts. */
export const useProfile = (): UseQueryResult<Profile> => {
  const signedIn = useSession((state) => state.user !== null);
  return useQuery({
    queryKey: PROFILE_KEY,
    queryFn: () => api.get<Profile>('/api/user/profile'),
    enabled: signedIn,
  });
};

/** Shows what a change of it gave back. */
export const keepProfile = (profile: Profile): void => {
  queryClient.setQueryData(PROFILE_KEY, profile);
};

/** What the answer to a question says of the free plan; null on the other plans. */
export const keepRemainingQuestions = (remaining: number | null): void => {
  if (remaining === null) return;
  queryClient.setQueryData<Profile>(
    PROFILE_KEY,
    (profile) => profile && { ...profile, totalQuestions: FREE_QUESTIONS - remaining },
  );
};

/** Reads it again: at once while it is shown, otherwise when it is shown next. */
export const rereadProfile = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: PROFILE_KEY });

/** What this user did or paid has changed their counts or plan: reads all answers about them. */
export const rereadUser = async (): Promise<void> => {
  await Promise.all([readSession(), rereadProfile(), rereadSubscription()]);
};
