import { expect, type Locator, type Page } from '@playwright/test';

export async function openPanel(page: Page): Promise<void> {
  await page.goto('/test-subscription');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test Panel');
}

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** The results of the calls, newest first. */
export const results = (page: Page): Locator => page.getByRole('main').getByRole('listitem');

/** The JSON of the newest result. */
export const newest = async (page: Page): Promise<unknown> =>
  JSON.parse(await results(page).first().locator('pre').innerText());
