import { ask, composer, limitCard, openChat, sendButton, upgradeOverlay } from '../support/chat';
import { expect, test } from '../support/test';
import { expectCheckout, REFUSED } from '../support/upgrade';

test.beforeEach(({ faults }) => faults.forgive(/status of 429/));

for (const [plan, name, price] of [
  ['pro', 'Pro', '€12.99'],
  ['expert', 'Expert', '€29.99'],
] as const) {
  test(`the limit card leads to the checkout of ${name}`, async ({ page, owner, product }) => {
    await product.spend(owner, 'yesterday');
    await openChat(page, owner);
    await ask(page, REFUSED);
    await expect(sendButton(page)).toBeDisabled();
    await limitCard(page)
      .getByRole('link', { name: `Upgrade to ${name}` })
      .click();
    await expect(page).toHaveURL(`/checkout?plan=${plan}`);
    await expectCheckout(page, name, price);
  });
}

test('what was put off can be looked at again', async ({ page, owner, product }) => {
  await product.spend(owner, 'today');
  await openChat(page, owner);
  await ask(page, REFUSED);
  await upgradeOverlay(page).getByRole('button', { name: 'Maybe Later' }).click();
  await page.getByRole('button', { name: 'See what Pro offers' }).click();
  await upgradeOverlay(page).getByRole('button', { name: 'Close' }).click();
  await expect(upgradeOverlay(page)).toHaveCount(0);
  await expect(composer(page)).toBeDisabled();
});
