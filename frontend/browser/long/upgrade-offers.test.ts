import {
  ask,
  composer,
  limitCard,
  openChat,
  questions,
  replies,
  sendButton,
  upgradeOverlay,
} from '../support/chat';
import { expect, test } from '../support/test';
import {
  askBeyondLimit,
  askToday,
  expectCheckout,
  expectOverlay,
  LOCKED,
} from '../support/upgrade';

test.beforeEach(({ faults }) => faults.forgive(/status of 429/));

for (const [plan, name, price] of [
  ['pro', 'Pro', '€12.99'],
  ['expert', 'Expert', '€29.99'],
] as const) {
  test(`the limit card links to the checkout of ${name}`, async ({ page, owner, product }) => {
    await askBeyondLimit(page, product, owner, 'yesterday');
    await expect(sendButton(page)).toBeDisabled();
    await limitCard(page)
      .getByRole('link', { name: `Upgrade to ${name}` })
      .click();
    await expect(page).toHaveURL(`/checkout?plan=${plan}`);
    await expectCheckout(page, name, price);
  });
}

test('a dismissed upgrade overlay can be reopened', async ({ page, owner, product }) => {
  await askBeyondLimit(page, product, owner, 'today');
  await upgradeOverlay(page).getByRole('button', { name: 'Maybe Later' }).click();
  await page.getByRole('button', { name: 'See what Pro offers' }).click();
  await upgradeOverlay(page).getByRole('button', { name: 'Close' }).click();
  await expect(upgradeOverlay(page)).toHaveCount(0);
  await expect(composer(page)).toBeDisabled();
});

test('the upgrade overlay links to the checkout of Pro', async ({ page, owner, product }) => {
  await askBeyondLimit(page, product, owner, 'today');
  await upgradeOverlay(page).getByRole('link', { name: 'Upgrade to Pro Now' }).click();
  await expect(page).toHaveURL('/checkout?plan=pro');
  await expectCheckout(page, 'Pro', '€12.99');
});

test("the day's fourth question opens the upgrade overlay, and its text is kept", async ({
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
