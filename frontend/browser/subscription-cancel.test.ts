import type { Locator, Page } from '@playwright/test';
import { badge, card, openProfile } from './support/profile';
import { expect, test } from './support/test';
import { expectToast } from './support/toast';

const subscription = (page: Page) => card(page, 'Subscription');
const cancel = (page: Page) =>
  subscription(page).getByRole('button', { name: 'Cancel subscription' });

async function ask(page: Page): Promise<Locator> {
  await cancel(page).click();
  return page.getByRole('dialog', { name: 'Cancel Pro?' });
}

test.beforeEach(({ product, owner }) => product.world.setPlan(owner, 'pro'));

test('cancelling says what it means, and Keep Pro changes nothing', async ({ page, owner }) => {
  await openProfile(page);
  const dialog = await ask(page);
  await expect(dialog).toHaveAccessibleDescription(/Your pets and conversations are kept\.$/);
  await dialog.getByRole('button', { name: 'Keep Pro' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(cancel(page)).toBeFocused();
  await expect(badge(page, owner.username)).toContainText('Pro');
});

test('a cancellation that fails keeps the plan and can be tried again', async ({
  page,
  owner,
  faults,
}) => {
  faults.forgive(/ERR_FAILED/);
  await openProfile(page);
  await page.route('**/api/subscription/cancel', (route) => route.abort());
  const dialog = await ask(page);
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
  await expectToast(page, 'Error', 'Unable to cancel the subscription. Please try again.');
  await page.unroute('**/api/subscription/cancel');
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
  await expectToast(page, 'Subscription Cancelled');
  await expect(badge(page, owner.username)).toContainText('Free');
});

test('a plan that nobody paid for ends at once, here and in the other tab', async ({
  page,
  owner,
  openBeside,
}) => {
  const second = await openBeside('/profile');
  await expect(cancel(second)).toBeVisible();
  await openProfile(page);
  const dialog = await ask(page);
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
  await expectToast(page, 'Subscription Cancelled', 'You are on the Free plan now.');
  for (const tab of [page, second]) {
    await expect(subscription(tab).getByText('Free plan', { exact: true })).toBeVisible();
    await expect(badge(tab, owner.username)).toContainText('Free');
    await expect(cancel(tab)).toHaveCount(0);
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator(':focus')).toContainText('Free plan');
  await expect(page.locator(':focus')).not.toContainText('Upgrade');
});
