import type { Preferences } from '@contract/preferences';
import { useQuery } from '@tanstack/react-query';
import { api } from './api';
import { queryClient } from './queries';

const PATH = '/api/user/preferences';
const KEY = ['api', 'user', 'preferences'];

/** Whether the owner wants to be notified of answers; undefined until it is known. */
export const useAnswerNotices = (enabled = true): boolean | undefined =>
  useQuery({ queryKey: KEY, queryFn: () => api.get<Preferences>(PATH), enabled, staleTime: 0 }).data
    ?.answerNotices;

export const wantAnswerNotices = async (answerNotices: boolean): Promise<void> => {
  queryClient.setQueryData(KEY, await api.patch<Preferences>(PATH, { answerNotices }));
};
