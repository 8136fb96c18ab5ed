import type { PageName } from '@contract/pages';
import { useEffect } from 'react';
import { create } from 'zustand';
import { useFirstTexts } from './texts/first';

let title = '';

interface Unread {
  /** How many answers nobody has seen. */
  count: number;
  /** The same by pet. */
  ofPets: Readonly<Record<number, number>>;
  /** The pet whose chat is open: what is new there is in sight. */
  open: number | null;
}

export const useUnread = create<Unread>()(() => ({ count: 0, ofPets: {}, open: null }));

/** How many answers about other pets than the open chat's nobody has seen. */
export const useUnreadElsewhere = (): number =>
  useUnread(({ ofPets, open }) =>
    Object.entries(ofPets).reduce(
      (sum, [pet, count]) => sum + (Number(pet) === open ? 0 : count),
      0,
    ),
  );

/** While the chat of a pet is open. */
export const useOpenPet = (petId: number): void => {
  useEffect(() => {
    useUnread.setState({ open: petId });
    return () => useUnread.setState({ open: null });
  }, [petId]);
};

const show = (): void => {
  const { count } = useUnread.getState();
  document.title = count > 0 ? `(${count}) ${title}` : title;
};

/** Says in front of every title how many answers nobody has seen. */
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
