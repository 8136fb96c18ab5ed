import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expectFits } from './fits';

/** Expects the page to be accessible in both themes, and to fit a small screen. */
export async function expectFinished(
  page: Page,
  place: Locator = page.getByRole('main'),
): Promise<void> {
  const size = page.viewportSize();
  await expectAccessible(page);
  await expectFits(page, place);
  if (size !== null) await page.setViewportSize(size);
}
