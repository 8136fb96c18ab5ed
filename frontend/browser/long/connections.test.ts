import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { PASSWORD } from '../../../backend/test/harness/owner';
import { openProfile } from '../support/profile';
import { expect, test } from '../support/providers';
import { changePassword, security } from '../support/security';
import { expectToast } from '../support/toast';

const button = (page: Page, name: string) => security(page).getByRole('button', { name });

async function connectGoogle(page: Page): Promise<void> {
  await button(page, 'Connect Google').click();
  await page.getByRole('link', { name: 'Continue as Anna Rossi' }).click();
}

async function disconnectGoogle(page: Page): Promise<void> {
  await button(page, 'Disconnect Google').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
}

test.beforeEach(({ providers }) => {
  providers.person = { subject: randomUUID(), name: 'Anna Rossi', email: 'anna@gmail.example' };
});

test('Google can be connected, and disconnected after a confirmation', async ({
  page,
  context,
  product,
}) => {
  await product.newcomer(context);
  await openProfile(page);
  await connectGoogle(page);
  await expectToast(page, 'Google is connected', 'You can now sign in with Google.');
  await expect(page).toHaveURL('/profile');
  await expect(security(page).getByText('Connected as anna@gmail.example')).toBeVisible();
  await disconnectGoogle(page);
  await expectToast(page, 'Google is disconnected');
  await expect(button(page, 'Connect Google')).toBeVisible();
});

test('a Google account of another user cannot be connected', async ({ page, context, product }) => {
  await product.newcomer(context);
  await openProfile(page);
  await connectGoogle(page);
  await expectToast(page, 'Google is connected');
  await product.newcomer(context);
  await openProfile(page);
  await connectGoogle(page);
  await expectToast(
    page,
    'Error',
    'This Google account belongs to another Zampa account. Nothing was changed.',
  );
  await expect(button(page, 'Connect Google')).toBeVisible();
});

test('an old session needs the password to connect or disconnect a provider', async ({
  page,
  owner,
  product,
  faults,
}) => {
  faults.forgive(/status of 401/);
  await product.world.redis.ageSessions();
  await openProfile(page);
  await button(page, 'Connect Google').click();
  const dialog = page.getByRole('dialog', { name: 'Connect Google' });
  await expect(dialog.getByLabel('Your Password')).toBeFocused();
  await dialog.getByLabel('Your Password').fill(`${PASSWORD}-not`);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText("This isn't your password")).toBeVisible();
  await dialog.getByLabel('Your Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Continue as Anna Rossi' }).click();
  await expectToast(page, 'Google is connected');
  await product.world.redis.ageSessions();
  await disconnectGoogle(page);
  await page.getByLabel('Your Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Google is disconnected');
  await expect(page.getByText(owner.email, { exact: true })).toBeVisible();
});

test('a user without a password confirms with Google and keeps what was typed', async ({
  page,
  product,
  providers,
  faults,
}) => {
  faults.forgive(/status of 401/);
  const subject = randomUUID();
  providers.person = { subject, name: 'Anna Rossi', email: `${subject}@gmail.example` };
  await page.goto('/api/auth/google?mode=redirect&returnTo=/profile');
  await page.getByRole('link', { name: 'Continue as Anna Rossi' }).click();
  await expect(security(page).getByText('You currently sign in without one.')).toBeVisible();
  await product.world.redis.ageSessions();
  await changePassword(page, PASSWORD);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('New Password')).toHaveValue(PASSWORD);
  const popup = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Confirm with Google' }).click();
  await (await popup).getByRole('link', { name: 'Continue as Anna Rossi' }).click();
  await expectToast(page, 'Password changed');
  await expect(button(page, 'Change password')).toBeVisible();
});

test('the only sign-in method cannot be disconnected until a password is set', async ({
  page,
  faults,
}) => {
  faults.forgive(/status of 409/);
  await page.goto('/api/auth/google?mode=redirect&returnTo=/profile');
  await page.getByRole('link', { name: 'Continue as Anna Rossi' }).click();
  await expect(security(page).getByText('You currently sign in without one.')).toBeVisible();
  await disconnectGoogle(page);
  await expectToast(
    page,
    'Your only way to sign in',
    'Set a password first, then you can disconnect Google.',
  );
  await changePassword(page, PASSWORD);
  await expectToast(page, 'Password changed');
  await expect(button(page, 'Change password')).toBeVisible();
  await disconnectGoogle(page);
  await expectToast(page, 'Google is disconnected');
});
