import type { Locator, Page } from '@playwright/test';
import { PASSWORD } from '../../../backend/test/harness/owner';
import { hold } from '../support/network';
import {
  disabled,
  expectError,
  fillLogin,
  fillRegistration,
  loginButton,
  openDialog,
  openPage,
  password,
  registerButton,
} from '../support/sign-in';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toast';

const labels = (card: Locator): Locator => card.getByRole('tabpanel').locator('label');

/** Expects the same words, fields and buttons, wherever the card is shown. */
async function expectCard(card: Locator, level: number): Promise<void> {
  await expect(card.getByRole('heading', { name: 'Zampa', exact: true, level })).toBeVisible();
  await expect(card.getByText('Login or register to continue', { exact: true })).toBeVisible();
  await expect(card.getByRole('tab')).toHaveText(['Login', 'Register']);
  await expect(card.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
  await expect(labels(card)).toHaveText(['Email', 'Password']);
  await expect(card.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(loginButton(card)).toBeEnabled();
  await card.getByRole('tab', { name: 'Register' }).click();
  await expect(labels(card)).toHaveText(['Username', 'Email', 'Password', 'Confirm Password']);
  await expect(card.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(card.getByLabel('Confirm Password')).toHaveAttribute('type', 'password');
  await expect(registerButton(card)).toBeEnabled();
  await expect(card.getByText('or', { exact: true })).toHaveCount(0);
}

/** Which gradients the page has behind the card. */
const ground = (page: Page): Promise<string[]> =>
  page
    .locator('main, main *')
    .evaluateAll((all) =>
      all
        .filter((element) => getComputedStyle(element).backgroundImage.includes('gradient'))
        .map((element) =>
          element.clientHeight >= window.innerHeight ? 'full screen' : 'a part of it',
        ),
    );

test('the card in the dialog has its texts, both tabs and their fields', async ({ page }) => {
  await expectCard(await openDialog(page), 2);
});

test('the card as a page is centred on a full screen', async ({ page }) => {
  const card = await openPage(page);
  await expectCard(card, 1);
  expect(await ground(page)).toContain('full screen');
  const box = await card.getByRole('tabpanel').boundingBox();
  const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2;
  expect(Math.abs(middle - 720)).toBeLessThan(10);
});

test('the arrow keys switch tabs, and Enter submits the form', async ({ page }) => {
  const card = await openDialog(page);
  await card.getByRole('tab', { name: 'Login' }).press('ArrowRight');
  await expect(card.getByLabel('Username')).toBeVisible();
  await card.getByLabel('Username').press('Enter');
  await expectError(card.getByLabel('Username'), 'Username must be at least 2 characters');
  await expect(card.getByLabel('Username')).toBeFocused();
});

test('the terms and privacy links open in a new tab and keep what was typed', async ({
  page,
  context,
}) => {
  const card = await openDialog(page, 'Register');
  await fillRegistration(card, 'Anna', 'anna@example.org', 'owls-at-dawn', 'owls-at-d');
  await expect(
    card.getByText(
      'By creating an account you accept the Terms of Service and the Privacy Policy.',
      { exact: true },
    ),
  ).toBeVisible();
  for (const [name, path] of [
    ['Terms of Service', '/terms'],
    ['Privacy Policy', '/privacy'],
  ] as const) {
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      card.getByRole('link', { name }).click(),
    ]);
    await expect(opened).toHaveURL(path);
    await expect(opened.getByRole('heading', { name, level: 1 })).toBeVisible();
    await opened.close();
  }
  await expect(card.getByLabel('Username')).toHaveValue('Anna');
  await expect(card.getByLabel('Confirm Password')).toHaveValue('owls-at-d');
  await card.getByRole('tab', { name: 'Login' }).click();
  await expect(card.getByText('By creating an account')).toHaveCount(0);
});

test('logging in on a page disables the form, sends once and stays on that page', async ({
  page,
  product,
}) => {
  const { username, email } = await product.registered();
  const sending = await hold(page, 'POST', '/api/auth/login');
  const card = await openPage(page);
  await fillLogin(card, email, PASSWORD);
  await loginButton(card).dblclick();
  await expect(card.getByRole('button', { name: 'Logging in...', exact: true })).toBeDisabled();
  await expect.poll(() => disabled(card)).toEqual([true, true, true, true, true]);
  sending.release();
  await expectToast(page, 'Login successful!', `Welcome, ${username}!`);
  await expect(page).toHaveURL('/checkout');
  await expect(password(page.getByRole('main'))).toHaveCount(0);
  expect(sending.sent).toBe(1);
  expect(sending.body).toEqual({ email, password: PASSWORD });
});
