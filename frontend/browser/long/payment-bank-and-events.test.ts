import { expectAccessible } from '../support/axe';
import { ASKS, CONFIRM, pay, payButton, setSandbox } from '../support/card';
import { done, expectPaid } from '../support/payment-success';
import { badge } from '../support/profile';
import { WITH_PAYMENTS } from '../support/product';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toast';

test.use({ settings: WITH_PAYMENTS });

test.afterEach(({ product }) => setSandbox(product, { webhooks: true }));

test('a failed 3-D Secure check declines the payment, and a passed one completes it', async ({
  page,
  owner,
}) => {
  await page.goto('/checkout');
  await pay(page, ASKS);
  const bank = page.getByRole('dialog', { name: '3-D Secure' });
  await expectAccessible(page);
  await bank.getByRole('button', { name: 'Fail authentication' }).click();
  await expectToast(
    page,
    'Payment Failed',
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  );
  await payButton(page).click();
  await bank.getByRole('button', { name: 'Complete authentication' }).click();
  await expectPaid(page);
  await expect(badge(page, owner.username)).toContainText('Pro');
});

test('without a webhook, the page after the payment activates the plan itself', async ({
  page,
  owner,
  product,
}) => {
  await setSandbox(product, { webhooks: false });
  await page.goto('/checkout');
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Finalizing Your Upgrade...' })).toBeVisible();
  await expect(done(page)).toBeVisible();
  await expect(badge(page, owner.username)).toContainText('Pro');
  await expect(page).toHaveURL('/profile');
});

test('if the webhook arrives first, the page after the payment requests no activation', async ({
  page,
  owner,
}) => {
  let activations = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/simulate-payment-success')) activations += 1;
  });
  await page.route(`**${CONFIRM}`, async (route) => {
    const response = await route.fetch();
    await expect(badge(page, owner.username)).toContainText('Pro');
    await route.fulfill({ response });
  });
  await page.goto('/checkout');
  await pay(page);
  await expectPaid(page);
  expect(activations).toBe(0);
});

test('closing the tab right after paying still activates the plan', async ({
  page,
  owner,
  openBeside,
}) => {
  const second = await openBeside('/chat');
  await page.goto('/checkout');
  const paid = page.waitForResponse(`**${CONFIRM}`);
  await pay(page);
  await paid;
  await page.close();
  await expect(badge(second, owner.username)).toContainText('Pro');
});
