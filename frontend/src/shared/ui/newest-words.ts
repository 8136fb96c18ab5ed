import { useLayoutEffect } from 'react';

/** How many parts of the page are loading. */
let loading = 0;

const settle = (): void => {
  if (loading === 0) document.querySelector('.newest-words')?.remove();
};

/**
 * For placeholders shown while a page loads: the newest messages, which the server wrote on the
 * chat's page to be read meanwhile, stay until no placeholder is shown.
 */
export const useKeepNewestWords = (): void => {
  useLayoutEffect(() => {
    loading += 1;
    return () => {
      loading -= 1;
      // The next one may take its place in the same commit.
      queueMicrotask(settle);
    };
  }, []);
};
