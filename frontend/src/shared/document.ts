import type { PageName } from '@contract/pages';
import { useEffect } from 'react';
import { useFirstTexts } from './texts/first';
import { useUnread } from './unread.store';

let title = '';

const show = (): void => {
  const { count } = useUnread.getState();
  document.title = count > 0 ? `(${count}) ${title}` : title;
};

/** Puts the number of unread answers in front of every title. */
export const setUnread = (count: number): void => {
  useUnread.setState({ count });
  if (title !== '') show();
};

const setTitle = (text: string): void => {
  title = text;
  show();
};

export const useTitle = (page: PageName | 'notFound'): void =>
  useTitleText(useFirstTexts().common.titles[page]);

/** For a page that is not in `PAGES`. */
export const useTitleText = (own: string): void => {
  const text = `${own} · ${useFirstTexts().common.name}`;
  useEffect(() => setTitle(text), [text]);
};

/** Names the pet in the title while mounted; then the page's own title comes back. */
export const usePetTitle = (petName: string): void => {
  const { common } = useFirstTexts();
  const text = `${petName} · ${common.name}`;
  useEffect(() => {
    const before = title;
    setTitle(text);
    return () => {
      if (title === text) setTitle(before);
    };
    // Another language sets the page's own title again.
  }, [text, common]);
};
