/** Where the worker puts what another app shares with the installed one (`app-worker.js`). */
export const SHARED_CACHE = 'shared';

export const isAnythingShared = async (): Promise<boolean> =>
  'caches' in globalThis && caches.has(SHARED_CACHE);

/** Drops what was shared but not taken, when its owner leaves. */
export const forgetShared = async (): Promise<void> => {
  if ('caches' in globalThis) await caches.delete(SHARED_CACHE);
};
