import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { holdAnswers } from '../support/network';
import { badge, openProfile } from '../support/profile';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toast';

const PROFILE = '**/api/user/profile';

const username = (page: Page) => page.getByLabel('Username');
const email = (page: Page) => page.getByLabel('Email');
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });
const edit = (page: Page) => page.getByRole('button', { name: 'Edit Profile' });

async function openForm(page: Page): Promise<void> {
  await openProfile(page);
  await edit(page).click();
  await expect(username(page)).toBeFocused();
}

const newName = (): string => `Anna ${randomUUID().slice(0, 8)}`;

test('a saved change shows on the page and in the header, and survives a reload', async ({
  page,
  owner,
}) => {
  const [name, address] = [newName(), `${randomUUID()}@example.org`];
  await openForm(page);
  await expect(username(page)).toHaveValue(owner.username);
  await expect(email(page)).toHaveValue(owner.email);
  await expect(email(page)).toHaveAttribute('type', 'email');
  await username(page).fill(name);
  await email(page).fill(address);
  await save(page).click();
  await expectToast(page, 'Profile Updated', `Open the link we sent to ${address} to confirm it.`);
  const expectSaved = async (): Promise<void> => {
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(main.getByText(`${address} is waiting for confirmation`)).toBeVisible();
    await expect(main.getByText(owner.email, { exact: true })).toBeVisible();
    await expect(badge(page, name)).toBeVisible();
  };
  await expectSaved();
  await page.reload();
  await expectSaved();
});

test('a saved change also shows in the other tab without a reload', async ({
  page,
  owner,
  openBeside,
}) => {
  const name = newName();
  const second = await openBeside('/profile');
  await expect(badge(second, owner.username)).toBeVisible();
  await openForm(page);
  await username(page).fill(name);
  await username(page).press('Enter');
  await expect(second.getByRole('main').getByRole('heading', { name })).toBeVisible();
  await expect(badge(second, name)).toBeVisible();
});

test('the form is disabled while saving, and focus returns to its button', async ({
  page,
  owner,
}) => {
  await openForm(page);
  const release = await holdAnswers(page, PROFILE);
  await username(page).fill(`${owner.username} II`);
  await save(page).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await expect(username(page)).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  release();
  await expect(edit(page)).toBeFocused();
});

test('Cancel discards the changes', async ({ page, owner }) => {
  await openForm(page);
  await username(page).fill('Somebody Else');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(edit(page)).toBeFocused();
  await expect(username(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: owner.username, exact: true })).toBeVisible();
  await edit(page).click();
  await expect(username(page)).toHaveValue(owner.username);
});

test('invalid names and e-mail addresses are refused with the reason', async ({ page, owner }) => {
  await openForm(page);
  for (const [value, message] of [
    ['A', 'Username must be at least 2 characters'],
    ['   ', 'Username must be at least 2 characters'],
    ['a'.repeat(41), 'Username must be at most 40 characters'],
    ['Anna <3', 'Letters, digits, spaces and . - _ only'],
  ] as const) {
    await username(page).fill(value);
    await save(page).click();
    await expect(username(page)).toHaveAccessibleDescription(message);
    await expect(username(page)).toBeFocused();
    await username(page).fill(owner.username);
    await expect(username(page)).toHaveAccessibleDescription('');
  }
  for (const value of ['anna', 'anna@', 'anna@example', '']) {
    await email(page).fill(value);
    await save(page).click();
    await expect(email(page)).toHaveAccessibleDescription('Invalid email');
    await expect(email(page)).toBeFocused();
    await expect(email(page)).toHaveValue(value);
    await email(page).fill(owner.email);
    await expect(email(page)).toHaveAccessibleDescription(
      'You will need to confirm a new address.',
    );
  }
});

test("another user's name is refused, and what was typed stays", async ({
  page,
  owner,
  product,
  browser,
  faults,
}) => {
  faults.forgive(/status of 409/);
  const elsewhere = await browser.newContext();
  const other = await product.newcomer(elsewhere);
  await elsewhere.close();
  await openForm(page);
  await username(page).fill(other.username);
  await save(page).click();
  await expectToast(page, 'Error', 'Username or email already in use');
  await expect(username(page)).toHaveValue(other.username);
  await expect(badge(page, owner.username)).toBeVisible();
});

test('a failed save shows a toast and keeps what was typed, and a retry saves it', async ({
  page,
  owner,
  faults,
}) => {
  faults.forgive(/ERR_FAILED|status of 503/);
  const [name, address] = [newName(), `${randomUUID()}@example.org`];
  await openForm(page);
  for (const status of [undefined, 503]) {
    await page.route(PROFILE, (route) =>
      status === undefined ? route.abort() : route.fulfill({ status }),
    );
    await username(page).fill(name);
    await email(page).fill(address);
    await Promise.all([page.waitForRequest(PROFILE), save(page).click()]);
    await expectToast(page, 'Error', 'An error occurred while saving.');
    await expect(username(page)).toHaveValue(name);
    await expect(email(page)).toHaveValue(address);
    await expect(badge(page, owner.username)).toBeVisible();
    await page.unroute(PROFILE);
  }
  await save(page).click();
  await expectToast(page, 'Profile Updated');
  await expect(badge(page, name)).toBeVisible();
});
