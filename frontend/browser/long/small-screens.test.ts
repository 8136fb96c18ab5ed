import { limitCard, upgradeOverlay } from '../support/chat';
import { expectFits } from '../support/fits';
import { expect, test } from '../support/test';
import { askBeyondLimit } from '../support/upgrade';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the upgrade offers fit a small screen', async ({ page, owner, product, faults }) => {
  faults.forgive(/status of 429/);
  await askBeyondLimit(page, product, owner, 'yesterday');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByText('General educational advice')).toBeInViewport({ ratio: 1 });
  await expectFits(page, limitCard(page));
  await limitCard(page).getByRole('button', { name: 'Close' }).click();
  await product.spend(owner, 'today');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(upgradeOverlay(page)).toBeVisible();
  await expectFits(page, upgradeOverlay(page));
});
