import type { Page } from '@playwright/test';
import { holdAnswers } from '../support/network';
import { card, openProfile } from '../support/profile';
import { expect, test } from '../support/test';

/** A figure in the account statistics. */
const figure = (page: Page, label: string) =>
  card(page, 'Account Statistics')
    .getByText(label, { exact: true })
    .locator('xpath=following-sibling::dd');

test('signed out, the profile page shows a card that links home', async ({ page }) => {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Access Required' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a skeleton with a loading status shows while the profile loads', async ({ page, owner }) => {
  const release = await holdAnswers(page, '**/api/user/profile');
  await page.goto('/profile');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('Loading...');
  await expect(main.getByRole('heading', { level: 1, name: 'Your Profile' })).toBeAttached();
  await expect(page.getByText('Access Required')).toHaveCount(0);
  await expect(page.getByText(owner.email)).toHaveCount(0);
  release();
  await expect(page.getByText(owner.email)).toBeVisible();
  await expect(main.getByRole('status')).toHaveCount(0);
});

test('a profile that fails to load shows an error and can be retried', async ({
  page,
  owner,
  faults,
}) => {
  faults.forgive(/ERR_FAILED/);
  await page.route('**/api/user/profile', (route) => route.abort());
  await page.goto('/profile');
  const failed = page.getByRole('heading', { level: 1, name: 'Failed to fetch profile' });
  await expect(failed).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(failed).toBeVisible();
  await page.unroute('**/api/user/profile');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText(owner.email)).toBeVisible();
  await expect(failed).toHaveCount(0);
});

test('the statistics count pets and conversations', async ({ page, context, product }) => {
  const owner = await product.newcomer(context);
  await openProfile(page);
  await expect(figure(page, 'Registered pets')).toHaveText('0');
  await expect(figure(page, 'Total conversations')).toHaveText('0');
  await product.world.setPlan(owner, 'pro');
  await owner.addPet({ name: 'Argo', species: 'cane' });
  await owner.addPet();
  await owner.openChat();
  await page.reload();
  await expect(figure(page, 'Registered pets')).toHaveText('2');
  await expect(figure(page, 'Total conversations')).toHaveText('1');
});
