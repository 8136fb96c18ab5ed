import { expect, type Page } from '@playwright/test';

/** Waits until the page has hydrated: the form accepts text before that. */
export const untilReady = (page: Page): Promise<void> =>
  expect(page.locator('form button[type=submit]')).toBeAttached();

export async function tell(page: Page, words: string): Promise<void> {
  await untilReady(page);
  await page.getByLabel('What is worrying you?').fill(words);
  await page.keyboard.press('Enter');
}
