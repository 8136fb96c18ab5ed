import type { Message } from '@contract/chat';
import type { CaseEnd, NewVetMessage, VetCase, VetQueue } from '@contract/consultations';
import { useQuery } from '@tanstack/react-query';
import { hasStatus, api } from '../../shared/api';
import { queryClient } from '../../shared/queries';

const KEY = ['api', 'vet', 'consultations'];
const PATH = '/api/vet/consultations';

const caseKey = (id: number) => [...KEY, String(id)];

/** Waiting cases and this vet's own; polled in case an event is lost. */
export const useQueue = () =>
  useQuery({
    queryKey: [...KEY, 'queue'],
    queryFn: () => api.get<VetQueue>(PATH),
    refetchInterval: 30_000,
    staleTime: 0,
  });

/** A case of this vet; `null` when it is not theirs, or gone. */
export const useCase = (id: number) =>
  useQuery({
    queryKey: caseKey(id),
    queryFn: () =>
      api.get<VetCase>(`${PATH}/${id}`).catch((error: unknown) => {
        if (hasStatus(error, 404)) return null;
        throw error;
      }),
    staleTime: 0,
  });

export const invalidateCases = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: KEY });

/** Drops a case that is no longer this vet's from the cache. */
export const forgetCase = (id: number): void => {
  queryClient.setQueryData<VetCase | null>(caseKey(id), null);
  void queryClient.invalidateQueries({ queryKey: [...KEY, 'queue'] });
};

/** Adds a message to a case that has been read. */
export const cacheMessage = (id: number, message: Message): void => {
  queryClient.setQueryData<VetCase | null>(caseKey(id), (known) => {
    if (!known || known.messages.some((other) => other.id === message.id)) return known;
    return { ...known, messages: [...known.messages, message] };
  });
};

export const takeCase = async (id: number): Promise<void> => {
  const taken = await api.post<VetCase>(`${PATH}/${id}/take`);
  queryClient.setQueryData(caseKey(id), taken);
};

export const writeMessage = async (id: number, message: NewVetMessage): Promise<void> =>
  cacheMessage(id, await api.post<Message>(`${PATH}/${id}/messages`, message));

export const tellTyping = (id: number, active: boolean): Promise<void> =>
  api.post(`${PATH}/${id}/typing`, { active });

export const handBack = (id: number): Promise<void> => api.post(`${PATH}/${id}/hand-back`);

export const closeCase = (id: number, end: CaseEnd): Promise<void> =>
  api.post(`${PATH}/${id}/close`, end);
