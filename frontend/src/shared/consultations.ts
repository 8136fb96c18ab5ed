import type { Consultation } from '@contract/consultations';
import { useQuery } from '@tanstack/react-query';
import { api } from './api';
import { queryClient } from './queries';

/** Nested under the pets' key, to become stale with it, for instance after a lost connection. */
const consultationsKey = (petId: number) => ['api', 'pets', String(petId), 'consultations'];

/** A pet's consultations, newest first. */
export const useConsultations = (petId: number, enabled: boolean) =>
  useQuery({
    enabled,
    queryKey: consultationsKey(petId),
    queryFn: () => api.get<Consultation[]>(`/api/consultations?petId=${petId}`),
  });

export const isOpen = ({ state }: Consultation): boolean =>
  state === 'waiting' || state === 'taken';

export const invalidateConsultations = (petId: number): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: consultationsKey(petId) });
