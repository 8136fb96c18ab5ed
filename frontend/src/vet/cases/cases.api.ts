import type { Message } from '@contract/chat';
import type { CaseEnd, NewVetMessage, VetCase, VetQueue } from '@contract/consultations';
import { useQuery } from '@tanstack/react-query';
import { api, hasCode, hasStatus } from '../../shared/api';
import { queryClient } from '../../shared/queries';
import { invalidateVet } from '../vet.api';
import { forgetDrafts } from './case-drafts';

const KEY = ['api', 'vet', 'consultations'];
const PATH = '/api/vet/consultations';

const caseKey = (id: number) => [...KEY, String(id)];

/** Catches what events miss: a lost event, or the owner's changes to profile and diary. */
const READ_AGAIN_MS = 30_000;

/** The shell asks for the second factor again once a call reports that it is needed. */
const asVet = <T>(call: Promise<T>): Promise<T> =>
  call.catch((error: unknown) => {
    if (hasCode(error, 'SECOND_FACTOR_NEEDED')) void invalidateVet();
    throw error;
  });

/** Waiting cases and this vet's own. */
export const useQueue = (enabled = true) =>
  useQuery({
    enabled,
    queryKey: [...KEY, 'queue'],
    queryFn: () => asVet(api.get<VetQueue>(PATH)),
    refetchInterval: READ_AGAIN_MS,
    staleTime: 0,
  });

/** A case of this vet; `null` when it is not theirs, or gone. */
export const useCase = (id: number) =>
  useQuery({
    queryKey: caseKey(id),
    queryFn: () =>
      asVet(api.get<VetCase>(`${PATH}/${id}`)).catch((error: unknown) => {
        if (hasStatus(error, 404)) return null;
        throw error;
      }),
    refetchInterval: ({ state }) => state.data?.state === 'taken' && READ_AGAIN_MS,
    staleTime: 0,
  });

export const invalidateCases = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: KEY });

/** Drops a case that is no longer this vet's from the cache. */
export const forgetCase = (id: number): void => {
  forgetDrafts(id);
  queryClient.setQueryData<VetCase | null>(caseKey(id), null);
  void queryClient.invalidateQueries({ queryKey: [...KEY, 'queue'] });
};

/** Adds a message to a case that has been read. */
const cacheMessage = (id: number, message: Message): void => {
  queryClient.setQueryData<VetCase | null>(caseKey(id), (known) => {
    if (!known || known.messages.some((other) => other.id === message.id)) return known;
    return { ...known, messages: [...known.messages, message] };
  });
};

export const takeCase = async (id: number): Promise<void> => {
  const taken = await asVet(api.post<VetCase>(`${PATH}/${id}/take`));
  queryClient.setQueryData(caseKey(id), taken);
};

export const writeMessage = async (id: number, message: NewVetMessage): Promise<void> =>
  cacheMessage(id, await asVet(api.post<Message>(`${PATH}/${id}/messages`, message)));

export const tellTyping = (id: number, active: boolean): Promise<void> =>
  api.post(`${PATH}/${id}/typing`, { active });

export const handBack = (id: number): Promise<void> => asVet(api.post(`${PATH}/${id}/hand-back`));

export const closeCase = (id: number, end: CaseEnd): Promise<void> =>
  asVet(api.post(`${PATH}/${id}/close`, end));
