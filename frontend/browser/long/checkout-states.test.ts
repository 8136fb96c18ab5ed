import {
  expectNotConfigured,
  expectPayment,
  nameKey,
  payment,
  watchIntents,
} from '../support/checkout';
import { expectFinished } from '../support/finished';
import { expect, test } from '../support/test';

const PRO = [
  'Unlimited daily questions',
  'Up to 5 pet profiles',
  '24/7 AI veterinary guidance',
  'Health and behaviour insights',
  'Personalized care reminders',
  'Priority email support',
];
const EXPERT = [
  'Everything in Pro',
  'Unlimited pet profiles',
  'Advanced breeding insights',
  'API access',
  'Batch health monitoring',
  'Business-grade support',
];
const DISCOUNT = 'First month 50% off';

test('any plan name is shown as plain text', async ({ page, context, product }) => {
  await product.newcomer(context);
  const name = `<img src=x onerror=alert(1)>${'gold'.repeat(60)}`;
  await page.goto(`/checkout?plan=${encodeURIComponent(name)}`);
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  await expectNotConfigured(page);
  await expectFinished(page);
});

test('without a payment provider the card says so, requests no payment and links home', async ({
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

test('an owner who already has the plan is sent to the profile', async ({
  page,
  owner,
  product,
  faults,
}) => {
  faults.forgive(/status of 409/);
  await product.world.setPlan(owner, 'expert');
  await nameKey(page);
  await page.goto('/checkout?plan=expert');
  await expectPayment(
    page,
    'You already have Expert',
    "There's nothing more to pay now. Your profile shows what your plan includes.",
  );
  await expect(page.getByText(DISCOUNT)).toHaveCount(0);
  await expectFinished(page);
  await page.getByRole('link', { name: 'Go to Profile', exact: true }).click();
  await expect(page).toHaveURL('/profile');
});

test('the checkout shows the plan from its address with price and features', async ({
  page,
  context,
  product,
}) => {
  await product.newcomer(context);
  for (const [address, name, price, features] of [
    ['/checkout', 'Pro', '€12.99', PRO],
    ['/checkout?plan=', 'Pro', '€12.99', PRO],
    ['/checkout?plan=pro', 'Pro', '€12.99', PRO],
    ['/CheckOut?plan=expert', 'Expert', '€29.99', EXPERT],
    ['/checkout?plan=platinum', 'platinum', '€29.99', []],
    ['/checkout?plan=PRO', 'PRO', '€29.99', []],
  ] as const) {
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout');
    await expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    await expect(main.getByText(`${price}/month`, { exact: true })).toBeVisible();
    await expect(main.getByRole('listitem')).toHaveText([...features]);
    await expect(main.getByText(DISCOUNT, { exact: true })).toBeVisible();
    await expect(
      main.getByText('Cancel anytime • Secure payment • 30-day money-back guarantee', {
        exact: true,
      }),
    ).toBeVisible();
    await expect(page).toHaveURL(address);
  }
});

test('the first-month discount is not offered to owners with a paid plan', async ({
  page,
  owner,
  product,
}) => {
  await product.world.setPlan(owner, 'pro');
  await page.goto('/checkout?plan=expert');
  await expectNotConfigured(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Switch to Expert');
  await expect(page.getByText('€29.99/month', { exact: true })).toBeVisible();
  await expect(page.getByText(DISCOUNT)).toHaveCount(0);
});
