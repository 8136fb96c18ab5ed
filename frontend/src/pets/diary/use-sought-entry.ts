import { useEffect, useState } from 'react';
import type { useDiary } from './diary.api';

/** The most pages read to reach an entry: 1,000 entries. */
const MAX_PAGES = 50;

const named = (): string | undefined => /^#entry-(\d+)$/.exec(location.hash)?.[1];

/** Reads older entries until the one that the address names is there, and scrolls to it. */
export const useSoughtEntry = ({
  data,
  hasNextPage,
  isFetching,
  isError,
  fetchNextPage,
}: ReturnType<typeof useDiary>): void => {
  const [sought, setSought] = useState(named);
  useEffect(() => {
    const seek = (): void => setSought(named());
    addEventListener('hashchange', seek);
    return () => removeEventListener('hashchange', seek);
  }, []);
  const isThere = data?.pages.some(({ items }) => items.some(({ id }) => String(id) === sought));
  const pages = data?.pages.length ?? 0;
  useEffect(() => {
    if (sought === undefined || isThere || isFetching || isError) return;
    if (hasNextPage && pages < MAX_PAGES) void fetchNextPage();
  }, [sought, isThere, pages, hasNextPage, isFetching, isError, fetchNextPage]);
  useEffect(() => {
    // Only a navigation to it makes an element that came later the target.
    if (isThere) location.replace(`#entry-${sought}`);
  }, [isThere, sought]);
};
