import type { PreferenceChanges, Preferences } from '@contract/preferences';
import { useQuery } from '@tanstack/react-query';
import { api } from './api';
import { queryClient } from './queries';

const PATH = '/api/user/preferences';
const KEY = ['api', 'user', 'preferences'];

const usePreferences = (enabled = true): Preferences | undefined =>
  useQuery({ queryKey: KEY, queryFn: () => api.get<Preferences>(PATH), enabled, staleTime: 0 })
    .data;

const want = async (changes: PreferenceChanges): Promise<void> => {
  queryClient.setQueryData(KEY, await api.patch<Preferences>(PATH, changes));
};

/** Whether the owner wants to be notified of answers; undefined until it is known. */
export const useAnswerNotices = (enabled = true): boolean | undefined =>
  usePreferences(enabled)?.answerNotices;

export const wantAnswerNotices = (answerNotices: boolean): Promise<void> => want({ answerNotices });

/** Whether the owner wants a mail about each month; undefined until it is known. */
export const useUsageReports = (): boolean | undefined => usePreferences()?.usageReports;

export const wantUsageReports = (usageReports: boolean): Promise<void> => want({ usageReports });
