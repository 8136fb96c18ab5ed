import type { BrowserContext, Page } from '@playwright/test';
import type { Owner } from '../../backend/test/harness/owner';
import { composer, openChat, questions, replies } from './support/chat';
import { controlled, OFFLINE } from './support/installed-app';
import type { Product } from './support/product';
import { storeAnswer } from './support/stored';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ faults }) => faults.forgive(OFFLINE));

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
