import { randomUUID } from 'node:crypto';
import { PASSWORD } from '../../backend/test/harness/owner';
import { composer, openChat } from './support/chat';
import { hold } from './support/network';
import { expectError, logIn, openDialog, password, register } from './support/sign-in';
import { expect, test } from './support/test';
import { expectToast } from './support/toast';

declare global {
  interface Window {
    sameDocument?: boolean;
  }
}

test('the login form says what is wrong with each field', async ({ page }) => {
  const dialog = await openDialog(page);
  await logIn(dialog, 'nobody', '12345');
  await expectError(dialog.getByLabel('Email'), 'Invalid email');
  await expectError(password(dialog), 'Password must be at least 6 characters');
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await dialog.getByLabel('Email').fill('nobody@example.org');
  await expectError(dialog.getByLabel('Email'), '');
});

test('the registration form says what is wrong with each field', async ({ page }) => {
  const dialog = await openDialog(page, 'Register');
  await dialog.getByLabel('Username').fill('A');
  await dialog.getByLabel('Email').fill('anna@');
  await password(dialog).fill('12345');
  await dialog.getByLabel('Confirm Password').fill('123456');
  await dialog.getByRole('button', { name: 'Register' }).click();
  await expectError(dialog.getByLabel('Username'), 'Username must be at least 2 characters');
  await expectError(dialog.getByLabel('Email'), 'Invalid email');
  await expectError(password(dialog), 'Password must be at least 6 characters');
  await expectError(dialog.getByLabel('Confirm Password'), "Passwords don't match");
});

test('a wrong password is told by a notification, and what was typed stays', async ({
  page,
  faults,
}) => {
  faults.forgive(/status of 401/);
  const dialog = await openDialog(page);
  await logIn(dialog, 'nobody@example.org', 'not-the-password');
  await expectToast(page, 'Login error', 'Invalid credentials');
  await expect(dialog.getByLabel('Email')).toHaveValue('nobody@example.org');
});

test('a server error without words of its own has ours', async ({ page, faults }) => {
  faults.forgive(/status of 502/);
  await page.route('**/api/auth/*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 502 }) : route.fallback(),
  );
  await logIn(await openDialog(page), 'anna@example.org', PASSWORD);
  await expectToast(page, 'Login error', 'Invalid credentials');
  await register(await openDialog(page, 'Register'), 'Anna', 'anna@example.org');
  await expectToast(page, 'Registration error', 'Unable to create account');
});

test('a name or address already in use is refused by a notification', async ({
  page,
  faults,
  product,
}) => {
  faults.forgive(/status of 409/);
  const { username, email } = await product.registered();
  const dialog = await openDialog(page, 'Register');
  await register(dialog, username.toUpperCase(), 'other@example.org');
  await expectToast(page, 'Registration error', 'Username or email already in use');
  await register(dialog, `Anna ${randomUUID().slice(0, 8)}`, email.toUpperCase());
  await expectToast(page, 'Registration error', 'Username or email already in use');
});

test('a server that cannot be reached is told as such', async ({ page, faults }) => {
  faults.forgive(/ERR_FAILED/);
  await page.route('**/api/auth/login', (route) => route.abort());
  await page.route('**/api/auth/register', (route) => route.abort());
  await logIn(await openDialog(page), 'anna@example.org', PASSWORD);
  await expectToast(page, 'Connection error', 'Unable to login. Please try again.');
  await register(await openDialog(page, 'Register'), 'Anna', 'anna@example.org');
  await expectToast(page, 'Connection error', 'Unable to complete registration. Please try again.');
});

test('the password can be shown, in all fields at once', async ({ page }) => {
  const dialog = await openDialog(page);
  await expect(password(dialog)).toHaveAttribute('type', 'password');
  await dialog.getByRole('button', { name: 'Show password' }).click();
  await expect(password(dialog)).toHaveAttribute('type', 'text');
  await dialog.getByRole('tab', { name: 'Register' }).click();
  await expect(password(dialog)).toHaveAttribute('type', 'text');
  await expect(dialog.getByLabel('Confirm Password')).toHaveAttribute('type', 'text');
  await dialog.getByRole('button', { name: 'Hide password' }).first().click();
  await expect(dialog.getByLabel('Confirm Password')).toHaveAttribute('type', 'password');
});

test('the form waits while it is sent, then the owner is signed in and welcomed', async ({
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

test('logging out in one tab signs the other one out too, without a reload', async ({
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
