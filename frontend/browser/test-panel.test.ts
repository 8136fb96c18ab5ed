import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { badge } from './support/profile';
import { expect, test } from './support/test';

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('the panel makes accounts, shows the session and changes the plan in every tab', async ({
  page,
  owner,
  openBeside,
}) => {
  const second = await openBeside('/chat');
  await page.goto('/test-subscription');
  await expect(page.getByRole('heading', { level: 1, name: 'Test Panel' })).toBeVisible();
  await expect(page.getByText('No results yet.')).toBeVisible();
  for (const [button, plan] of [
    ['Update to Pro', 'Pro'],
    ['Update to Expert', 'Expert'],
  ] as const) {
    await press(page, button);
    await expect(badge(page, owner.username)).toContainText(plan);
    await expect(badge(second, owner.username)).toContainText(plan);
  }
  await press(page, 'Test Session');
  await expect(page.getByText('"authenticated": true')).toBeVisible();
  await press(page, 'Create Test User');
  await expect(page.getByText(/"password": ".{10,}"/)).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Clear Results');
  await expect(page.getByText('No results yet.')).toBeVisible();
});

test('a call that fails shows why', async ({ page, owner, faults }) => {
  expect(owner.id).toBeGreaterThan(0);
  faults.forgive(/ERR_FAILED/);
  await page.goto('/test-subscription');
  await page.route('**/api/test-subscription-update', (route) => route.abort());
  await press(page, 'Update to Pro');
  await expect(page.getByText(/"code": "NETWORK"/)).toBeVisible();
});

test('a visitor signs in first', async ({ page }) => {
  await page.goto('/test-subscription');
  await expect(page.getByText('Login or register to continue')).toBeVisible();
});
