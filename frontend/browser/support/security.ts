import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { PASSWORD, type Owner } from '../../../backend/test/harness/owner';
import { card } from './profile';
import { logIn, openDialog } from './sign-in';
import { expectToast } from './toast';

export const PHONE =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

/** How soon a sign-out from elsewhere must show, in milliseconds. */
export const SOON = 5_000;

export const security = (page: Page): Locator => card(page, 'Sign-in and security');

/** Signs an owner in on another device and opens the profile there. */
export async function anotherDevice(
  browser: Browser,
  { email }: Owner,
  userAgent: string,
): Promise<Page> {
  const page = await (await browser.newContext({ userAgent })).newPage();
  await logIn(await openDialog(page), email, PASSWORD);
  await expectToast(page, 'Login successful!');
  return page;
}

/** Expects a device to be signed out soon. */
export const expectSignedOut = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'Access Required' })).toBeVisible({ timeout: SOON });

/** Fills in the form for a new password, with the current one if there is one. */
export async function changePassword(
  page: Page,
  password: string,
  current?: string,
): Promise<void> {
  const name = current === undefined ? 'Set a password' : 'Change password';
  await security(page).getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog');
  if (current !== undefined) await dialog.getByLabel('Current Password').fill(current);
  await dialog.getByLabel('New Password').fill(password);
  await dialog.getByLabel('Confirm Password').fill(password);
  await dialog.getByRole('button', { name: 'Save' }).click();
}
