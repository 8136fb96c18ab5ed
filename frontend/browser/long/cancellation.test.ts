import { askToCancel, cancel, subscription } from '../support/cancel';
import { badge, openProfile } from '../support/profile';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toast';

test.beforeEach(({ product, owner }) => product.world.setPlan(owner, 'pro'));

test('a failed cancellation keeps the plan and can be retried', async ({ page, owner, faults }) => {
  faults.forgive(/ERR_FAILED/);
  await openProfile(page);
  await page.route('**/api/subscription/cancel', (route) => route.abort());
  const dialog = await askToCancel(page);
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
  await expectToast(page, 'Error', 'Unable to cancel the subscription. Please try again.');
  await page.unroute('**/api/subscription/cancel');
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
  await expectToast(page, 'Subscription Cancelled');
  await expect(badge(page, owner.username)).toContainText('Free');
});

test('cancelling an unpaid plan ends it at once in every tab', async ({
  page,
  owner,
  openBeside,
}) => {
  const second = await openBeside('/profile');
  await expect(cancel(second)).toBeVisible();
  await openProfile(page);
  const dialog = await askToCancel(page);
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
