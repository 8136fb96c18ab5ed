import { expect, type Page } from '@playwright/test';
import type { Owner } from '../../../backend/test/harness/owner';
import { expectAccessible } from './axe';
import { ask, composer, emergency, limitCard, openChat, questions, upgradeOverlay } from './chat';
import { expectFits } from './fits';
import type { Product } from './product';

export const LILY = 'She chewed a lily leaf';

/** What the free plan says, and offers, once its questions are used up. */
const REFUSALS = {
  yesterday: ["You've used all 3 questions available on the free plan", limitCard],
  today: ['You have reached the daily limit of 3 questions.', upgradeOverlay],
} as const;

/** Asks an emergency question that the plan refuses, and expects help before the plan's offer. */
export async function expectHelpFirst(
  page: Page,
  product: Product,
  owner: Owner,
  day: keyof typeof REFUSALS,
): Promise<void> {
  const [offer, offered] = REFUSALS[day];
  await product.spend(owner, day);
  await openChat(page, owner);
  await ask(page, LILY);
  await expect(emergency(page)).toBeVisible();
  await expect(page.getByText(offer)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'See what Pro offers' })).toBeInViewport({
    ratio: 1,
  });
  await expect(offered(page)).toHaveCount(0);
  await expect(questions(page)).toHaveCount(0);
  await expect(composer(page)).toHaveValue(LILY);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'See what Pro offers' }).click();
  await expect(offered(page)).toBeVisible();
  await offered(page).getByRole('button', { name: 'Close' }).click();
  await expect(offered(page)).toHaveCount(0);
  await expect(emergency(page)).toBeVisible();
  await expectFits(page, emergency(page));
}
