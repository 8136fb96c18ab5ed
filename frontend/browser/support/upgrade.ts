import { expect, type Page } from '@playwright/test';
import type { Owner } from '../../../backend/test/harness/owner';
import { composer, limitCard, upgradeOverlay } from './chat';

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

/** What the composer says once it is locked. */
export const LOCKED = 'Upgrade your plan to continue...';

/** Asks this many questions for the owner today. */
export async function askToday(owner: Owner, count: number): Promise<void> {
  for (let asked = 0; asked < count; asked += 1) {
    const { reply } = await owner.ask('How much should she eat?');
    await owner.finished(reply.id);
  }
}

/** Expects the upgrade overlay, with its offer, and not the limit card. */
export async function expectOverlay(page: Page): Promise<void> {
  const overlay = upgradeOverlay(page);
  await expect(overlay).toBeVisible();
  for (const text of [
    'You have reached the daily limit of 3 questions.',
    '€12.99',
    'per month',
    'first month 50% off',
    'Cancel anytime • Secure payment • 30-day money-back guarantee',
  ]) {
    await expect(overlay.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(limitCard(page)).toHaveCount(0);
}
