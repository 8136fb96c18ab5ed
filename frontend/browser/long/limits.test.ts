import { ask, composer, limitCard, openChat, replies, upgradeOverlay } from '../support/chat';
import { expect, test } from '../support/test';
import { askBeyondLimit, askToday, expectOverlay, LOCKED, REFUSED } from '../support/upgrade';

test("the end of the day's third answer opens the upgrade overlay, which can be dismissed", async ({
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

test('the limit card shows if all questions were used before today; closing restores the text', async ({
  page,
  product,
  faults,
  owner,
}) => {
  faults.forgive(/status of 429/);
  await askBeyondLimit(page, product, owner, 'yesterday');
  const card = limitCard(page);
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
  await expect(composer(page)).toHaveValue(REFUSED);
  await expect(upgradeOverlay(page)).toHaveCount(0);
});
