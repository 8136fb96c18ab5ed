import {
  expectNotConfigured,
  expectPayment,
  nameKey,
  payment,
  watchIntents,
} from '../support/checkout';
import { expectFinished } from '../support/finished';
import { expect, test } from '../support/test';

const DISCOUNT = 'First month 50% off';

test('a plan of any name is shown as it is written, and nothing else', async ({
  page,
  context,
  product,
}) => {
  await product.newcomer(context);
  const name = `<img src=x onerror=alert(1)>${'gold'.repeat(60)}`;
  await page.goto(`/checkout?plan=${encodeURIComponent(name)}`);
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  await expectNotConfigured(page);
  await expectFinished(page);
});

test('without a payment provider the card says so, asks for nothing and leads home', async ({
  page,
  context,
  product,
}) => {
  await product.newcomer(context);
  const intents = watchIntents(page);
  await page.goto('/checkout?plan=pro');
  await expectNotConfigured(page);
  await expect(payment(page).getByRole('button')).toHaveCount(0);
  await expectFinished(page);
  expect(intents).toEqual([]);
  await page.getByRole('link', { name: 'Torna alla Homepage', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('who has the plan already is led to the profile', async ({ page, owner, product, faults }) => {
  faults.forgive(/status of 409/);
  await product.world.setPlan(owner, 'expert');
  await nameKey(page);
  await page.goto('/checkout?plan=expert');
  await expectPayment(
    page,
    'You already have Expert',
    'Nothing was charged. Your profile shows what your plan includes.',
  );
  await expect(page.getByText(DISCOUNT)).toHaveCount(0);
  await expectFinished(page);
  await page.getByRole('link', { name: 'Go to Profile', exact: true }).click();
  await expect(page).toHaveURL('/profile');
});
