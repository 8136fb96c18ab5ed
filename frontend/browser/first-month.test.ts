import type { Page } from '@playwright/test';
import { ask, openChat, upgradeOverlay } from './support/chat';
import { expect, test } from './support/test';

/** Sums what moved by itself while the page was read from top to bottom. */
async function shiftOf(page: Page): Promise<number> {
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as never as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await page.locator('#pricing').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  return page.evaluate(() => (window as unknown as { shift: number }).shift);
}

/** What the overlay behind the day's third answer says of the first month. */
async function openOverlay(page: Page, owner: Parameters<typeof openChat>[1]) {
  for (let asked = 0; asked < 2; asked += 1) {
    await owner.finished((await owner.ask('How much should she eat?')).reply.id);
  }
  await openChat(page, owner);
  await ask(page, 'Why does she purr?');
  await expect(upgradeOverlay(page)).toBeVisible();
  await expect(upgradeOverlay(page).getByText('€12.99')).toBeVisible();
  return upgradeOverlay(page);
}

test.describe('a first month at 35 % off', () => {
  test.use({ settings: { FIRST_MONTH_DISCOUNT_PERCENT: '35' } });

  test('is promised as such on the landing page, in the overlay and in the terms', async ({
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
});

test.describe('no discount', () => {
  test.use({ settings: { FIRST_MONTH_DISCOUNT_PERCENT: '0' } });

  test('is not mentioned on the landing page, in the overlay or in the terms', async ({
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
});
