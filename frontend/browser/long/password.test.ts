import type { Locator, Page } from '@playwright/test';
import { PASSWORD } from '../../../backend/test/harness/owner';
import { expectFinished } from '../support/finished';
import { mailedLink } from '../support/mailbox';
import { openProfile } from '../support/profile';
import { changePassword } from '../support/security';
import { expectError, logIn, openDialog } from '../support/sign-in';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toast';

const NEW = 'foxes-in-the-morning-3';

async function askForLink(page: Page, email: string): Promise<Locator> {
  const dialog = await openDialog(page);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(dialog.getByLabel('Email')).toHaveValue(email);
  await dialog.getByRole('button', { name: 'Send link' }).click();
  return dialog;
}

async function reset(page: Page, password: string): Promise<void> {
  await page.getByLabel('New Password').fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Save new password' }).click();
}

const linkOver = (page: Page) =>
  expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();

test('a forgotten password is reset by a mailed link that works once', async ({
  page,
  product,
  faults,
}) => {
  faults.forgive(/status of 40[01]/);
  const { email, username } = await product.registered();
  const dialog = await askForLink(page, email);
  await expect(dialog.getByText('If there is an account with this address')).toBeVisible();
  const link = await mailedLink(product, email, 'reset-password');

  await page.goto(link);
  await expect(page).toHaveURL('/reset-password');
  await reset(page, NEW);
  await expect(
    page.getByText('Your password has been changed. Sign in with the new one.'),
  ).toBeVisible();
  const main = page.getByRole('main');
  await logIn(main, email, PASSWORD);
  await expectToast(page, 'Login error', 'Invalid credentials');
  await logIn(main, email, NEW);
  await expectToast(page, 'Login successful!', `Welcome, ${username}!`);
  await expect(page).toHaveURL('/profile');

  await page.goto(link);
  await reset(page, 'hares-in-the-evening-5');
  await linkOver(page);
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  const second = await mailedLink(product, email, 'reset-password', 2);
  expect(second).not.toBe(link);
});

test('the reset form does not reveal whether an account exists', async ({ page, product }) => {
  const { email } = await product.registered();
  const texts: string[] = [];
  for (const address of [email, `nobody-${email}`]) {
    const dialog = await askForLink(page, address);
    await expect(dialog.getByText('Check your email')).toBeVisible();
    texts.push(await dialog.innerText());
  }
  expect(texts[1]).toBe(texts[0]);
});

test('a reset link that cannot be sent shows an error, and going back keeps the address', async ({
  page,
  faults,
}) => {
  faults.forgive(/status of 503/);
  await page.route('**/api/auth/forgot-password', (route) => route.fulfill({ status: 503 }));
  const dialog = await askForLink(page, 'anna@example.org');
  await expect(dialog.getByRole('alert')).toHaveText(
    "The email couldn't be sent. Please try again.",
  );
  await expectFinished(page, dialog);
  await dialog.getByRole('button', { name: 'Back to login' }).click();
  await expect(dialog.getByLabel('Email')).toHaveValue('anna@example.org');
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
});

test('password strength is shown while typing, and a fair password can still be saved', async ({
  page,
  owner,
}) => {
  await openProfile(page);
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog');
  const typed = dialog.getByLabel('New Password');
  await expect(typed).toHaveAttribute('autocomplete', 'new-password');
  await expect(dialog.getByLabel('Current Password')).toHaveAttribute(
    'autocomplete',
    'current-password',
  );
  for (const [password, word] of [
    ['zampa1', 'Weak'],
    ['micia12', 'Fair'],
    ['micia-cat', 'Good'],
    [PASSWORD, 'Strong'],
    [owner.email, 'Weak'],
  ] as const) {
    await typed.fill(password);
    await expect(dialog.getByRole('status')).toHaveText(`Password strength: ${word}`);
  }
  await expectFinished(page, dialog);
  await dialog.getByLabel('Current Password').fill(PASSWORD);
  await typed.fill('micia12');
  await dialog.getByLabel('Confirm Password').fill('micia12');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Password changed');
});

test('a common new password and a wrong current one show errors at their fields', async ({
  page,
  context,
  product,
  faults,
}) => {
  faults.forgive(/status of 40[01]/);
  await product.newcomer(context);
  await openProfile(page);
  const dialog = page.getByRole('dialog');
  await changePassword(page, 'password1', PASSWORD);
  await expectError(
    dialog.getByLabel('New Password'),
    'This password is too common. Please choose another one.',
  );
  await expect(dialog.getByLabel('New Password')).toBeFocused();
  await dialog.getByLabel('Current Password').fill('not-my-password');
  await dialog.getByLabel('New Password').fill(NEW);
  await dialog.getByLabel('Confirm Password').fill(NEW);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectError(dialog.getByLabel('Current Password'), "This isn't your current password");
  await expectFinished(page, dialog);
});
