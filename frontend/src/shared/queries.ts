import { QueryClient, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ClientConfig } from '@contract/config';
import { api } from './api';
import type { Pet } from '@contract/pets';
import { useSession } from './session.store';
import type { SubscriptionReply } from '@contract/billing';
import type { Profile } from '@contract/accounts';
import { FREE_QUESTIONS } from '@contract/plans';
import { readSession } from './session';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, staleTime: Infinity },
    mutations: { retry: false },
  },
});

export const CONFIG_KEY = ['api', 'config'];

/** What the server says about its settings. The sign-in dialog, outside of the provider, asks too. */
export const useConfig = (): UseQueryResult<ClientConfig> =>
  useQuery(
    { queryKey: CONFIG_KEY, queryFn: () => api.get<ClientConfig>('/api/config') },
    queryClient,
  );

const PETS_KEY = ['pets'];

/** The signed-in user's pets, oldest first. */
export const usePets = (): UseQueryResult<Pet[]> => {
  const signedIn = useSession((state) => state.user !== null);
  return useQuery({
    queryKey: PETS_KEY,
    queryFn: () => api.get<Pet[]>('/api/pets'),
    enabled: signedIn,
    retry: 2,
    staleTime: 30_000,
  });
};

/** Puts a created or changed pet into the list that was read. */
export const keepPet = (pet: Pet): void => {
  queryClient.setQueryData<Pet[]>(PETS_KEY, (pets) => {
    if (pets === undefined) return pets;
    const known = pets.some(({ id }) => id === pet.id);
    return known ? pets.map((other) => (other.id === pet.id ? pet : other)) : [...pets, pet];
  });
};

export const dropPet = (petId: number): void => {
  queryClient.setQueryData<Pet[]>(PETS_KEY, (pets) => pets?.filter(({ id }) => id !== petId));
};

/** Reads the list again: events of a lost connection are not repeated. */
export const rereadPets = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: PETS_KEY });

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
const rereadSubscription = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: SUBSCRIPTION_KEY });

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
