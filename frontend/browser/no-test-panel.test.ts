import { expect, test } from './support/test';

test.use({ settings: { TEST_PANEL: 'off' } });

test('with the panel off its page does not exist', async ({ page, owner, faults }) => {
  expect(owner.id).toBeGreaterThan(0);
  faults.forgive(/404/);
  const response = await page.goto('/test-subscription');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await page.goto('/');
  await page.evaluate(() => history.pushState(null, '', '/test-subscription'));
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});
