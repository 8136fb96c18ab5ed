import { pageAt } from '@contract/pages';
import { useEffect } from 'react';
import { useFirstTexts } from '../shared/texts/first';

/** The tab says which page is shown. */
export const useTitle = (path: string): void => {
  const { titles, name } = useFirstTexts().common;
  const title = titles[pageAt(path) ?? 'notFound'];
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
};
