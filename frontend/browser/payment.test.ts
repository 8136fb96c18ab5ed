import { expectAccessible } from './support/axe';
import { CONFIRM, DECLINED, fillCard, pay, payButton } from './support/card';
import { ask, composer, limitCard, openChat, questions, replyEnded } from './support/chat';
import { done, expectPaid } from './support/payment-success';
import { badge } from './support/profile';
import { paymentsOf } from './support/provider';
import { WITH_PAYMENTS } from './support/product';
import { expect, test } from './support/test';
import { expectToast } from './support/toast';

test.use({ settings: WITH_PAYMENTS });

test('from the limit to a paid plan in every tab, with the words that were typed', async ({
  page,
  owner,
  product,
  openBeside,
  faults,
}) => {
  faults.forgive(/status of 429/);
  await product.spend(owner, 'yesterday');
  const second = await openBeside(`/chat?petId=${owner.petId}`);
  await openChat(page, owner);
  await ask(page, 'Why does she purr at night?');
  await expect(limitCard(page)).toBeVisible();
  await limitCard(page).getByRole('link', { name: 'Upgrade to Pro' }).click();
  await expect(page).toHaveURL('/checkout?plan=pro');
  await expect(page.getByText('Due today')).toBeVisible();
  await expect(page.getByText('€6.49', { exact: true })).toBeVisible();
  await expect(page.getByText(/Then €12\.99 a month from \d+ \w+ \d{4}/)).toBeVisible();
  await expect(payButton(page)).toHaveText('Subscribe to Pro - €12.99/month');
  await expectAccessible(page);
  await pay(page);
  await expectPaid(page);
  for (const tab of [page, second]) {
    await expect(badge(tab, owner.username)).toContainText('Pro');
  }
  await page.goto(`/chat?petId=${owner.petId}`);
  await expect(composer(page)).toHaveValue('Why does she purr at night?');
  await composer(page).press('Enter');
  await replyEnded(page);
  await expect(questions(second).last()).toContainText('Why does she purr at night?');
  expect(await product.world.questionsOf(owner)).toBe(4);
});

test('a declined card says why, keeps the form, and another card pays', async ({ page, owner }) => {
  await page.goto('/checkout');
  await pay(page, DECLINED);
  await expectToast(page, 'Payment Failed', 'Your card was declined.');
  await expect(
    page.getByText('Your card was declined. Nothing was charged. Try another card'),
  ).toBeVisible();
  await expect(page.getByLabel('Card number')).toHaveValue(DECLINED);
  await expectAccessible(page);
  await pay(page);
  await expectPaid(page);
  await expect(badge(page, owner.username)).toContainText('Pro');
});

test('a tab that is closed right after paying still has its plan', async ({
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

test('wrong cards are named before anything is sent', async ({ page, owner }) => {
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

test('a network that is lost while paying keeps the card, and pays once', async ({
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
