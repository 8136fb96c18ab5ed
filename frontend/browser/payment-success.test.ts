import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { hold } from './support/held';
import { activate } from './support/profile';
import { expect, test } from './support/test';
import { expectToast } from './support/toast';

const ACTIVATION = '**/api/simulate-payment-success';

const finalizing = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Finalizing Your Upgrade...' });
const done = (page: Page) => page.getByRole('heading', { level: 1, name: 'Payment Successful!' });
const again = (page: Page) => page.getByRole('button', { name: 'Activate My Plan' });

test('a visitor signs in first', async ({ page }) => {
  await page.goto('/payment-success?plan=pro');
  await expect(page.getByText('Login or register to continue')).toBeVisible();
  await expect(page).toHaveURL('/payment-success?plan=pro');
});

test('a plan that is there is thanked for', async ({ page, owner, product }) => {
  await product.world.setPlan(owner, 'expert');
  await page.goto('/payment-success?plan=expert');
  await expect(done(page)).toBeVisible();
  await expect(
    page.getByText('Your Expert plan is active. Thank you for trusting Zampa.'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to Profile' }).click();
  await expect(page).toHaveURL('/profile');
});

test('an unpaid plan is tried once by itself, and then whenever asked', async ({
  page,
  owner,
  faults,
}) => {
  expect(owner.id).toBeGreaterThan(0);
  faults.forgive(/402/);
  const free = await hold(page, ACTIVATION);
  await page.goto('/payment-success');
  await expect(finalizing(page)).toBeVisible();
  await expect(page.getByText(/^Attempt/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Activating...' })).toBeVisible();
  await expect(page.getByText('Attempt 1', { exact: true })).toBeVisible();
  await expectAccessible(page);
  free();
  await expectToast(page, 'Update Failed', 'Unable to update your plan. Please contact support.');
  await again(page).click();
  await expect(page.getByText('Attempt 2', { exact: true })).toBeVisible();
  await expect(again(page)).toBeVisible();
  await expect(page).toHaveURL('/payment-success');
});

for (const [status, body, title] of [
  [500, { statusCode: 500, code: 'INTERNAL', error: 'x' }, 'Payment Completed'],
  [202, { success: false, status: 'processing' }, 'Payment Processed'],
] as const) {
  test(`an activation answered with ${status} says '${title}'`, async ({ page, owner, faults }) => {
    expect(owner.id).toBeGreaterThan(0);
    faults.forgive(/500/);
    await page.route(ACTIVATION, (route) => route.fulfill({ status, json: body }));
    await page.goto('/payment-success?plan=pro');
    await expectToast(
      page,
      title,
      'There was an issue updating your account. Please contact support.',
    );
    await expect(again(page)).toBeVisible();
  });
}

test('without network the activation can be tried again', async ({ page, owner, faults }) => {
  expect(owner.id).toBeGreaterThan(0);
  faults.forgive(/ERR_FAILED|402/);
  await page.route(ACTIVATION, (route) => route.abort());
  await page.goto('/payment-success?plan=pro');
  await expectToast(page, 'Update Failed', 'Unable to update your plan. Please contact support.');
  await page.unroute(ACTIVATION);
  await again(page).click();
  await expect(page.getByText('Attempt 2', { exact: true })).toBeVisible();
});

test('a plan that arrives while the page waits is thanked for at once', async ({ page, owner }) => {
  const free = await hold(page, ACTIVATION);
  await page.goto('/payment-success?plan=pro');
  await expect(finalizing(page)).toBeVisible();
  await expect(page.getByText('Attempt 1', { exact: true })).toBeVisible();
  await activate(owner, 'pro');
  await expect(done(page)).toBeVisible();
  free();
  await expect(page).toHaveURL('/profile', { timeout: 10_000 });
});
