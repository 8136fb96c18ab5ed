import type { Insights } from '@contract/insights';
import { useQuery } from '@tanstack/react-query';
import { api } from './api';
import { zoneQuery } from './local-time';
import { useLanguage } from './preferences.store';
import { insightsKey } from './queries';

/** What a pet's diary shows. */
export const useInsights = (petId: number, { enabled = true } = {}) => {
  const language = useLanguage();
  return useQuery({
    enabled,
    queryKey: [...insightsKey(petId), language],
    queryFn: () =>
      api.get<Insights>(`/api/pets/${petId}/insights?language=${language}&${zoneQuery()}`),
  });
};
