import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expectFits } from './fits';

/** What is shown keeps nobody out, in either theme, and fits a small screen. */
export async function expectFinished(
  page: Page,
  place: Locator = page.getByRole('main'),
): Promise<void> {
  const size = page.viewportSize();
  await expectAccessible(page);
  await expectFits(page, place);
  if (size !== null) await page.setViewportSize(size);
}
