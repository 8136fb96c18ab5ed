import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expectFinished } from '../support/finished';
import { ASKS, DECLINED, fillCard, pay, setSandbox } from '../support/card';
import { badge, card, openProfile } from '../support/profile';
import { WITH_PAYMENTS } from '../support/product';
import { paymentsOf } from '../support/provider';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toast';

test.use({ settings: WITH_PAYMENTS });

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name }).click();

async function buyPro(page: Page, number?: string): Promise<void> {
  await page.goto('/checkout');
  await pay(page, number);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await openProfile(page);
  await expect(card(page, 'Subscription').getByText(/^Renews on .* for €12\.99\.$/)).toBeVisible();
}

test('a subscription is cancelled at the end of the period and can be resumed', async ({
  page,
  owner,
}) => {
  await buyPro(page);
  await expectAccessible(page);
  await press(page, 'Cancel subscription');
  await expectAccessible(page);
  await confirm(page, 'Cancel subscription');
  await expect(page.getByText(/^Ends on .* Nothing more is charged\.$/)).toBeVisible();
  await expect(badge(page, owner.username)).toContainText('Pro');
  await press(page, 'Resume subscription');
  await expect(page.getByText(/^Renews on/)).toBeVisible();
});

test('a refund ends the plan in every tab and is listed among the payments', async ({
  page,
  owner,
  openBeside,
}) => {
  await buyPro(page);
  const second = await openBeside('/chat');
  await expect(page.getByText(/30-day money-back guarantee: until/)).toBeVisible();
  await press(page, 'Request a refund');
  await confirm(page, 'Refund and end now');
  for (const tab of [page, second]) {
    await expect(badge(tab, owner.username)).toContainText('Free');
  }
  await expect(page.getByText('€6.49')).toBeVisible();
  await expect(page.getByText(/^Refunded$/i)).toBeVisible();
  await expectAccessible(page);
});

test('an upgrade is paid with the saved card; a downgrade is scheduled and can be undone', async ({
  page,
  owner,
}) => {
  await buyPro(page);
  await page.goto('/checkout?plan=expert');
  await expect(
    page.getByRole('region', { name: 'Payment' }).getByText('€23.50').first(),
  ).toBeVisible();
  await expect(page.getByText('Card ending 4242')).toBeVisible();
  await expectFinished(page);
  await press(page, 'Pay €23.50 and switch to Expert');
  await expectToast(page, 'Payment Completed!');
  await expect(badge(page, owner.username)).toContainText('Expert');
  await page.goto('/checkout?plan=pro');
  await expect(page.getByText('Expert stays as it is')).toBeVisible();
  await expectFinished(page);
  await page.getByRole('button', { name: /^Switch to Pro on \d+ \w+$/ }).click();
  await expect(page.getByRole('heading', { name: /^Pro starts on/ })).toBeVisible();
  await expectFinished(page);
  await openProfile(page);
  await expect(page.getByText(/^Changes to Pro on .*, for €12\.99 a month\.$/)).toBeVisible();
  await press(page, 'Keep Expert');
  await expect(page.getByText(/^Renews on .* for €29\.99\.$/)).toBeVisible();
});

test('the card is replaced in the profile without a charge', async ({ page, owner, product }) => {
  await buyPro(page);
  await expect(page.getByText('Card ending 4242, valid until 12/40.')).toBeVisible();
  await press(page, 'Replace card');
  await fillCard(page, DECLINED);
  await expectAccessible(page);
  await press(page, 'Save card');
  await expectToast(page, 'Card Not Saved', 'Your card was declined.');
  await fillCard(page, ASKS);
  await press(page, 'Save card');
  await press(page, 'Complete authentication');
  await expectToast(page, 'Card Saved', 'It pays from the next payment on.');
  await expect(page.getByText('Card ending 3155, valid until 12/40.')).toBeVisible();
  await expect(page.locator(':focus')).toHaveText('Replace card');
  expect(await paymentsOf(product, owner, 'charges')).toHaveLength(1);
});

test('a failed renewal is shown and can be paid', async ({ page, owner, product }) => {
  await buyPro(page, '4000 0000 0000 0341');
  await setSandbox(product, { advanceDays: 32 });
  await expect(page.getByText('The last payment failed')).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Pay now' }).click();
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await openProfile(page);
  await expect(page.getByText(/^Renews on/)).toBeVisible();
  await expect(badge(page, owner.username)).toContainText('Pro');
});
