import { expect, type Page } from '@playwright/test';

/** Waits for the page's code: the form takes text before it is there. */
export const untilReady = (page: Page): Promise<void> =>
  expect(page.locator('form button[type=submit]')).toBeAttached();

export async function tell(page: Page, words: string): Promise<void> {
  await untilReady(page);
  await page.getByLabel('What is worrying you?').fill(words);
  await page.keyboard.press('Enter');
}
