import { mergeTests, type Locator, type Page } from '@playwright/test';
import { PASSWORD, type Owner } from '../../../backend/test/harness/owner';
import { card, openProfile } from '../support/profile';
import { shoot, shootWhole } from './camera';
import { test as offering } from '../support/providers';
import { expect, test as stage } from './stage';

/** With both providers on offer. */
const test = mergeTests(stage, offering);

const KEY = 'k'.repeat(43);

const PHONE =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const TABLET =
  'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

async function openForgot(page: Page): Promise<Locator> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('anna@example.org');
  await dialog.getByRole('button', { name: 'Forgot password?' }).click();
  return dialog;
}

const logIn = async (owner: Owner, userAgent: string): Promise<void> => {
  const response = await fetch(`${owner.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email: 'anna@example.org', password: PASSWORD }),
  });
  expect(response.status).toBe(200);
};

test('a forgotten password', async ({ page, faults }) => {
  faults.forgive(/status of 503/);
  const dialog = await openForgot(page);
  await shoot(page, 'forgot-password');
  await page.route('**/api/auth/forgot-password', (route) => route.fulfill({ status: 503 }));
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect(dialog.getByRole('alert')).toContainText('be sent');
  await shoot(page, 'forgot-password-failed');
  await page.unroute('**/api/auth/forgot-password');
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect(dialog.getByText('Check your email')).toBeVisible();
  await shoot(page, 'forgot-password-sent');
});

test('a new password', async ({ page }) => {
  await page.goto(`/reset-password#${KEY}`);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await shootWhole(page, 'reset-password');
  const typed = page.getByLabel('New Password', { exact: true });
  for (const [name, password] of [
    ['weak', 'zampa1'],
    ['fair', 'micia12'],
    ['good', 'micia-cat'],
    ['strong', 'owls-at-midnight-7'],
  ] as const) {
    await typed.fill(password);
    await expect(page.getByText(new RegExp(`strength: ${name}`, 'i'))).toBeAttached();
    await shoot(page, `reset-password-${name}`);
  }
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await shoot(page, 'reset-password-errors');
  await page.getByLabel('Confirm Password').fill('owls-at-midnight-7');
  await page.route('**/api/auth/reset-password', (route) => route.fulfill({ json: {} }));
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await shootWhole(page, 'reset-password-done');
});

test('a link to a new password that is no longer good', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(page.getByText('This link has expired')).toBeVisible();
  await shootWhole(page, 'reset-password-over');
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await shootWhole(page, 'reset-password-again');
});

test('an address about to be confirmed', async ({ page, faults }) => {
  faults.forgive(/status of 4|ERR_FAILED/);
  await page.route('**/api/auth/verify-email', (route) => route.fulfill({ json: {} }));
  await page.goto(`/verify-email#${KEY}`);
  await expect(page.getByText('Your address is confirmed')).toBeVisible();
  await shootWhole(page, 'verify-email-done');
  await page.unroute('**/api/auth/verify-email');
  await page.goto('about:blank');
  await page.goto('/verify-email');
  await expect(page.getByText('This link has expired')).toBeVisible();
  await shootWhole(page, 'verify-email-over-signed-out');
  await page.route('**/api/auth/verify-email', (route) => route.abort());
  await page.goto('about:blank');
  await page.goto(`/verify-email#${KEY}`);
  await expect(page.getByText("couldn't be confirmed")).toBeVisible();
  await shootWhole(page, 'verify-email-failed');
});

test('an address that is not confirmed', async ({ ownersPage: page }) => {
  await page.goto('/verify-email');
  await expect(page.getByRole('button', { name: 'Send a new link' })).toBeVisible();
  await shootWhole(page, 'verify-email-over');
  await openProfile(page);
  await expect(page.getByText("This address isn't confirmed yet.")).toBeVisible();
  await shoot(page, 'profile-address-unconfirmed');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Email').fill('anna.rossi@example.org');
  await shoot(page, 'profile-address-edit');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('is waiting for confirmation')).toBeVisible();
  await shoot(page, 'profile-address-pending');
});

test('sign-in and security', async ({ page, anna, product }) => {
  await product.world.database.query(
    `INSERT INTO user_identities ("userId", provider, subject, email) VALUES ($1, 'google', '7', $2)`,
    [anna.id, 'anna.rossi@gmail.example'],
  );
  await product.world.database.query(`UPDATE users SET "emailVerifiedAt" = now() WHERE id = $1`, [
    anna.id,
  ]);
  for (const userAgent of [PHONE, TABLET]) await logIn(anna, userAgent);
  await openProfile(page);
  const security = card(page, 'Sign-in and security');
  await expect(security.getByText('Chrome on Android')).toBeVisible();
  await shootWhole(page, 'security');
  await security.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New Password').fill('anna-1984');
  await expect(dialog.getByText(/strength: /)).toBeAttached();
  await shoot(page, 'security-password');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await shoot(page, 'security-password-errors');
  await page.keyboard.press('Escape');
  await security.getByRole('button', { name: 'Disconnect Google' }).click();
  await expect(dialog.getByText('Disconnect Google?')).toBeVisible();
  await shoot(page, 'security-disconnect');
  await page.keyboard.press('Escape');
  await page.route('**/api/user/sign-in-ways', async (route) => {
    const response = await route.fetch();
    const ways = (await response.json()) as object;
    await route.fulfill({ response, json: { ...ways, fresh: false } });
  });
  await security.getByRole('button', { name: 'Connect Facebook' }).click();
  await expect(dialog.getByLabel('Your Password')).toBeVisible();
  await shoot(page, 'security-sign-in-again');
});

test('an account without a password', async ({ page, anna, product, faults }) => {
  faults.forgive(/ERR_FAILED/);
  const { database } = product.world;
  await database.query(
    `INSERT INTO user_identities ("userId", provider, subject, email) VALUES ($1, 'google', '8', NULL)`,
    [anna.id],
  );
  await database.query(`UPDATE users SET password = NULL WHERE id = $1`, [anna.id]);
  await page.route('**/api/user/sessions', (route) => route.abort());
  await openProfile(page);
  await expect(page.getByText('You currently sign in without one.')).toBeVisible();
  await expect(page.getByText("This couldn't be loaded.")).toBeVisible();
  await shootWhole(page, 'security-without-password');
});

test('sign-in and security in Italian', async ({ page, anna, product, context }) => {
  await context.addCookies([{ name: 'zampa.language', value: 'it', url: product.url }]);
  for (const userAgent of [PHONE, TABLET]) await logIn(anna, userAgent);
  await page.goto('/profile');
  await expect(page.getByText('Chrome su Android')).toBeVisible();
  await shootWhole(page, 'security-italian');
  await page.getByRole('button', { name: 'Cambia password' }).click();
  await shoot(page, 'security-password-italian');
});
