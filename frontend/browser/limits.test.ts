import type { Page } from '@playwright/test';
import type { Owner } from '../../backend/test/harness/owner';
import {
  ask,
  composer,
  limitCard,
  openChat,
  questions,
  replies,
  sendButton,
  upgradeOverlay,
} from './support/chat';
import { expect, test } from './support/test';

const LOCKED = 'Upgrade your plan to continue...';

/** Asks this many questions for the owner today. */
async function askToday(owner: Owner, count: number): Promise<void> {
  for (let asked = 0; asked < count; asked += 1) {
    const { reply } = await owner.ask('How much should she eat?');
    await owner.finished(reply.id);
  }
}

async function expectOverlay(page: Page): Promise<void> {
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

test("the end of the day's third answer opens the upgrade overlay, which can be put off", async ({
  page,
  owner,
}) => {
  await askToday(owner, 2);
  await openChat(page, owner);
  await expect(page.getByText('1 question left')).toBeVisible();
  await ask(page, 'Why does she purr?');
  await expectOverlay(page);
  await expect(replies(page).last()).toContainText('15:bene');
  await upgradeOverlay(page).getByRole('button', { name: 'Maybe Later' }).click();
  await expect(upgradeOverlay(page)).toHaveCount(0);
  await expect(composer(page)).toBeDisabled();
  await expect(composer(page)).toHaveAttribute('placeholder', LOCKED);
  await expect(page.getByText('0 questions left')).toBeVisible();
});

test("the day's fourth question is refused by the upgrade overlay, and its words are kept", async ({
  page,
  faults,
  owner,
}) => {
  faults.forgive(/status of 429/);
  await askToday(owner, 3);
  await openChat(page, owner);
  await expect(replies(page)).toHaveCount(3);
  await expect(upgradeOverlay(page)).toHaveCount(0);
  await ask(page, 'And one more thing?');
  await expectOverlay(page);
  await expect(questions(page)).toHaveCount(3);
  await upgradeOverlay(page).getByRole('button', { name: 'Maybe Later' }).click();
  await expect(composer(page)).toBeDisabled();
  await expect(composer(page)).toHaveAttribute('placeholder', LOCKED);
  await expect(composer(page)).toHaveValue('And one more thing?');
  await expect(sendButton(page)).toBeDisabled();
});

test('with all questions used up before today the limit card comes, and closing it gives the words back', async ({
  page,
  product,
  faults,
  owner,
}) => {
  faults.forgive(/status of 429/);
  await product.spend(owner, 'yesterday');
  await openChat(page, owner);
  await ask(page, 'May I ask again?');
  const card = limitCard(page);
  await expect(card).toBeVisible();
  await expect(
    card.getByText("You've used all 3 questions available on the free plan", { exact: true }),
  ).toBeVisible();
  await expect(card.getByRole('listitem').filter({ hasText: 'Pro$14.99/month' })).toBeVisible();
  await expect(card.getByRole('listitem').filter({ hasText: 'Expert$34.99/month' })).toBeVisible();
  await expect(upgradeOverlay(page)).toHaveCount(0);
  await expect(composer(page)).toBeDisabled();
  await expect(composer(page)).toHaveAttribute('placeholder', LOCKED);
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(card).toHaveCount(0);
  await expect(composer(page)).toBeEnabled();
  await expect(composer(page)).toBeFocused();
  await expect(composer(page)).toHaveValue('May I ask again?');
  await expect(upgradeOverlay(page)).toHaveCount(0);
});
