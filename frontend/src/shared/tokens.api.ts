import type { ApiToken } from '@contract/tokens';
import { useQuery } from '@tanstack/react-query';
import { api } from './api';
import { queryClient } from './queries';

const KEY = ['api', 'user', 'tokens'];

/** The owner's tokens, the newest first. */
export const useTokens = () =>
  useQuery({ queryKey: KEY, queryFn: () => api.get<ApiToken[]>('/api/user/tokens'), staleTime: 0 });

export const invalidateTokens = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: KEY });
