import type { ClientConfig } from '@contract/config';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { api } from './api';
import { queryClient } from './query-client';

export const CONFIG_KEY = ['api', 'config'];

/** What the server says about its settings. The sign-in dialog, outside of the provider, asks too. */
export const useConfig = (): UseQueryResult<ClientConfig> =>
  useQuery(
    { queryKey: CONFIG_KEY, queryFn: () => api.get<ClientConfig>('/api/config') },
    queryClient,
  );
