import type { SessionReply } from '@contract/accounts';
import { cacheOf, forgetKept, useKept } from './kept.store';
import { useSession } from './session.store';

const SESSION = '/api/auth/session';
const MESSAGES = /^\/api\/chat-sessions\/\d+\/messages$/;
/** What can be read without a network; no other response of the API is ever kept. */
const READABLE = [
  /^\/api\/(?:auth\/session|pets|user\/profile|config|chat-sessions)$/,
  /^\/api\/chat-sessions\/(?:pet\/)?\d+$/,
  MESSAGES,
];
const CONVERSATIONS = 20;
const KEPT_AT = 'X-Kept-At';
/** A signed path expires within two hours, and grants access until then. */
const SIGNED = /^\/api\/\S*[?&]signature=/;

export const isReadable = (path: string): boolean => READABLE.some((known) => known.test(path));

const withoutSigned = (_key: string, value: unknown): unknown =>
  typeof value === 'string' && SIGNED.test(value) ? '' : value;

const currentUid = (): string | undefined => useSession.getState().user?.uid;

/** The outcome of the last session response: others may arrive while it opens a cache. */
let opened: Promise<string | undefined> = Promise.resolve(undefined);

/** Opens the cache of the session's user, and deletes everyone else's. */
const openFor = async (body: Promise<string>): Promise<string | undefined> => {
  const session = JSON.parse(await body) as SessionReply;
  const uid = session.authenticated ? String(session.user.id) : undefined;
  await forgetKept(uid);
  if (uid !== undefined) await caches.open(cacheOf(uid));
  return uid;
};

const dropOldest = async (cache: Cache): Promise<void> => {
  const kept = await cache.keys();
  const talks = kept.filter(({ url }) => MESSAGES.test(new URL(url).pathname));
  await Promise.all(talks.slice(0, -CONVERSATIONS).map((request) => cache.delete(request)));
};

/** Keeps a response for its owner. @param uid who was signed in at the request */
export const keep = async (
  path: string,
  response: Response,
  uid: string | undefined,
): Promise<void> => {
  const body = response.text();
  if (path === SESSION) opened = openFor(body);
  const signedIn = await opened;
  const owner = path === SESSION ? signedIn : currentUid();
  // Someone else may have signed in by now, or nobody may be signed in any more.
  if (owner === undefined || (path !== SESSION && owner !== uid)) return;
  if (!(await caches.has(cacheOf(owner)))) return;
  const cache = await caches.open(cacheOf(owner));
  const headers = new Headers(response.headers);
  headers.set(KEPT_AT, String(Date.now()));
  const kept = JSON.stringify(JSON.parse(await body, withoutSigned));
  // Moves it to the end even if it was kept before; a page that is closed meanwhile loses nothing.
  await cache.put(path, new Response(kept, { headers }));
  if (MESSAGES.test(path)) await dropOldest(cache);
};

const cacheToRead = async (path: string): Promise<string | undefined> => {
  if (path !== SESSION) {
    const uid = currentUid();
    return uid === undefined ? undefined : cacheOf(uid);
  }
  const owned = await Promise.all(
    (await caches.keys())
      .filter((name) => name.startsWith(cacheOf('')))
      .map(async (name) => ({ name, has: await caches.match(path, { cacheName: name }) })),
  );
  return owned.find(({ has }) => has !== undefined)?.name;
};

/** The response that was kept on this device for this call. */
export const recall = async (path: string): Promise<Response | undefined> => {
  const cacheName = await cacheToRead(path);
  if (cacheName === undefined || !(await caches.has(cacheName))) return undefined;
  const response = await caches.match(path, { cacheName });
  const at = Number(response?.headers.get(KEPT_AT));
  if (response && at > 0 && path !== SESSION) {
    useKept.setState(({ since }) => ({ since: Math.max(since ?? 0, at), isOld: true }));
  }
  return response;
};
