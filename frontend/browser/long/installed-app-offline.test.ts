import { composer, openChat, questions, replies } from '../support/chat';
import {
  controlled,
  kept,
  keptOwners,
  keptShell,
  OFFLINE,
  openKept,
} from '../support/installed-app';
import { logOut } from '../support/log-out';
import { openProfile } from '../support/profile';
import { storeAnswer } from '../support/stored';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toast';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ faults }) => faults.forgive(OFFLINE));

test('the last conversation can be read and a question queued offline, until sign-out', async ({
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

test('the first conversation in a browser can be read offline without reopening it first', async ({
  page,
  context,
  product,
  owner,
}) => {
  await storeAnswer(product, owner, { content: 'Weigh her every Sunday.' });
  await openChat(page, owner);
  await controlled(page);
  const messages = `/api/chat-sessions/${owner.sessionId}/messages`;
  const parts = [
    '/api/auth/session',
    '/api/pets',
    `/api/chat-sessions/pet/${owner.petId}`,
    messages,
  ];
  await expect
    .poll(() => kept(page))
    .toMatchObject({ [`own-${owner.id}`]: expect.arrayContaining(parts) });
  await context.setOffline(true);
  await page.goto('/chat');
  await expect(replies(page)).toHaveText(['Weigh her every Sunday.']);
});

test("the code of the vets' part of a chat is kept too", async ({ page, owner }) => {
  await openKept(page, owner);
  expect(await keptShell(page)).toContainEqual(expect.stringMatching(/^\/assets\/vet-desk-/));
});

test('a waiting question is sent when back online, even from another page', async ({
  page,
  context,
  owner,
}) => {
  await openKept(page, owner);
  await context.setOffline(true);
  await composer(page).fill('And on holidays?');
  await composer(page).press('Enter');
  await expect(page.getByText('Waiting for the network')).toBeVisible();
  await page.getByRole('link', { name: 'Pets', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Micia' })).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => owner.messages()).toHaveLength(2);
  await page.goto('/chat?last');
  await expect(questions(page)).toHaveText(['And on holidays?']);
  await expect(replies(page)).toHaveCount(1);
});

test('a page that needs a network says so, links to the chat and opens when back online', async ({
  page,
  context,
  owner,
}) => {
  const offline = page.getByRole('heading', { level: 1, name: "You're offline" });
  await openKept(page, owner);
  await context.setOffline(true);
  for (const path of ['/', '/profile', `/pets/${owner.petId}`, '/help']) {
    await page.goto(path);
    await expect(offline).toBeVisible();
  }
  await page.getByRole('link', { name: 'Chat', exact: true }).click();
  await expect(composer(page)).toBeEnabled();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(offline).toBeVisible();
  await page.getByRole('link', { name: 'In an emergency: numbers and first aid' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Emergency' })).toBeVisible();
  await page.goto('/help');
  await expect(offline).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
});

test('a failed offline log-out shows a toast on the home page', async ({
  page,
  context,
  owner,
}) => {
  await openKept(page, owner);
  await openProfile(page);
  await context.setOffline(true);
  await logOut(page).click();
  await expectToast(page, 'Error', 'Error during logout.');
  await expect(page).toHaveURL('/');
});

test('offline pages use the language chosen after installation', async ({ page, context }) => {
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
