import type { Page } from '@playwright/test';
import { ASKS, DECLINED, fillCard, pay, payButton, setSandbox } from '../support/card';
import { card, openProfile } from '../support/profile';
import { expectToast } from '../support/toast';
import { shoot, shootWhole } from './camera';
import { expect, test } from './stage';

test.use({ settings: { OPENAI_API_KEY: '', OPENAI_BASE_URL: '', PAYMENTS: 'sandbox' } });

const formShown = (page: Page): Promise<void> =>
  expect(payButton(page)).toHaveAttribute('aria-disabled', 'false');

test('the card form: empty, refused, and asked by the bank', async ({ annasPage: page }) => {
  await page.goto('/checkout?plan=pro');
  await formShown(page);
  await shootWhole(page, 'checkout-card');
  await payButton(page).click();
  await shootWhole(page, 'checkout-card-empty');
  await pay(page, DECLINED);
  await expectToast(page, 'Payment Failed');
  await shootWhole(page, 'checkout-card-declined');
  await pay(page, ASKS);
  await expect(page.getByRole('dialog', { name: '3-D Secure' })).toBeVisible();
  await shoot(page, 'checkout-3-d-secure');
});

test('a change of plan, before its click', async ({ ownersPage: page }) => {
  await page.goto('/checkout?plan=pro');
  await pay(page);
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  await page.goto('/checkout?plan=expert');
  const upgrade = page.getByRole('button', { name: /^Pay €[\d.]+ and switch to Expert$/ });
  await expect(upgrade).toBeVisible();
  await shootWhole(page, 'checkout-change-to-expert');
  await upgrade.click();
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  await page.goto('/checkout?plan=pro');
  const downgrade = page.getByRole('button', { name: /^Switch to Pro on/ });
  await expect(downgrade).toBeVisible();
  await shootWhole(page, 'checkout-change-to-pro');
  await downgrade.click();
  await expect(page.getByRole('heading', { name: /^Pro starts on/ })).toBeVisible();
  await shootWhole(page, 'checkout-change-scheduled');
  await page.goto('/checkout?plan=expert');
  await expect(page.getByRole('button', { name: 'Keep Expert' })).toBeVisible();
  await shootWhole(page, 'checkout-change-keep');
});

test('a subscription in the profile', async ({ annasPage: page, product }) => {
  await page.goto('/checkout?plan=pro');
  await fillCard(page, '4000 0000 0000 0341');
  await payButton(page).click();
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  await openProfile(page);
  await expect(card(page, 'Subscription').getByText(/^Renews on/)).toBeVisible();
  await shootWhole(page, 'profile-subscribed');
  await page.getByRole('button', { name: 'Replace card' }).click();
  await fillCard(page, DECLINED);
  await page.getByRole('button', { name: 'Save card' }).click();
  await expectToast(page, 'Card Not Saved');
  await shootWhole(page, 'profile-card');
  await card(page, 'Subscription').getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Request a refund' }).click();
  await shoot(page, 'profile-refund');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByText(/^Ends on/)).toBeVisible();
  await shootWhole(page, 'profile-cancelled');
  await page.getByRole('button', { name: 'Resume subscription' }).click();
  await expect(page.getByText(/^Renews on/)).toBeVisible();
  await setSandbox(product, { advanceDays: 32 });
  await expect(page.getByText('The last payment failed')).toBeVisible({ timeout: 30_000 });
  await shootWhole(page, 'profile-past-due');
});
