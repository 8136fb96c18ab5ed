import type { Insights } from '@contract/insights';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { useLanguage } from '../../shared/preferences.store';
import { diaryKey } from '../../shared/queries';

/** What the diary of a pet shows. Below the diary's key: a new entry makes it stale. */
export const useInsights = (petId: number) => {
  const language = useLanguage();
  return useQuery({
    queryKey: [...diaryKey(petId), 'insights', language],
    queryFn: () => api.get<Insights>(`/api/pets/${petId}/insights?language=${language}`),
  });
};
