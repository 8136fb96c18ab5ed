import { openOverlay, shiftOf } from '../support/first-month';
import { WITH_CAMPAIGN } from '../support/product';
import { expect, test } from '../support/test';

test.use({ settings: WITH_CAMPAIGN });

test('a 35% first-month discount shows on the landing page, in the overlay and in the terms', async ({
  page,
  owner,
}) => {
  expect(await shiftOf(page)).toBeLessThan(0.02);
  await expect(page.locator('#pricing').getByText('First month 35% off')).toHaveCount(2);
  await page.goto('/terms');
  await expect(page.getByText('The first month is 35% off, once per account.')).toHaveCount(2);
  const overlay = await openOverlay(page, owner);
  await expect(overlay.getByText('first month 35% off', { exact: true })).toBeVisible();
});
