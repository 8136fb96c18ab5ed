/**
 * Keeps the app shell for offline use: its page, the scripts of the chat, the pets page and the
 * emergency page, and the emergency guide. The owner's data is not this worker's business: the
 * client keeps that (`shared/kept.ts`). The build fills in the placeholders.
 */
const CACHE = 'shell-__RELEASE__';
const FILES = __FILES__;
/** Holds what other apps share until the chat takes it. */
const SHARED = 'shared';
const SHARE_TARGET = '/share';
const EMERGENCY = '/emergency';
/** Stands in for any page when offline: the client renders what the address asks for. */
const SHELL = EMERGENCY;
const GUIDE = '/api/emergency-guide';
const LANGUAGES = ['en', 'it'];
/** Marks the cache of a release that has been in use. */
const USED = '/used';
const ASSETS = '/assets/';
/** Paths that the server handles itself. */
const SERVERS = /^\/(?:api|socket\.io|s|operator)(?:\/|$)/;
/** How long to wait for a network that does not answer, in milliseconds. */
const PATIENCE = 2000;

self.addEventListener('install', (event) => {
  event.waitUntil(keep());
  // Later releases wait for the owner's go-ahead: open pages still run the earlier one.
  if (!self.registration.active) self.skipWaiting();
});

self.addEventListener('message', (event) => {
  if (event.data === 'use-new-release') self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  // Open tabs need it too: they load a page's code only when the page is opened.
  event.waitUntil(Promise.all([forgetOlder(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method === 'POST' && pathname === SHARE_TARGET)
    event.respondWith(takeShared(request));
  if (request.method !== 'GET') return;
  // File names change with their content, so a cached file is never outdated.
  if (pathname.startsWith(ASSETS)) event.respondWith(keptOr(request));
  else if (pathname === GUIDE) event.respondWith(newestOf(request, request));
  else if (request.mode !== 'navigate' || SERVERS.test(pathname)) return;
  else if (pathname === EMERGENCY) event.respondWith(newestOf(request, EMERGENCY));
  else event.respondWith(pageOrShell(request));
});

async function keep() {
  const cache = await caches.open(CACHE);
  const guides = LANGUAGES.map((language) => `${GUIDE}?language=${language}`);
  await cache.addAll([...guides, ...FILES]);
  const shell = await fetch(SHELL);
  // While servers of two releases answer. The browser tries the installation again.
  if (!shell.ok || !(await isWhole(shell))) throw new Error('The page is of another release');
  await cache.put(SHELL, shell);
}

/**
 * Keeps the release that was in use before and the one installed last: pages that still run them
 * need files that the server no longer has. Pages come from the network, so they may run a release
 * whose worker never took over.
 */
async function forgetOlder() {
  await renew(USED, new Response());
  const names = (await caches.keys()).filter((name) => /^(?:shell|emergency)-/.test(name));
  const earlier = names.slice(0, names.indexOf(CACHE));
  const used = await Promise.all(earlier.map((name) => caches.match(USED, { cacheName: name })));
  const mayHavePages = [earlier.findLast((_, index) => used[index]), earlier.at(-1)];
  const older = earlier.filter((name) => !mayHavePages.includes(name));
  await Promise.all(older.map((name) => caches.delete(name)));
}

async function keptOr(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** This release's copy. Without its name, the previous release's cache would be searched first. */
function keptHere(request) {
  return caches.match(request, { cacheName: CACHE, ignoreVary: true });
}

/**
 * Network first, updating the cache; falls back to the cached copy, also when the server refuses. So
 * it does for a page of another release, whose scripts might not arrive: it must never replace the
 * shell of this one.
 */
async function newestOf(request, kept) {
  const copy = await keptHere(kept);
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (!response.ok || !(await isWhole(response))) return copy ?? response;
    await renew(kept, response.clone());
    return response;
  } catch (error) {
    if (copy) return copy;
    throw error;
  }
}

/** Ignores failures: the storage may be full. */
async function renew(kept, response) {
  await (await caches.open(CACHE)).put(kept, response).catch(() => undefined);
}

/** Whether all the scripts and styles that a page names are kept here. */
async function isWhole(response) {
  const named = (await response.clone().text()).match(/\/assets\/[^"]+/g) ?? [];
  const files = await Promise.all(named.map((file) => keptHere(file)));
  return files.every(Boolean);
}

async function pageOrShell(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const shell = await keptHere(SHELL);
    if (shell) return shell;
    throw error;
  }
}

/** Opens the chat even if what another app shares cannot be stored, such as for lack of space. */
async function takeShared(request) {
  try {
    await storeShared(await request.formData());
  } catch {
    await caches.delete(SHARED);
  }
  return Response.redirect('/chat?last', 303);
}

/** Stores what another app shares until the chat opens, even offline. */
async function storeShared(form) {
  await caches.delete(SHARED);
  const cache = await caches.open(SHARED);
  const words = ['title', 'text', 'url'].map((name) => form.get(name)).filter(Boolean);
  await cache.put('/shared/text', new Response(words.join('\n')));
  const files = form.getAll('files').filter((file) => file instanceof File && file.size > 0);
  await Promise.all(
    files.map((file, index) => {
      const headers = { 'Content-Type': file.type, 'X-Name': encodeURIComponent(file.name) };
      return cache.put(`/shared/files/${index}`, new Response(file, { headers }));
    }),
  );
}
