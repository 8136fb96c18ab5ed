import { LIMITS } from '@contract/limits';
import type { Pet } from '@contract/pets';
import type { SearchReply } from '@contract/search';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../shared/api';
import { storable } from '../chat.api';

const PAUSE_MS = 200;

type FoundMessage = SearchReply['items'][number];

/** Debounces a text. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  return settled;
};

const fetchPage = (text: string, cursor: number | null): Promise<SearchReply> => {
  const query = new URLSearchParams({ q: text, limit: String(LIMITS.search.standard) });
  if (cursor !== null) query.set('cursor', String(cursor));
  return api.get(`/api/search?${query.toString()}`);
};

export interface Found {
  state: 'empty' | 'searching' | 'failed' | 'ready';
  messages: readonly FoundMessage[];
  corrected: readonly string[] | null;
  hasMore: boolean;
  loadingMore: boolean;
  /** Whether loading more failed; what was found so far stays. */
  moreFailed: boolean;
  more: () => void;
  retry: () => void;
}

/** Messages with these words, newest first. Results for an earlier text are ignored. */
export const useFoundMessages = (typed: string): Found => {
  const text = storable(typed).trim();
  const settled = useSettled(text);
  const query = useInfiniteQuery({
    queryKey: ['search', settled],
    queryFn: ({ pageParam }) => fetchPage(settled, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: settled !== '',
    // Messages come and go, so nothing is cached; without a network, the search fails at once.
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
  });
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const current = text === settled && data !== undefined;
  const failed = text === settled && query.isError && data === undefined && !query.isFetching;
  return {
    state: text === '' ? 'empty' : current ? 'ready' : failed ? 'failed' : 'searching',
    messages: current ? data.pages.flatMap(({ items }) => items) : [],
    corrected: current ? (data.pages[0]?.corrected ?? null) : null,
    hasMore: current && hasNextPage,
    loadingMore: isFetchingNextPage,
    moreFailed: current && isFetchNextPageError,
    more: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
};

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Pets whose names contain this text; all of them while nothing is typed. */
export const petsNamed = (pets: readonly Pet[], typed: string): Pet[] =>
  pets.filter(({ name }) => plain(name).includes(plain(typed)));

interface PetMessages {
  pet: Pet;
  messages: FoundMessage[];
}

/** Messages by pet, the pet with the newest message first. */
export const byPet = (messages: readonly FoundMessage[], pets: readonly Pet[]): PetMessages[] =>
  [...new Set(messages.map(({ petId }) => petId))].flatMap((petId) => {
    const pet = pets.find(({ id }) => id === petId);
    return pet ? [{ pet, messages: messages.filter((message) => message.petId === petId) }] : [];
  });
