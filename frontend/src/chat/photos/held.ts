const nameOf = (clientId: string): string => `zampa.photos.${clientId}`;

/** Tells other tabs that this one has the photos of a question, for as long as the page lives. */
export const holdPhotos = (clientId: string): void => {
  if (!('locks' in navigator)) return;
  void navigator.locks.request(nameOf(clientId), () => new Promise(() => undefined));
};

export const areHeldElsewhere = async (clientId: string): Promise<boolean> => {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === nameOf(clientId));
};
