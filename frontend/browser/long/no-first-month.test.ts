import { openOverlay, shiftOf } from '../support/first-month';
import { WITHOUT_EXTRAS } from '../support/product';
import { expect, test } from '../support/test';

test.use({ settings: WITHOUT_EXTRAS });

test('with no discount set, the landing page, overlay and terms mention none', async ({
  page,
  owner,
}) => {
  expect(await shiftOf(page)).toBeLessThan(0.02);
  await expect(page.locator('#pricing').getByText('€12.99')).toBeVisible();
  await expect(page.getByText(/first month/i)).toHaveCount(0);
  await page.goto('/terms');
  await expect(page.getByText(/billed monthly in advance/).first()).toBeVisible();
  await expect(page.getByText(/first month|% off/i)).toHaveCount(0);
  const overlay = await openOverlay(page, owner);
  await expect(overlay.getByText(/first month/i)).toHaveCount(0);
});
