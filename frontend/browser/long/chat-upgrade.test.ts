import { composer, upgradeOverlay } from '../support/chat';
import { expect, test } from '../support/test';
import { askBeyondLimit, REFUSED } from '../support/upgrade';

test.beforeEach(({ faults }) => faults.forgive(/status of 429/));

test('a plan activated elsewhere lifts the limit at once', async ({ page, owner, product }) => {
  await askBeyondLimit(page, product, owner, 'today');
  const { status } = await owner.call('POST', '/api/test-subscription-update', { planType: 'pro' });
  expect(status).toBe(200);
  await expect(upgradeOverlay(page)).toHaveCount(0);
  await expect(composer(page)).toBeEnabled();
  await expect(composer(page)).toHaveValue(REFUSED);
  await expect(page.getByText(/questions left/)).toHaveCount(0);
});
