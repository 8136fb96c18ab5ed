import { SHARED_CACHE } from './shared-files';

const TEXT = '/shared/text';
const FILES = '/shared/files/';

const take = async (cache: Cache, key: string | Request): Promise<Response | undefined> => {
  const response = await cache.match(key);
  // Two tabs may ask at once: the one whose deletion succeeds gets it.
  return response && (await cache.delete(key)) ? response : undefined;
};

/** Empty if there are no words. */
const takeWords = async (cache: Cache): Promise<string> => (await take(cache, TEXT))?.text() ?? '';

/** With their names and types, in the order of the sharing app. */
const takeFiles = async (cache: Cache): Promise<File[]> => {
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

/** Takes what another app shared, once. */
export const takeShared = async (): Promise<{ words: string; files: File[] }> => {
  const cache = await caches.open(SHARED_CACHE);
  const [words, files] = await Promise.all([takeWords(cache), takeFiles(cache)]);
  return { words, files };
};
