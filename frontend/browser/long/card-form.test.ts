import { expectAccessible } from '../support/axe';
import { CONFIRM, fillCard, payButton } from '../support/card';
import { done } from '../support/payment-success';
import { paymentsOf } from '../support/provider';
import { WITH_PAYMENTS } from '../support/product';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toast';

test.use({ settings: WITH_PAYMENTS });

test('card errors are shown before anything is sent', async ({ page, owner }) => {
  expect(owner.id).toBeGreaterThan(0);
  let confirmations = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(CONFIRM)) confirmations += 1;
  });
  await page.goto('/checkout');
  await fillCard(page, '4242 4242');
  await payButton(page).click();
  await expect(page.getByText('Your card number is incomplete.').first()).toBeVisible();
  await fillCard(page, '4242 4242 4242 4241');
  await page.getByLabel('Expiry').fill('01 / 20');
  await page.getByLabel('CVC').fill('1');
  await payButton(page).click();
  for (const text of [
    'Your card number is invalid.',
    "Your card's expiration year is in the past.",
    "Your card's security code is incomplete.",
  ]) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await expectAccessible(page);
  expect(confirmations).toBe(0);
});

test('a connection lost while paying keeps the card details, and retrying charges once', async ({
  page,
  owner,
  product,
  faults,
}) => {
  faults.forgive(/ERR_FAILED/);
  await page.goto('/checkout');
  let first = true;
  await page.route(`**${CONFIRM}`, async (route) => {
    if (!first) return route.continue();
    first = false;
    await route.fetch();
    return route.abort();
  });
  await fillCard(page, '4242 4242 4242 4242');
  await payButton(page).dblclick();
  await expectToast(page, 'Payment Failed');
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  await payButton(page).click();
  await expect(done(page)).toBeVisible();
  const charges = await paymentsOf(product, owner, 'charges');
  expect(charges.filter(({ paid }) => paid)).toHaveLength(1);
});
