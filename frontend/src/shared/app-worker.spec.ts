import { runInNewContext } from 'node:vm';
import { beforeEach, expect, it, vi } from 'vitest';
import worker from '../../app-worker.js?raw';

const ORIGIN = 'https://zampa.example';
const GUIDE = '/api/emergency-guide?language=it';

/** The browser's takes an address of the same site for a redirect. */
class Answer extends Response {
  static override redirect = (path: string, status?: number): Response =>
    Response.redirect(new URL(path, ORIGIN), status);
}

type Listener = (event: object) => void;

const listeners = new Map<string, Listener>();
const fetch = vi.fn<(request: { url: string }) => Promise<Response>>();
let isFull: boolean;
/** The browser's caches: address to text. Like the browser, it searches the oldest first. */
let stored: Map<string, Map<string, string>>;

const addressOf = (request: string | { url: string }): string =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).href;

const cacheNamed = (name: string) => ({
  match: (request: string | { url: string }) => {
    const text = stored.get(name)?.get(addressOf(request));
    return Promise.resolve(text === undefined ? undefined : new Response(text));
  },
  put: async (request: string | { url: string }, response: Response) => {
    if (isFull) throw new DOMException('No space', 'QuotaExceededError');
    stored.get(name)?.set(addressOf(request), await response.text());
  },
  addAll: (paths: string[]) => {
    for (const path of paths) stored.get(name)?.set(addressOf(path), `${name} ${path}`);
    return Promise.resolve();
  },
});

const caches = {
  open: (name: string) => {
    if (!stored.has(name)) stored.set(name, new Map());
    return Promise.resolve(cacheNamed(name));
  },
  keys: () => Promise.resolve([...stored.keys()]),
  delete: (name: string) => Promise.resolve(stored.delete(name)),
  match: async (request: string | { url: string }, options: { cacheName?: string } = {}) => {
    const names = options.cacheName === undefined ? [...stored.keys()] : [options.cacheName];
    const found = await Promise.all(names.map((name) => cacheNamed(name).match(request)));
    return found.find((response) => response !== undefined);
  },
};

const happens = async (name: string): Promise<void> => {
  const works: unknown[] = [];
  listeners.get(name)?.({ waitUntil: (work: unknown) => works.push(work) });
  await Promise.all(works);
};

/** Installs a release beside those that are installed already. */
const prepare = async (
  release: string,
  files: string[] = [],
  page = `shell-${release} /emergency`,
): Promise<void> => {
  fetch.mockResolvedValueOnce(new Response(page));
  const script = worker.replace('__RELEASE__', release).replace('__FILES__', JSON.stringify(files));
  const scope = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: { active: null },
    location: { origin: ORIGIN },
    clients: { claim: () => Promise.resolve() },
    skipWaiting: () => Promise.resolve(),
  };
  runInNewContext(script, { self: scope, URL, Response: Answer, File, AbortSignal, caches, fetch });
  await happens('install');
};

/** Installs a release, and has it take over. */
const install = async (...release: Parameters<typeof prepare>): Promise<void> => {
  await prepare(...release);
  await happens('activate');
};

const ask = (path: string, request: object): Promise<Response> | undefined => {
  let answer: Promise<Response> | undefined;
  listeners.get('fetch')?.({
    request: { url: `${ORIGIN}${path}`, method: 'GET', ...request },
    respondWith: (given: Promise<Response>) => (answer = given),
  });
  return answer;
};

const read = async (path: string, mode = 'cors'): Promise<string> =>
  (await ask(path, { mode }))?.text() ?? 'not answered by the worker';

const isOffline = (): void => void fetch.mockRejectedValue(new TypeError('Failed to fetch'));

beforeEach(() => {
  stored = new Map();
  isFull = false;
  fetch.mockReset();
});

it('without a network shows the emergency guide that was read last, even after an update', async () => {
  await install('one');
  await install('two');
  isOffline();
  expect(await read(GUIDE)).toBe(`shell-two ${GUIDE}`);
  fetch.mockResolvedValue(new Response('with a new number'));
  await read(GUIDE);
  isOffline();
  expect(await read(GUIDE)).toBe('with a new number');
});

it('shows the kept guide when the server refuses, and the new one when it cannot be stored', async () => {
  await install('one');
  fetch.mockResolvedValueOnce(new Response('{"code":"UNAVAILABLE"}', { status: 503 }));
  expect(await read(GUIDE)).toBe(`shell-one ${GUIDE}`);
  isFull = true;
  fetch.mockResolvedValueOnce(new Response('with a new number'));
  expect(await read(GUIDE)).toBe('with a new number');
});

it('without a network opens every page in the shell of the latest release', async () => {
  await install('one');
  await install('two');
  isOffline();
  for (const path of ['/emergency', '/chat'])
    expect(await read(path, 'navigate')).toBe('shell-two /emergency');
});

it('never replaces the shell by the page of a release whose scripts are not kept', async () => {
  await install('one', ['/assets/app-1.js']);
  const answer = (html: string) => fetch.mockResolvedValueOnce(new Response(html));
  answer('<script src="/assets/app-2.js"></script>');
  expect(await read('/emergency', 'navigate')).toBe('shell-one /emergency');
  isOffline();
  expect(await read('/chat', 'navigate')).toBe('shell-one /emergency');
  answer('<script src="/assets/app-1.js"></script>');
  await read('/emergency', 'navigate');
  expect(await read('/chat', 'navigate')).toBe('<script src="/assets/app-1.js"></script>');
});

it('is not installed with the page of a release whose scripts are not kept', async () => {
  const files = ['/assets/app-1.js'];
  const other = prepare('one', files, '<script src="/assets/app-0.js"></script>');
  await expect(other).rejects.toThrow('The page is of another release');
  const own = '<script src="/assets/app-1.js"></script>';
  await prepare('one', files, own);
  isOffline();
  expect(await read('/chat', 'navigate')).toBe(own);
});

it('keeps the files of the previous release for pages that still run it, and of no earlier one', async () => {
  await install('one');
  stored.get('shell-one')?.set(`${ORIGIN}/assets/page-1.js`, 'the code of one');
  await install('two');
  isOffline();
  expect(await read('/assets/page-1.js')).toBe('the code of one');
  await install('three');
  expect([...stored.keys()]).toEqual(['shell-two', 'shell-three']);
});

it('keeps the files of the release in use before, and of one that only pages used', async () => {
  await install('one');
  await prepare('two');
  await install('three');
  expect([...stored.keys()]).toEqual(['shell-one', 'shell-two', 'shell-three']);
  await install('four');
  expect([...stored.keys()]).toEqual(['shell-three', 'shell-four']);
});

it('opens the chat although what another app shares cannot be stored', async () => {
  await install('one');
  isFull = true;
  const form = new FormData();
  form.set('text', 'Is this plant bad for her?');
  const formData = () => Promise.resolve(form);
  const answer = await ask('/share', { method: 'POST', formData });
  expect(answer?.headers.get('location')).toMatch(/\/chat\?last$/);
  expect([...stored.keys()]).toEqual(['shell-one']);
});
