import type { Page } from '@playwright/test';
import { newAddress, PASSWORD } from '../../../backend/test/harness/owner';
import { mailedLink } from '../support/mailbox';
import { openProfile } from '../support/profile';
import { logIn, openDialog, register } from '../support/sign-in';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toast';

const unconfirmed = (page: Page) => page.getByText("This address isn't confirmed yet.");

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

async function changeAddress(page: Page, address: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    'You will need to confirm a new address.',
  );
  await page.getByLabel('Email').fill(address);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(`${address} is waiting for confirmation`)).toBeVisible();
}

test("a mailed link confirms a new user's address and removes the notice in every tab", async ({
  page,
  product,
  openBeside,
  faults,
}) => {
  faults.forgive(/status of 400/);
  const email = newAddress();
  await register(await openDialog(page, 'Register'), `Anna ${email.slice(0, 8)}`, email);
  await expectToast(page, 'Registration completed!');
  await openProfile(page);
  await expect(unconfirmed(page)).toBeVisible();
  const link = await mailedLink(product, email, 'verify-email');
  const second = await openBeside(link);
  await heading(second, 'Your address is confirmed');
  await expect(second).toHaveURL(/\/verify-email$/);
  await expect(unconfirmed(page)).toHaveCount(0);
  await page.goto(link);
  await heading(page, 'Your address is confirmed');
});

test('a confirmation link works once, even when signed out', async ({ page, product, faults }) => {
  faults.forgive(/status of 400/);
  const { email } = await product.registered();
  const link = await mailedLink(product, email, 'verify-email');
  await page.goto(link);
  await heading(page, 'Your address is confirmed');
  await page.goto('/');
  await page.goto(link);
  await heading(page, 'This link has expired');
  await expect(page.getByRole('main').getByRole('button', { name: 'Login' })).toBeVisible();
});

test('an expired confirmation link offers a new one', async ({ page, owner, product, faults }) => {
  faults.forgive(/status of 400/);
  const old = await mailedLink(product, owner.email, 'verify-email');
  await openProfile(page);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expectToast(page, 'A new link is on its way', `Check the inbox of ${owner.email}.`);
  await mailedLink(product, owner.email, 'verify-email', 2);
  await page.goto(old);
  await heading(page, 'This link has expired');
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await page.goto(await mailedLink(product, owner.email, 'verify-email', 3));
  await heading(page, 'Your address is confirmed');
});

test('an address change is pending until its link is opened, and the old one stays until then', async ({
  page,
  owner,
  product,
}) => {
  const address = newAddress();
  await openProfile(page);
  await changeAddress(page, address);
  await expectToast(page, 'Profile Updated', `Open the link we sent to ${address} to confirm it.`);
  await expect(page.getByText(owner.email, { exact: true })).toBeVisible();
  await page.goto(await mailedLink(product, address, 'change-email'));
  await heading(page, 'Your address is confirmed');
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await expect(page.getByText(address, { exact: true })).toBeVisible();
  await expect(page.getByText('is waiting for confirmation')).toHaveCount(0);
});

test('a pending address change can be cancelled, which expires its link', async ({
  page,
  owner,
  product,
  faults,
}) => {
  faults.forgive(/status of 400/);
  const address = newAddress();
  await openProfile(page);
  await changeAddress(page, address);
  await page.getByRole('button', { name: 'Send again' }).click();
  const link = await mailedLink(product, address, 'change-email', 2);
  await page.getByRole('button', { name: 'Keep my current address' }).click();
  await expectToast(page, "Your address hasn't changed");
  await expect(page.getByText('is waiting for confirmation')).toHaveCount(0);
  await page.goto(link);
  await heading(page, 'This link has expired');
  await openProfile(page);
  await expect(page.getByText(owner.email, { exact: true })).toBeVisible();
});

test('a confirmation that fails on a lost connection can be retried', async ({
  page,
  product,
  faults,
}) => {
  faults.forgive(/ERR_FAILED/);
  const { email } = await product.registered();
  const link = await mailedLink(product, email, 'verify-email');
  await page.route('**/api/auth/verify-email', (route) => route.abort());
  await page.goto(link);
  await heading(page, "Your address couldn't be confirmed");
  await page.unroute('**/api/auth/verify-email');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await heading(page, 'Your address is confirmed');
});

test('an old session needs the password to change the address; the old address can undo it', async ({
  page,
  owner,
  product,
  faults,
}) => {
  faults.forgive(/status of 401/);
  const address = newAddress();
  await product.world.confirmAddress(owner);
  await openProfile(page);
  await product.world.redis.ageSessions();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Email').fill(address);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByLabel('Your Password')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(address);
  await page.getByLabel('Your Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${address} is waiting for confirmation`)).toBeVisible();
  await page.goto(await mailedLink(product, address, 'change-email'));
  await heading(page, 'Your address is confirmed');

  await page.goto(await mailedLink(product, owner.email, 'email-changed'));
  await heading(page, 'Take your account back');
  await page.getByRole('button', { name: "It wasn't me" }).click();
  await heading(page, 'Choose a new password');
  await expectToast(page, 'Your account is yours again');
  await page.getByLabel('New Password').fill('foxes-in-the-morning-3');
  await page.getByLabel('Confirm Password').fill('foxes-in-the-morning-3');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await logIn(page.getByRole('main'), owner.email, 'foxes-in-the-morning-3');
  await expectToast(page, 'Login successful!');
  await expect(page.getByText(owner.email, { exact: true })).toBeVisible();
});
