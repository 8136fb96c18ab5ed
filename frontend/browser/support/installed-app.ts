import { expect, type Page } from '@playwright/test';
import type { Owner } from '../../../backend/test/harness/owner';
import { composer, openChat } from './chat';

/** Errors that pages log without a network or a session. */
export const OFFLINE = /ERR_INTERNET_DISCONNECTED|Failed to load resource|ERR_FAILED|status of 401/;

/** Waits until the service worker controls the page. */
export const controlled = (page: Page): Promise<void> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null).then(() => undefined);

/** Paths in the worker's cache, once the worker is ready. */
export const keptShell = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const name = (await caches.keys()).find((known) => known.startsWith('shell-'));
    const cache = await caches.open(name ?? '');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });

/** Paths of the owner's data that the browser keeps, by cache name. */
export const kept = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('own-'));
    const entries = names.map(async (name) => {
      const keys = await (await caches.open(name)).keys();
      return [name, keys.map(({ url }) => new URL(url).pathname + new URL(url).search)] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  });

/** Names of the owners' caches. Does not open one, as that would create it. */
export const keptOwners = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('own-')));

/** Reloads the chat once the worker controls it. */
export async function openKept(page: Page, owner: Owner): Promise<void> {
  await openChat(page, owner);
  await controlled(page);
  await page.reload();
  await expect(composer(page)).toBeEnabled();
  const messages = `/api/chat-sessions/${owner.sessionId}/messages`;
  await expect
    .poll(() => kept(page))
    .toMatchObject({
      [`own-${owner.id}`]: expect.arrayContaining(['/api/auth/session', '/api/pets', messages]),
    });
}
