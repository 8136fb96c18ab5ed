import { PASSWORD } from '../../backend/test/harness/owner';
import { composer, openChat, sendButton } from './support/chat';
import { hold } from './support/network';
import { logIn, openDialog, openSettled } from './support/sign-in';
import { expect, test } from './support/test';
import { expectToast } from './support/toast';

declare global {
  interface Window {
    sameDocument?: boolean;
  }
}

test('a wrong password shows a toast and keeps what was typed', async ({ page, faults }) => {
  faults.forgive(/status of 401/);
  const dialog = await openDialog(page);
  await logIn(dialog, 'nobody@example.org', 'not-the-password');
  await expectToast(page, 'Login error', 'Invalid credentials');
  await expect(dialog.getByLabel('Email')).toHaveValue('nobody@example.org');
});

test('the form is disabled while submitting, then the owner is signed in and welcomed', async ({
  page,
  product,
}) => {
  const { username, email } = await product.registered();
  const login = await hold(page, 'POST', '/api/auth/login');
  const dialog = await openDialog(page);
  await logIn(dialog, email, PASSWORD);
  await expect(dialog.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
  await expect(dialog.getByLabel('Email')).toBeDisabled();
  login.release();
  await expectToast(page, 'Login successful!', `Welcome, ${username}!`);
  await expect(page.getByRole('link', { name: username })).toContainText('Free');
});

test('logging out in one tab also signs out the other, without a reload', async ({
  page,
  owner,
  openBeside,
}) => {
  await openChat(page, owner);
  const second = await openBeside(page.url());
  await expect(composer(second)).toBeVisible();
  await second.evaluate(() => (window.sameDocument = true));
  await page.getByRole('link', { name: owner.username }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expectToast(page, 'Logged Out');
  await expect(page.getByRole('heading', { name: 'Access Required' })).toBeVisible();
  await expect(second.getByRole('heading', { name: 'Accesso Richiesto' })).toBeVisible();
  for (const tab of [page, second]) {
    await expect(tab.getByRole('button', { name: 'Sign In' })).toBeVisible();
  }
  expect(await second.evaluate(() => window.sameDocument)).toBe(true);
});

test('an owner whose session has ended is asked to sign in and keeps the typed question', async ({
  page,
  owner,
  context,
  faults,
}) => {
  faults.forgive(/status of 401/);
  await openSettled(page, () => openChat(page, owner));
  await composer(page).fill('How much water?');
  await context.clearCookies();
  await sendButton(page).click();
  await expectToast(page, 'Error', 'No active session');
  const card = page.getByRole('main');
  await logIn(card, owner.email, PASSWORD);
  await expect(composer(page)).toHaveValue('How much water?');
  await page.goto('/pets');
  const pet = page.getByRole('heading', { name: 'Micia' }).getByRole('link');
  await expect(pet).toBeVisible();
  await context.clearCookies();
  const signIn = page.getByRole('heading', { name: 'Accesso Richiesto' });
  // A background request may notice the lost session first.
  await Promise.race([pet.click(), signIn.waitFor()]);
  await expect(signIn).toBeVisible();
});
