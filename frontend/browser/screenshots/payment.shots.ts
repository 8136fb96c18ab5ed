import type { Page } from '@playwright/test';
import { expectToast } from '../support/toast';
import { shoot, shootWhole } from './camera';
import { cut, expect, hold, test } from './stage';

/** Serves the settings of a server that takes payments. */
const takePayments = (page: Page): Promise<unknown> =>
  page.route('**/api/config', async (route) => {
    const response = await route.fetch();
    const config = (await response.json()) as object;
    await route.fulfill({ response, json: { ...config, stripePublishableKey: 'pk_test' } });
  });

test('a server without payments', async ({ annasPage: page }) => {
  for (const plan of ['pro', 'expert']) {
    await page.goto(`/checkout?plan=${plan}`);
    await expect(page.getByText('Stripe Non Configurato')).toBeVisible();
    await shootWhole(page, `checkout-not-configured-${plan}`);
  }
  await page.goto('/checkout?plan=platinum');
  await expect(page.getByText('Stripe Non Configurato')).toBeVisible();
  await shootWhole(page, 'checkout-other-plan');
});

test('a checkout that loads, prepares and fails', async ({ annasPage: page, faults }) => {
  faults.forgive(/status of 500|ERR_FAILED/);
  await hold(page, '**/api/auth/session');
  await page.goto('/checkout?plan=pro');
  await expect(page.getByText('Caricamento utente...')).toBeVisible();
  await shootWhole(page, 'checkout-loading-user');
  await page.unroute('**/api/auth/session');
  await takePayments(page);
  await hold(page, '**/api/create-payment-intent');
  await page.goto('/checkout?plan=pro');
  await expect(page.getByText('Preparazione pagamento...')).toBeVisible();
  await shootWhole(page, 'checkout-preparing');
  await page.route('**/api/create-payment-intent', (route) => route.fulfill({ status: 500 }));
  await page.goto('/checkout?plan=pro');
  await expectToast(page, 'Payment Setup Failed');
  await shootWhole(page, 'checkout-failed');
  await cut(page, '**/api/config');
  await page.goto('/checkout?plan=pro');
  await expect(page.getByText("The payment settings couldn't be loaded")).toBeVisible();
  await shootWhole(page, 'checkout-settings-failed');
});

test('the checkout of a plan that one has', async ({ page, anna, product, faults }) => {
  faults.forgive(/status of 409/);
  await product.world.setPlan(anna, 'pro');
  await takePayments(page);
  await page.goto('/checkout?plan=pro');
  await expect(page.getByText('You already have Pro')).toBeVisible();
  await shootWhole(page, 'checkout-subscribed');
});

test('after a payment', async ({ page, anna, product, faults }) => {
  faults.forgive(/status of \d+/);
  await hold(page, '**/api/simulate-payment-success');
  await page.goto('/payment-success?plan=pro');
  await expect(page.getByText('Finalizing Your Upgrade...')).toBeVisible();
  await shoot(page, 'payment-finalizing');
  await expect(page.getByRole('button', { name: 'Activating...' })).toBeVisible();
  await shoot(page, 'payment-activating');
  await page.unroute('**/api/simulate-payment-success');
  await page.goto('/payment-success?plan=pro');
  await expectToast(page, 'Update Failed');
  await shoot(page, 'payment-not-active');
  await product.world.setPlan(anna, 'pro');
  await page.goto('/payment-success?plan=pro');
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  await shoot(page, 'payment-successful');
});

test('after a payment, signed out', async ({ page }) => {
  await page.goto('/payment-success?plan=pro');
  await expect(page.getByText('Login or register to continue')).toBeVisible();
  await shootWhole(page, 'payment-signed-out');
});
