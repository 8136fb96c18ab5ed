import type { Page } from '@playwright/test';
import { ask, openChat, upgradeOverlay } from './chat';
import { expect } from './test';

/** Sums the layout shifts of the home page, scrolled down to its prices. */
export async function shiftOf(page: Page): Promise<number> {
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
  await expect(page.locator('header a[href="/profile"]')).toBeVisible();
  return page.evaluate(() => (window as unknown as { shift: number }).shift);
}

/** Opens the overlay that follows the day's third answer. */
export async function openOverlay(page: Page, owner: Parameters<typeof openChat>[1]) {
  for (let asked = 0; asked < 2; asked += 1) {
    await owner.finished((await owner.ask('How much should she eat?')).reply.id);
  }
  await openChat(page, owner);
  await ask(page, 'Why does she purr?');
  await expect(upgradeOverlay(page)).toBeVisible();
  await expect(upgradeOverlay(page).getByText('€12.99')).toBeVisible();
  return upgradeOverlay(page);
}
