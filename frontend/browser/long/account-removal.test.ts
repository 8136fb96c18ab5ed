import type { Locator, Page } from '@playwright/test';
import { PASSWORD } from '../../../backend/test/harness/owner';
import { holdAnswers } from '../support/network';
import { badge, openProfile } from '../support/profile';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toast';

const USER = '**/api/user';

const field = (page: Page): Locator => page.getByLabel('Type DELETE to confirm');
const remove = (page: Page): Locator => page.getByRole('button', { name: 'Delete my account' });

async function openDialog(page: Page): Promise<Locator> {
  await openProfile(page);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(field(page)).toBeFocused();
  return page.getByRole('dialog', { name: 'Delete your account?' });
}

test('only the exact word DELETE enables the delete button', async ({ page, owner, product }) => {
  await openDialog(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.method()));
  for (const wrong of ['', 'delete', 'DELET', 'DELETED', 'DELETE ', 'ELIMINA']) {
    await field(page).fill(wrong);
    await expect(remove(page)).toBeDisabled();
    await field(page).press('Enter');
  }
  expect(sent).not.toContain('DELETE');
  await field(page).fill('DELETE');
  await expect(remove(page)).toBeEnabled();
  expect(await product.world.questionsOf(owner)).toBe(0);
});

test('the confirmation can be dismissed with Cancel, Close or Escape, and returns focus', async ({
  page,
  owner,
}) => {
  const dialog = await openDialog(page);
  const open = page.getByRole('button', { name: 'Delete account' });
  for (const leave of [
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await field(page).fill('DELETE');
    await leave();
    await expect(dialog).toHaveCount(0);
    await expect(open).toBeFocused();
    await open.click();
    await expect(field(page)).toHaveValue('');
  }
  await dialog.getByRole('link', { name: 'What is deleted, and when' }).click();
  await expect(page).toHaveURL('/data-deletion');
  await expect(badge(page, owner.username)).toBeVisible();
});

for (const [fault, status] of [
  ['a lost network', undefined],
  ['a server that fails', 503],
] as const) {
  test(`${fault} keeps the account and the typed word, and the deletion can be retried`, async ({
    page,
    owner,
    faults,
  }) => {
    faults.forgive(/ERR_FAILED|status of 503/);
    await openDialog(page);
    await page.route(USER, (route) =>
      status === undefined ? route.abort() : route.fulfill({ status }),
    );
    await field(page).fill('DELETE');
    await remove(page).click();
    await expectToast(page, 'Error', 'Unable to delete the account. Please try again.');
    await expect(field(page)).toHaveValue('DELETE');
    await expect(remove(page)).toBeEnabled();
    await page.reload();
    await expect(page.getByText(owner.email)).toBeVisible();
    await expect(badge(page, owner.username)).toBeVisible();
  });
}

test('the account is deleted with all its data, and every tab is signed out', async ({
  page,
  owner,
  product,
  openBeside,
  faults,
}) => {
  faults.forgive(/status of 401/);
  const second = await openBeside('/pets');
  await expect(second.getByRole('heading', { name: 'Micia' })).toBeVisible();
  await openDialog(page);
  const release = await holdAnswers(page, USER);
  await field(page).fill('DELETE');
  await remove(page).click();
  await expect(page.getByRole('button', { name: 'Deleting...' })).toBeDisabled();
  await expect(field(page)).toBeDisabled();
  release();
  await expectToast(
    page,
    'Account deleted',
    'Your account and everything in it have been deleted.',
  );
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(second.getByRole('heading', { name: 'Accesso Richiesto' })).toBeVisible();
  const { rows } = await product.world.database.query(
    `SELECT id FROM users WHERE id = $1 UNION SELECT id FROM pets WHERE "userId" = $1
       UNION SELECT id FROM chat_sessions WHERE "userId" = $1`,
    [owner.id],
  );
  expect(rows).toEqual([]);
  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(owner.email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expectToast(page, 'Login error', 'Invalid credentials');
});
