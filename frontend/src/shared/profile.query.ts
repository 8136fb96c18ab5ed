import type { Profile } from '@contract/accounts';
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

/** Reads it again: at once while it is shown, otherwise when it is shown next. */
export const rereadProfile = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: PROFILE_KEY });

/** What this user did or paid has changed their counts or plan: reads all answers about them. */
export const rereadUser = async (): Promise<void> => {
  await Promise.all([readSession(), rereadProfile(), rereadSubscription()]);
};
