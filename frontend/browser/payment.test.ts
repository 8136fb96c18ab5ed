import { expectAccessible } from './support/axe';
import { DECLINED, pay, payButton } from './support/card';
import { ask, composer, limitCard, openChat, questions, replyEnded } from './support/chat';
import { expectPaid } from './support/payment-success';
import { badge } from './support/profile';
import { WITH_PAYMENTS } from './support/product';
import { expect, test } from './support/test';
import { expectToast } from './support/toast';

test.use({ settings: WITH_PAYMENTS });

test('upgrading at the limit updates the plan in every tab and keeps the typed question', async ({
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
  await expect(page).toHaveURL('/profile');
  await page.goBack();
  await expect(page).toHaveURL(/\/chat/);
  await expect(composer(page)).toHaveValue('Why does she purr at night?');
  await composer(page).press('Enter');
  await replyEnded(page);
  await expect(questions(second).last()).toContainText('Why does she purr at night?');
  expect(await product.world.questionsOf(owner)).toBe(4);
});

test('a declined card shows the reason and keeps the form, and another card can pay', async ({
  page,
  owner,
}) => {
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
