import { useEffect } from 'react';
import { create } from 'zustand';

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
