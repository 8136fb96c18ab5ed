/**
 * What another app shared with the installed one. The worker puts it here (`app-worker.js`), and
 * the first chat that opens takes it, once.
 */
const CACHE = 'shared';
const TEXT = '/shared/text';
const FILES = '/shared/files/';

const openShared = async (): Promise<Cache | null> =>
  'caches' in globalThis && (await caches.has(CACHE)) ? caches.open(CACHE) : null;

const take = async (cache: Cache, key: string | Request): Promise<Response | undefined> => {
  const response = await cache.match(key);
  // Two tabs may ask at once: the one whose deletion succeeds gets it.
  return response && (await cache.delete(key)) ? response : undefined;
};

/** The shared words; empty if there are none. */
export const takeSharedText = async (): Promise<string> => {
  const cache = await openShared();
  const response = cache && (await take(cache, TEXT));
  return response ? response.text() : '';
};

/** What nobody has taken is dropped when its owner leaves. */
export const forgetShared = async (): Promise<void> => {
  if ('caches' in globalThis) await caches.delete(CACHE);
};

/** The shared files with their names and types, in the order of the sharing app. */
export const takeSharedFiles = async (): Promise<File[]> => {
  const cache = await openShared();
  if (cache === null) return [];
  const keys = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(FILES));
  const found = await Promise.all(keys.map((key) => take(cache, key)));
  return Promise.all(
    found
      .filter((response) => response !== undefined)
      .map(async (response) => {
        const name = decodeURIComponent(response.headers.get('X-Name') ?? 'photo');
        return new File([await response.blob()], name, {
          type: response.headers.get('Content-Type') ?? '',
        });
      }),
  );
};
