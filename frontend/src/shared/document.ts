import type { PageName } from '@contract/pages';
import { useEffect } from 'react';
import { useFirstTexts } from './texts/first';

let title = '';
let unread = 0;

const show = (): void => {
  document.title = unread > 0 ? `(${unread}) ${title}` : title;
};

/** How many answers nobody has seen, in front of every title. */
export const setTitleCount = (count: number): void => {
  unread = count;
  if (title !== '') show();
};

const setTitle = (text: string): void => {
  title = text;
  show();
};

export const useTitle = (page: PageName | 'notFound'): void =>
  useTitleText(useFirstTexts().common.titles[page]);

/** For a page that is none of `PAGES`. */
export const useTitleText = (own: string): void => {
  const text = `${own} · ${useFirstTexts().common.name}`;
  useEffect(() => setTitle(text), [text]);
};

/** While a page is about a pet; its own title comes back after it. */
export const usePetTitle = (petName: string): void => {
  const { name } = useFirstTexts().common;
  const text = `${petName} · ${name}`;
  useEffect(() => {
    const before = title;
    setTitle(text);
    return () => {
      if (title === text) setTitle(before);
    };
  }, [text]);
};
