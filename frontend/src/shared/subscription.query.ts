import type { SubscriptionReply } from '@contract/billing';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { api } from './api';
import { queryClient } from './query-client';
import { useSession } from './session.store';

const SUBSCRIPTION_KEY = ['api', 'subscription'];

/** The signed-in user's subscription and payments. */
export const useSubscription = (): UseQueryResult<SubscriptionReply> => {
  const signedIn = useSession((state) => state.user !== null);
  return useQuery({
    queryKey: SUBSCRIPTION_KEY,
    queryFn: () => api.get<SubscriptionReply>('/api/subscription'),
    enabled: signedIn,
  });
};

/** Reads it again: at once while it is shown, otherwise when it is shown next. */
export const rereadSubscription = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: SUBSCRIPTION_KEY });
