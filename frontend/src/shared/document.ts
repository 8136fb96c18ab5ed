import type { PageName } from '@contract/pages';
import { useEffect } from 'react';
import { useFirstTexts } from './texts/first';

export const useTitle = (page: PageName | 'notFound'): void => {
  const { titles, name } = useFirstTexts().common;
  const title = titles[page];
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
};
