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
  const [found, setFound] = useState<string>();
  useEffect(() => {
    const seek = (): void => setSought(named());
    addEventListener('hashchange', seek);
    return () => removeEventListener('hashchange', seek);
  }, []);
  const isThere = data?.pages.some(({ items }) => items.some(({ id }) => String(id) === sought));
  if (isThere) {
    // Once found it is not sought again, not even when it is removed.
    setFound(sought);
    setSought(undefined);
  }
  const pages = data?.pages.length ?? 0;
  useEffect(() => {
    if (sought === undefined || isFetching || isError) return;
    if (hasNextPage && pages < MAX_PAGES) void fetchNextPage();
  }, [sought, pages, hasNextPage, isFetching, isError, fetchNextPage]);
  useEffect(() => {
    // Only a navigation to it makes an element that came later the target.
    if (found !== undefined) location.replace(`#entry-${found}`);
  }, [found]);
};
