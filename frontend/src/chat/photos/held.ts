import { photosAt, untilPhotos } from './photos.store';

const nameOf = (clientId: string): string => `zampa.photos.${clientId}`;

/** Shows other tabs that this one has a question's photos, until it is sent or taken back. */
export const holdPhotos = (clientId: string): void => {
  if (!('locks' in navigator)) return;
  void navigator.locks.request(nameOf(clientId), () =>
    untilPhotos(() => photosAt(clientId).length === 0),
  );
};

export const areHeldElsewhere = async (clientId: string): Promise<boolean> => {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === nameOf(clientId));
};
