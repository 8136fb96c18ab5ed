import type { Page } from '@playwright/test';
import { ask, composer, limitCard, openChat, sendButton, upgradeOverlay } from './support/chat';
import { expect, test } from './support/test';

const REFUSED = 'May I ask again?';

test.beforeEach(({ faults }) => faults.forgive(/status of 429/));

/** Expects the checkout to show this plan at this price, and the chat to keep the draft. */
async function expectCheckout(page: Page, plan: string, price: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(page.getByRole('heading', { name: plan, exact: true })).toBeVisible();
  await expect(page.getByText(price).first()).toBeVisible();
  await page.goBack();
  await expect(composer(page)).toHaveValue(REFUSED);
}

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

test('the upgrade overlay leads to the checkout of Pro', async ({ page, owner, product }) => {
  await product.spend(owner, 'today');
  await openChat(page, owner);
  await ask(page, REFUSED);
  await upgradeOverlay(page).getByRole('link', { name: 'Upgrade to Pro Now' }).click();
  await expect(page).toHaveURL('/checkout?plan=pro');
  await expectCheckout(page, 'Pro', '€12.99');
});

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

test('a plan that becomes active elsewhere ends the limit at once', async ({
  page,
  owner,
  product,
}) => {
  await product.spend(owner, 'today');
  await openChat(page, owner);
  await ask(page, REFUSED);
  await expect(upgradeOverlay(page)).toBeVisible();
  const { status } = await owner.call('POST', '/api/test-subscription-update', { planType: 'pro' });
  expect(status).toBe(200);
  await expect(upgradeOverlay(page)).toHaveCount(0);
  await expect(composer(page)).toBeEnabled();
  await expect(composer(page)).toHaveValue(REFUSED);
  await expect(page.getByText(/questions left/)).toHaveCount(0);
});
