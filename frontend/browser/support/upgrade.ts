import { expect, type Page } from '@playwright/test';
import { composer } from './chat';

/** A question beyond the limit. */
export const REFUSED = 'May I ask again?';

/** Expects the checkout to show this plan at this price, and the chat to keep the draft. */
export async function expectCheckout(page: Page, plan: string, price: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(page.getByRole('heading', { name: plan, exact: true })).toBeVisible();
  await expect(page.getByText(price).first()).toBeVisible();
  await page.goBack();
  await expect(composer(page)).toHaveValue(REFUSED);
}
