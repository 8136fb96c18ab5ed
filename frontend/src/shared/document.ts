import type { PageName } from '@contract/pages';
import { useEffect } from 'react';
import { useFirstTexts } from './texts/first';

/** The server replaces this in the built pages. */
const MARK = '__FIRST_MONTH__';

/**
 * Percent that the first month of a paid plan costs less, as the page came with it: there before
 * anything is drawn. 0 where nothing is promised; the mark itself while pages are built.
 */
export const firstMonthPercent = (): number | string =>
  typeof document === 'undefined' ? MARK : Number(document.documentElement.dataset.firstMonth) || 0;

export const useTitle = (page: PageName | 'notFound'): void => {
  const { titles, name } = useFirstTexts().common;
  const title = titles[page];
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
};
