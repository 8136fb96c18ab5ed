import { expect, type Page } from '@playwright/test';
import type { Owner } from '../../../backend/test/harness/owner';
import { ask, composer, limitCard, openChat, upgradeOverlay } from './chat';
import type { Product } from './product';

/** A question beyond the limit. */
export const REFUSED = 'May I ask again?';

/**
 * Opens the chat of an owner whose free questions are used up, asks one more, and waits for the
 * plan's offer: the limit card, or the overlay if they were asked today. The browser reports the
 * refusal: `faults.forgive(/status of 429/)`.
 */
export async function askBeyondLimit(
  page: Page,
  product: Product,
  owner: Owner,
  day: 'today' | 'yesterday',
): Promise<void> {
  await product.spend(owner, day);
  await openChat(page, owner);
  await ask(page, REFUSED);
  await expect(day === 'today' ? upgradeOverlay(page) : limitCard(page)).toBeVisible();
}

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
