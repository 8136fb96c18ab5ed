import type { Locator, Page } from '@playwright/test';
import { card } from './profile';

export const subscription = (page: Page): Locator => card(page, 'Subscription');

export const cancel = (page: Page): Locator =>
  subscription(page).getByRole('button', { name: 'Cancel subscription' });

/** Opens the question before Pro is cancelled. */
export async function askToCancel(page: Page): Promise<Locator> {
  await cancel(page).click();
  return page.getByRole('dialog', { name: 'Cancel Pro?' });
}
