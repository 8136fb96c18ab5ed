import { expectNotConfigured } from './support/checkout';
import { expectFinished } from './support/finished';
import { fillLogin, loginButton } from './support/sign-in';
import { PASSWORD } from '../../backend/test/harness/owner';
import { expect, test } from './support/test';
import { expectToast } from './support/toast';

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
  'Direct veterinarian consultations when a partner vet is available',
  'Batch health monitoring',
  'Business-grade support',
];
const DISCOUNT = 'First month 50% off';

test('the checkout offers the plan of its address, with its price and what it holds', async ({
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

test('a visitor signs in on the page, which reloads with the plan that was chosen', async ({
  page,
  product,
  browser,
}) => {
  const elsewhere = await browser.newContext();
  const { email, username } = await product.newcomer(elsewhere);
  await elsewhere.close();
  await page.goto('/checkout?plan=expert');
  const card = page.getByRole('main');
  await expect(card.getByRole('heading', { level: 1 })).toHaveText('Zampa');
  await expect(card.getByText('Login or register to continue', { exact: true })).toBeVisible();
  await expect(card.getByText('€')).toHaveCount(0);
  await expectFinished(page);
  await fillLogin(card, email, PASSWORD);
  const reload = page.waitForEvent('load');
  await loginButton(card).click();
  await reload;
  await expectToast(page, 'Login successful!', `Welcome, ${username}!`);
  await expect(page).toHaveURL('/checkout?plan=expert');
  await expect(card.getByRole('heading', { level: 2, name: 'Expert', exact: true })).toBeVisible();
  await expectNotConfigured(page);
});

test('the first month is promoted to those alone who have no plan', async ({
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
