import type { Profile } from '@contract/accounts';
import type { SubscriptionReply } from '@contract/billing';
import type { ClientConfig } from '@contract/config';
import type { DiaryEntry, DiarySuggestion } from '@contract/diary';
import type { Memory } from '@contract/memories';
import type { Pet } from '@contract/pets';
import { FREE_QUESTIONS } from '@contract/plans';
import type { Reminder, ReminderSuggestion } from '@contract/reminders';
import type { SupportConversation, SupportThread } from '@contract/support';
import { notifyManager, QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, refusalListeners } from './api';
import { keepContacts } from './last-contacts';
import { zoneQuery } from './local-time';
import { refreshSession } from './session';
import { useSession } from './session.store';

// Disables a button before the second click of a double click; a later task would be too late.
notifyManager.setScheduler(queueMicrotask);

/**
 * Calls that a lost session does not interrupt: `create-payment-intent`, which the checkout repeats,
 * as the session of a recent sign-in may not exist yet, and those whose responses the test panel
 * shows.
 */
const INSISTENT = /\/(?:create|test)-/;

/** Notices a session that has ended without an event, for instance with the browser's cookies. */
refusalListeners.add(({ code }, path) => {
  const isKnown = useSession.getState().user !== null;
  if (isKnown && code === 'UNAUTHENTICATED' && !INSISTENT.test(path)) void refreshSession();
});

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, staleTime: Infinity },
    // Without a network, a call fails at once, so that its failure can be shown.
    mutations: { retry: false, networkMode: 'always' },
  },
});

// However a session ends: disabled queries would go on showing what they have read.
useSession.subscribe(({ user }, before) => {
  if (before.user !== null && user?.uid !== before.user.uid) queryClient.clear();
});

export const CONFIG_KEY = ['api', 'config'];
const PETS_KEY = ['api', 'pets'];
const PROFILE_KEY = ['api', 'user', 'profile'];
const SUBSCRIPTION_KEY = ['api', 'subscription'];

/** The server's settings. Passes the client: the landing page's sign-in dialog has no provider. */
export const useConfig = () =>
  useQuery(
    { queryKey: CONFIG_KEY, queryFn: () => api.get<ClientConfig>('/api/config') },
    queryClient,
  );

/** A GET whose path is its key, while someone is signed in. */
const useOwn = <Data>(
  queryKey: string[],
  options: { retry?: number; staleTime?: number; enabled?: boolean } = {},
) => {
  const signedIn = useSession((state) => state.user !== null);
  const queryFn = (): Promise<Data> => api.get<Data>(`/${queryKey.join('/')}`);
  const enabled = signedIn && options.enabled !== false;
  return useQuery({ queryKey, queryFn, ...options, enabled });
};

/** The signed-in user's pets, oldest first. */
export const usePets = () => {
  const pets = useOwn<Pet[]>(PETS_KEY, { retry: 2, staleTime: 30_000 });
  const { data } = pets;
  useEffect(() => {
    if (data) keepContacts(data);
  }, [data]);
  return pets;
};

/** Nested under the pets' key, to become stale with it, for instance after a lost connection. */
const memoriesKey = (petId: number): string[] => [...PETS_KEY, String(petId), 'memories'];

/** A pet's memories, newest first. */
export const useMemories = (petId: number) => useOwn<Memory[]>(memoriesKey(petId));

/** Suggested memories of a pet, until its owner answers them. */
export const useSuggestions = (petId: number) =>
  useOwn<Memory[]>([...memoriesKey(petId), 'suggested']);

export const invalidateMemories = (petId: number): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: memoriesKey(petId) });

/** Entries of a pet's diary, newest first. */
export const diaryKey = (petId: number): string[] => [...PETS_KEY, String(petId), 'diary'];

/**
 * Suggestions read in the local time zone. Asking for the zone loads the browser's time-zone data:
 * some 230 ms on a slow phone.
 */
const useSuggested = <T>(key: string[], enabled: boolean) =>
  useOwn<T>([...key, `suggestions?${enabled ? zoneQuery() : ''}`], { enabled });

/** Suggested entries, oldest first; nested under the diary's key, as one event covers both. */
export const useDiarySuggestions = (petId: number, enabled: boolean) =>
  useSuggested<DiarySuggestion[]>(diaryKey(petId), enabled);

const LATEST = 6;

/** The latest entries; nested under the diary's key, as one event covers both. */
export const useLatestEntries = (petId: number, { enabled }: { enabled: boolean }) =>
  useQuery({
    enabled,
    queryKey: [...diaryKey(petId), 'latest'],
    queryFn: () => api.get<DiaryEntry[]>(`/api/pets/${petId}/diary?limit=${LATEST}`),
  });

/** Findings; nested under the diary's key: a new entry makes them stale. */
export const insightsKey = (petId: number): string[] => [...diaryKey(petId), 'insights'];

export const invalidateDiary = (petId: number): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: diaryKey(petId) });

const SUPPORT_KEY = ['api', 'support', 'threads'];

/** Conversations with support, the one with the newest message first. */
export const useSupportThreads = () => useOwn<SupportThread[]>(SUPPORT_KEY);

export const useSupportConversation = (id: number) =>
  useOwn<SupportConversation>([...SUPPORT_KEY, String(id)]);

export const invalidateSupport = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: SUPPORT_KEY });

/** A pet's reminders, soonest first. */
export const remindersKey = (petId: number): string[] => [...PETS_KEY, String(petId), 'reminders'];

/** What the care schedules suggest; nested under the reminders' key: accepted ones drop out. */
export const proposalsKey = (petId: number): string[] => [...remindersKey(petId), 'proposed'];

export const useReminders = (petId: number, options: { enabled?: boolean } = {}) =>
  useOwn<Reminder[]>(remindersKey(petId), options);

/** Reminders that questions asked for; under the reminders' key too. */
export const useReminderSuggestions = (petId: number, enabled: boolean) =>
  useSuggested<ReminderSuggestion[]>(remindersKey(petId), enabled);

/** Query parameter of a pet's page that names the suggestion to change: `?reminder=40`. */
export const SUGGESTION_QUERY = 'reminder';

export const invalidateReminders = (petId: number): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: remindersKey(petId) });

/** The pet, if the list has been read. */
export const knownPet = (petId: number): Pet | undefined =>
  queryClient.getQueryData<Pet[]>(PETS_KEY)?.find(({ id }) => id === petId);

/** Summaries of a pet for the vet, newest first. */
export const summariesKey = (petId: number): string[] => [...PETS_KEY, String(petId), 'summaries'];

export const invalidateSummaries = (petId: number): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: summariesKey(petId) });

export const useProfile = () => useOwn<Profile>(PROFILE_KEY);

export const useSubscription = () => useOwn<SubscriptionReply>(SUBSCRIPTION_KEY);

/** Without the paths of its photo, which are signed anew in each response. */
const profileOf = ({ photoURL: _, photoThumbnailURL: __, ...facts }: Pet): string =>
  JSON.stringify(facts);

/**
 * Changes nothing unless the list has been read. What the server drew from another profile becomes
 * stale.
 */
export const cachePet = (pet: Pet): void => {
  const before = knownPet(pet.id);
  if (before && profileOf(before) !== profileOf(pet)) {
    void queryClient.invalidateQueries({ queryKey: insightsKey(pet.id) });
    void queryClient.invalidateQueries({ queryKey: proposalsKey(pet.id) });
  }
  queryClient.setQueryData<Pet[]>(PETS_KEY, (pets) => {
    const known = pets?.some(({ id }) => id === pet.id);
    return known ? pets?.map((other) => (other.id === pet.id ? pet : other)) : pets?.concat(pet);
  });
};

export const uncachePet = (petId: number): void => {
  queryClient.setQueryData<Pet[]>(PETS_KEY, (pets) => pets?.filter(({ id }) => id !== petId));
};

export const invalidatePets = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: PETS_KEY });

export const cacheProfile = (profile: Profile): void => {
  queryClient.setQueryData(PROFILE_KEY, profile);
};

/** The response to a question says what is left of the free plan; null on the other plans. */
export const cacheRemainingQuestions = (remaining: number | null): void => {
  if (remaining === null) return;
  queryClient.setQueryData<Profile>(
    PROFILE_KEY,
    (profile) => profile && { ...profile, totalQuestions: FREE_QUESTIONS - remaining },
  );
};

/** Refetches everything about the user, whose counts or plan may have changed. */
export const refreshUser = async (): Promise<void> => {
  const stale = [PROFILE_KEY, SUBSCRIPTION_KEY];
  const refetches = stale.map((queryKey) => queryClient.invalidateQueries({ queryKey }));
  await Promise.all([refreshSession(), ...refetches]);
};
