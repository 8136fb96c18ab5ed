import { create } from 'zustand';

interface KeptState {
  /** When what is shown was kept on this device (milliseconds); null while the server answers. */
  since: number | null;
  /** Whether the page shows something kept that it has not refetched. */
  isOld: boolean;
}

export const useKept = create<KeptState>()(() => ({ since: null, isOld: false }));

const PREFIX = 'own-';

/** The cache for one owner's data. */
export const cacheOf = (uid: string): string => `${PREFIX}${uid}`;

/** Deletes what was kept on this device, except for this owner. */
export const forgetKept = async (except?: string): Promise<void> => {
  if (!('caches' in globalThis)) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const others = names.filter((name) => except === undefined || name !== cacheOf(except));
  await Promise.all(others.map((name) => caches.delete(name)));
};
