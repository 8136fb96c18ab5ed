import type { PageName } from '@contract/pages';
import { useEffect } from 'react';
import { create } from 'zustand';
import { useFirstTexts } from './texts/first';

let title = '';

interface Unread {
  /** The number of unread answers. */
  count: number;
  /** The same by pet. */
  ofPets: Readonly<Record<number, number>>;
  /** The pet whose chat is open: what is new there is in view. */
  open: number | null;
}

export const useUnread = create<Unread>()(() => ({ count: 0, ofPets: {}, open: null }));

/** The number of unread answers about other pets than the open chat's. */
export const useUnreadElsewhere = (): number =>
  useUnread(({ ofPets, open }) =>
    Object.entries(ofPets).reduce(
      (sum, [pet, count]) => sum + (Number(pet) === open ? 0 : count),
      0,
    ),
  );

/** Marks a pet's chat as open while mounted. */
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
