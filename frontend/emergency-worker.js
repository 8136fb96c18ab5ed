/**
 * Keeps the emergency page for a time without a network: every other request goes its usual way. The build fills in what the page needs.
 */
const CACHE = 'emergency-__RELEASE__';
const FILES = __FILES__;
const PAGE = '/emergency';
const DATA = '/api/emergency-guide';
const LANGUAGES = ['en', 'it'];
/** For a network that is there but does not answer. Milliseconds. */
const PATIENCE = 2000;

self.addEventListener('install', (event) => {
  event.waitUntil(keep());
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  // Open tabs need it as well: they load the page's parts only when it is opened.
  event.waitUntil(Promise.all([forgetOlder(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  // A file's name changes with its content: what was kept is what the network has.
  if (FILES.includes(pathname)) event.respondWith(keptOr(request));
  else if (pathname === DATA) event.respondWith(newestOf(request, request));
  else if (pathname === PAGE && request.mode === 'navigate') {
    event.respondWith(newestOf(request, PAGE));
  }
});

async function keep() {
  const cache = await caches.open(CACHE);
  const data = LANGUAGES.map((language) => `${DATA}?language=${language}`);
  await cache.addAll([PAGE, ...data, ...FILES]);
}

async function forgetOlder() {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith('emergency-') && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

async function keptOr(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** From the network, whose answer is kept for later; from what was kept where it fails. */
async function newestOf(request, kept) {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (response.ok) await (await caches.open(CACHE)).put(kept, response.clone());
    return response;
  } catch (error) {
    const response = await caches.match(kept, { ignoreVary: true });
    if (response) return response;
    throw error;
  }
}
