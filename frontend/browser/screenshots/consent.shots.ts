import { shoot } from './camera';
import { expect, test } from './stage';

test.use({ settings: { META_PIXEL_ID: '1234567890' } });

test('the banner that asks for consent', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Refuse' })).toBeVisible();
  await shoot(page, 'consent');
});
