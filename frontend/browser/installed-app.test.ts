import type { BrowserContext, Page } from '@playwright/test';
import { LANGUAGE_COOKIE, LANGUAGES } from '../../backend/src/contract/languages';
import type { Owner } from '../../backend/test/harness/owner';
import { jpeg } from '../../backend/test/harness/photo-files';
import { composer, openChat, questions, replies } from './support/chat';
import type { Product } from './support/product';
import { storeAnswer } from './support/stored';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ faults }) =>
  faults.forgive(/ERR_INTERNET_DISCONNECTED|Failed to load resource|ERR_FAILED|status of 401/),
);

/** Paths of the owner's data that the browser keeps, by cache name. */
const kept = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('own-'));
    const entries = names.map(async (name) => {
      const keys = await (await caches.open(name)).keys();
      return [name, keys.map(({ url }) => new URL(url).pathname + new URL(url).search)] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  });

/** Names of the owners' caches. Does not open one, as that would create it. */
const keptOwners = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('own-')));

const controlled = (page: Page): Promise<void> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null).then(() => undefined);

/** Reloads the chat once the worker controls it. */
async function openKept(page: Page, owner: Owner): Promise<void> {
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

const become = async (context: BrowserContext, product: Product, owner: Owner): Promise<void> => {
  await context.clearCookies();
  const [name = '', value = ''] = owner.cookie.split('=');
  await context.addCookies([{ name, value, url: product.url, httpOnly: true }]);
};

test('the last conversation is read and a question waits without a network, until its owner signs out', async ({
  page,
  context,
  product,
  owner,
}) => {
  await storeAnswer(product, owner, { content: 'Weigh her every Sunday.' });
  await openKept(page, owner);
  const keys = (await kept(page))[`own-${owner.id}`] ?? [];
  expect(
    keys.filter(
      (path) => !/^\/api\/(auth\/session|pets|user\/profile|config|chat-sessions)/.test(path),
    ),
  ).toEqual([]);
  expect(keys.filter((path) => /suggest|memories|diary|draft|\?/.test(path))).toEqual([]);

  await context.setOffline(true);
  await page.goto('/chat?last');
  await expect(replies(page)).toHaveText(['Weigh her every Sunday.']);
  await expect(
    page.getByText(/^Saved on this device at \d\d:\d\d\. New answers need/),
  ).toBeVisible();
  await composer(page).fill('And on holidays?');
  await composer(page).press('Enter');
  await expect(page.getByText('Waiting for the network')).toBeVisible();
  await page.goto('/pets');
  await expect(page.getByRole('heading', { name: 'Micia' })).toBeVisible();
  await expect(page.getByText(/^Saved on this device at/)).toBeVisible();

  await context.setOffline(false);
  await page.goto('/chat?last');
  await expect(questions(page)).toHaveCount(2);
  await expect(replies(page)).toHaveCount(2);
  await expect(page.getByText(/^Saved on this device/)).toHaveCount(0);

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Access Required' })).toBeVisible();
  await expect.poll(() => keptOwners(page)).toEqual([]);
  await context.setOffline(true);
  await page.goto('/chat');
  await expect(page.getByRole('heading', { level: 1, name: 'Accesso Richiesto' })).toBeVisible();
  await expect(page.getByText('Weigh her every Sunday.')).toHaveCount(0);
});

test('nobody reads what another owner had on this device', async ({
  page,
  context,
  product,
  owner,
}) => {
  await storeAnswer(product, owner, { content: 'For the first owner alone.' });
  await openKept(page, owner);
  const other = await product.registered();
  await other.addPet({ name: 'Otto', species: 'cane' });
  await become(context, product, other);
  await page.goto('/pets');
  await expect(page.getByRole('heading', { name: 'Otto' })).toBeVisible();
  await expect.poll(() => keptOwners(page)).toEqual([`own-${other.id}`]);
  await context.setOffline(true);
  await page.goto('/pets');
  await expect(page.getByRole('heading', { name: 'Otto' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Micia' })).toHaveCount(0);
  await page.goto(`/chat?petId=${owner.petId}`);
  await expect(page.getByText('For the first owner alone.')).toHaveCount(0);
});

test('a new version says so, waits, and keeps what is typed', async ({ page, owner }) => {
  await openChat(page, owner);
  await controlled(page);
  await composer(page).fill('Half a quest');
  // To the browser, another address in the same scope is a new worker, like a changed file.
  await page.evaluate(() => navigator.serviceWorker.register('/worker.js?later'));
  await expect(page.getByText('A new version is ready')).toBeVisible();
  await expect(composer(page)).toBeInViewport({ ratio: 1 });
  await expect(composer(page)).toHaveValue('Half a quest');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect(composer(page)).toHaveValue('Half a quest');
});

test('words and a photo that another app shares wait in the composer', async ({ page, owner }) => {
  await openChat(page, owner);
  await controlled(page);
  const base64 = (await jpeg(300, 200)).toString('base64');
  await page.evaluate((photo) => {
    const form = document.createElement('form');
    form.action = '/share';
    form.method = 'post';
    form.enctype = 'multipart/form-data';
    form.innerHTML = '<input name="text"><input name="files" type="file">';
    const [text, files] = form.querySelectorAll('input');
    if (!text || !files) throw new Error('no fields');
    text.value = 'Is this plant bad for her?';
    const chosen = new DataTransfer();
    const bytes = Uint8Array.from(atob(photo), (letter) => letter.charCodeAt(0));
    chosen.items.add(new File([bytes], 'leaf.jpg', { type: 'image/jpeg' }));
    files.files = chosen.files;
    document.body.append(form);
    form.submit();
  }, base64);
  await expect(page).toHaveURL(/\/chat\?petId=\d+$/);
  await expect(composer(page)).toHaveValue('Is this plant bad for her?');
  const photos = page.getByRole('list', { name: 'Photos for your question' });
  await expect(photos.getByRole('img')).toHaveCount(1);
  await expect(photos.getByRole('progressbar')).toHaveCount(0);
});

test('without a network it speaks the language chosen after it was installed', async ({
  page,
  context,
}) => {
  const guide = page.getByRole('heading', { level: 1, name: 'Emergenza' });
  await page.goto('/emergency');
  await controlled(page);
  await page.getByLabel('Language').selectOption('it');
  await expect(guide).toBeVisible();
  await context.setOffline(true);
  await page.goto('/emergency');
  await expect(guide).toBeVisible();
  await page.goto('/pets');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page.getByRole('link', { name: 'Vai al contenuto' })).toBeAttached();
});

interface Manifest {
  icons: { src: string; purpose: string }[];
  shortcuts: { url: string }[];
  screenshots: { src: string }[];
}

test('it can be installed, in both languages', async ({ page, context, product }) => {
  for (const language of LANGUAGES) {
    await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: product.url }]);
    await page.goto('/emergency');
    const path = await page.locator('link[rel="manifest"]').getAttribute('href');
    const manifest = (await (await page.request.get(path ?? '')).json()) as Manifest;
    expect(manifest).toMatchObject({ name: 'Zampa', lang: language, start_url: '/chat?last' });
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    const pictures = [...manifest.icons, ...manifest.screenshots].map(({ src }) => src);
    for (const url of [...pictures, ...manifest.shortcuts.map((shortcut) => shortcut.url)]) {
      expect((await page.request.get(url)).status(), url).toBe(200);
    }
  }
});
