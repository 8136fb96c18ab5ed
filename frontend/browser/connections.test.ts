import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { PASSWORD } from '../../backend/test/harness/owner';
import { expectFinished } from './support/finished';
import { openProfile } from './support/profile';
import { expect, test } from './support/providers';
import { changePassword, security } from './support/security';
import { logIn } from './support/sign-in';
import { expectToast } from './support/toast';

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

test('Google is connected, and disconnected after a question', async ({
  page,
  context,
  product,
}) => {
  await product.newcomer(context);
  await openProfile(page);
  await connectGoogle(page);
  await expectToast(page, 'Google is connected', 'From now on you can sign in with Google.');
  await expect(page).toHaveURL('/profile');
  await expect(security(page).getByText('Connected as anna@gmail.example')).toBeVisible();
  await disconnectGoogle(page);
  await expectToast(page, 'Google is disconnected');
  await expect(button(page, 'Connect Google')).toBeVisible();
});

test("somebody else's Google account is not connected", async ({ page, context, product }) => {
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

test('who signed in long ago signs in once more before a connection', async ({
  page,
  owner,
  product,
  faults,
}) => {
  faults.forgive(/status of 403/);
  await product.world.ageSessions();
  await openProfile(page);
  await button(page, 'Connect Google').click();
  const dialog = page.getByRole('dialog', { name: 'Sign in once more' });
  await expect(dialog.getByLabel('Email')).toHaveValue(owner.email);
  await expectFinished(page, dialog);
  await logIn(dialog, owner.email, PASSWORD);
  await expectToast(page, 'Login successful!');
  await connectGoogle(page);
  await expectToast(page, 'Google is connected');
});

test('the only way to sign in stays until there is a password', async ({ page, faults }) => {
  faults.forgive(/status of 409/);
  await page.goto('/api/auth/google?mode=redirect&returnTo=/profile');
  await page.getByRole('link', { name: 'Continue as Anna Rossi' }).click();
  await expect(security(page).getByText('You sign in without one so far.')).toBeVisible();
  await disconnectGoogle(page);
  await expectToast(
    page,
    'Your only way to sign in',
    'Set a password first, then Google can be disconnected.',
  );
  await changePassword(page, PASSWORD);
  await expectToast(page, 'Password changed');
  await expect(button(page, 'Change password')).toBeVisible();
  await disconnectGoogle(page);
  await expectToast(page, 'Google is disconnected');
});
