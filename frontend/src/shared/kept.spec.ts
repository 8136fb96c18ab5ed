import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetKept } from './kept.store';
import { keep, recall } from './kept';
import { useSession } from './session.store';

/** The part of the browser's caches that is used here; jsdom has none. */
class FakeCache {
  private readonly entries = new Map<string, Response>();
  put = (path: string, response: Response) => {
    this.entries.delete(path);
    this.entries.set(path, response);
    return Promise.resolve();
  };
  match = (path: string) => Promise.resolve(this.entries.get(path)?.clone());
  delete = (key: string | { url: string }) =>
    Promise.resolve(this.entries.delete(typeof key === 'string' ? key : new URL(key.url).pathname));
  keys = () =>
    Promise.resolve(
      [...this.entries.keys()].map((path) => ({ url: `https://zampa.example${path}` })),
    );
}

const all = new Map<string, FakeCache>();

beforeEach(() => {
  all.clear();
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...all.keys()]),
    has: (name: string) => Promise.resolve(all.has(name)),
    delete: (name: string) => Promise.resolve(all.delete(name)),
    open: (name: string) => {
      const cache = all.get(name) ?? new FakeCache();
      all.set(name, cache);
      return Promise.resolve(cache);
    },
    match: (path: string, { cacheName }: { cacheName: string }) => all.get(cacheName)?.match(path),
  });
});

afterEach(() => vi.unstubAllGlobals());

const user = (id: number) => ({
  id,
  username: `owner ${id}`,
  email: null,
  photoURL: null,
  subscriptionStatus: 'free' as const,
  dailyQuestionCount: 0,
});
const answer = (body: unknown): Response => new Response(JSON.stringify(body));
const signIn = async (id: number): Promise<void> => {
  useSession.getState().signIn(user(id));
  await keep('/api/auth/session', answer({ authenticated: true, user: user(id) }), undefined);
};
const recalled = async (path: string): Promise<unknown> => (await recall(path))?.json();
const messages = (id: number): string => `/api/chat-sessions/${id}/messages`;

it('keeps the twenty most recently read conversations', async () => {
  await signIn(7);
  for (let id = 1; id <= 21; id += 1) await keep(messages(id), answer([]), '7');
  await keep(messages(2), answer(['read again']), '7');
  await keep(messages(22), answer([]), '7');
  const known = await Promise.all([1, 2, 3, 4, 22].map((id) => recalled(messages(id))));
  expect(known.map((page) => page !== undefined)).toEqual([false, true, false, true, true]);
});

it("keeps a response that arrives while the owner's cache is being opened", async () => {
  await Promise.all([signIn(7), keep('/api/pets', answer(['Micia']), '7')]);
  expect(await recalled('/api/pets')).toEqual(['Micia']);
});

it('keeps no signed path, which grants access while valid', async () => {
  await signIn(7);
  const url = '/api/photos/3/file?size=thumb&expires=1&signature=abc';
  await keep('/api/pets', answer([{ name: 'Micia', photoURL: url }]), '7');
  expect(await recalled('/api/pets')).toEqual([{ name: 'Micia', photoURL: '' }]);
});

it("never returns another owner's data, nor keeps responses requested by another owner", async () => {
  await signIn(7);
  await keep('/api/pets', answer(['Micia']), '7');
  await signIn(8);
  expect([...all.keys()]).toEqual(['own-8']);
  await keep('/api/pets', answer(['Micia']), '7');
  expect(await recalled('/api/pets')).toBeUndefined();
});

it('deletes everything on sign-out, and keeps nothing that arrives later', async () => {
  await signIn(7);
  await keep('/api/pets', answer(['Micia']), '7');
  await keep('/api/auth/session', answer({ authenticated: false }), '7');
  expect(all.size).toBe(0);
  await signIn(7);
  await forgetKept();
  await keep('/api/pets', answer(['Micia']), '7');
  expect(all.size).toBe(0);
});
