import type { Locator, Page } from '@playwright/test';
import { card } from './profile';

export const logOut = (page: Page): Locator =>
  card(page, 'Quick Actions').getByRole('button', { name: 'Log Out' });

/** Marks the document: a reloaded one has no mark. */
export const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.body.classList.add('marked');
  });

export const marked = (page: Page): Locator => page.locator('body.marked');
