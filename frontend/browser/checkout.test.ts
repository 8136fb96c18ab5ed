import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { hold } from './support/held';
import { openPage, register } from './support/sign-in';
import { expect, test } from './support/test';

const INTENT = '**/api/create-payment-intent';
const CONFIG = '**/api/config';

const payment = (page: Page) => page.getByRole('region', { name: 'Payment' });
const says = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true })).toBeVisible();

/** The settings of a server that takes cards; everything else is this server's. */
async function takeCards(page: Page): Promise<void> {
  await page.route(CONFIG, async (route) => {
    const response = await route.fetch();
    const config = (await response.json()) as object;
    await route.fulfill({ response, json: { ...config, stripePublishableKey: 'pk_test_x' } });
  });
}

/** Counts the intents that are asked for, and when. */
function countIntents(page: Page): number[] {
  const times: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/create-payment-intent')) times.push(Date.now());
  });
  return times;
}

test('without a payment provider the checkout says so, and nothing was charged', async ({
  page,
  owner,
}) => {
  await page.goto('/checkout?plan=pro');
  await expect(page.getByRole('heading', { name: 'Stripe Non Configurato' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Torna alla Homepage' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByText(owner.username)).toBeVisible();
});

for (const [address, name, price, feature] of [
  ['/checkout', 'Pro', '€12.99', 'Up to 5 pet profiles'],
  ['/checkout?plan=pro', 'Pro', '€12.99', '24/7 AI veterinary guidance'],
  ['/CHECKOUT?plan=expert', 'Expert', '€29.99', 'Direct veterinarian consultations'],
  ['/checkout?plan=platinum', 'platinum', '€29.99', undefined],
] as const) {
  test(`${address} shows ${name} at ${price} a month`, async ({ page, owner }) => {
    await page.goto(address);
    await expect(page.getByRole('banner').getByText(owner.username)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    await expect(page.getByText(price).first()).toBeVisible();
    if (feature !== undefined) await says(page, feature);
  });
}

test('a visitor signs in on the page and comes back to the plan that was chosen', async ({
  page,
}) => {
  await openPage(page);
  await page.goto('/checkout?plan=expert');
  const card = page.getByRole('main');
  await expect(card.getByRole('heading', { level: 1, name: 'Zampa' })).toBeVisible();
  await card.getByRole('tab', { name: 'Register' }).click();
  const name = `Lia ${Date.now().toString(36)}`;
  await register(card, name, `${name.replace(' ', '.')}@example.org`);
  await expect(page.getByRole('heading', { name: 'Stripe Non Configurato' })).toBeVisible();
  await expect(page).toHaveURL('/checkout?plan=expert');
  await expect(page.getByRole('heading', { level: 2, name: 'Expert' })).toBeVisible();
});

test('the user and the payment are waited for with their own words', async ({ page, owner }) => {
  await takeCards(page);
  const freeSession = await hold(page, '**/api/auth/session');
  const freeIntent = await hold(page, INTENT);
  const intents = countIntents(page);
  await page.goto('/checkout');
  await says(page, 'Caricamento utente...');
  await says(page, 'plan: pro · user: – · attempt: 1');
  await expectAccessible(page);
  expect(intents).toEqual([]);
  freeSession();
  await says(page, 'Preparazione pagamento...');
  await says(page, `plan: pro · user: ${owner.id} · attempt: 1`);
  await expect.poll(() => intents.length).toBe(1);
  freeIntent();
});

test('what a refused intent leaves is a message and a way to try again', async ({
  page,
  owner,
  faults,
}) => {
  expect(owner.id).toBeGreaterThan(0);
  faults.forgive(/500|503/);
  await takeCards(page);
  await page.route(INTENT, (route) =>
    route.fulfill({
      status: 500,
      json: { statusCode: 500, code: 'INTERNAL', error: 'Something went wrong on our side' },
    }),
  );
  const intents = countIntents(page);
  await page.goto('/checkout');
  await says(page, 'Payment Setup Failed');
  await says(page, 'Unable to initialize payment. Please try again.');
  await says(page, 'Nothing was charged. Trying again does not charge you twice.');
  await expectAccessible(page);
  expect(intents).toHaveLength(1);
  await page.unroute(INTENT);
  await page.getByRole('button', { name: 'Riprova Pagamento' }).click();
  await expect.poll(() => intents.length).toBe(2);
  await expect(payment(page).getByText('Stripe Non Configurato')).toBeVisible();
});

test('a 401 is asked again three times, two seconds apart, and then given up', async ({
  page,
  owner,
  faults,
}) => {
  expect(owner.id).toBeGreaterThan(0);
  faults.forgive(/401/);
  await takeCards(page);
  await page.route(INTENT, (route) =>
    route.fulfill({
      status: 401,
      json: { statusCode: 401, code: 'UNAUTHENTICATED', error: 'Not authenticated' },
    }),
  );
  const intents = countIntents(page);
  await page.goto('/checkout');
  await expect(page.getByText('Payment Setup Failed', { exact: true })).toBeVisible({
    timeout: 15_000,
  });
  expect(intents).toHaveLength(4);
  for (const [index, time] of intents.slice(1).entries()) {
    expect(time - (intents[index] ?? 0)).toBeGreaterThanOrEqual(1_950);
  }
});

test('without network the checkout keeps the plan and goes on when asked again', async ({
  page,
  owner,
  faults,
}) => {
  faults.forgive(/ERR_FAILED|Failed to fetch/);
  await page.route(CONFIG, (route) => route.abort());
  await page.goto('/checkout?plan=expert');
  await expect(page.getByRole('heading', { name: 'Connection Error' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(CONFIG);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Stripe Non Configurato' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Expert' })).toBeVisible();
  await expect(page.getByRole('banner').getByText(owner.username)).toBeVisible();
});

test('who has the plan already is led to the profile', async ({ page, owner, product, faults }) => {
  faults.forgive(/409/);
  await product.world.setPlan(owner, 'pro');
  await takeCards(page);
  await page.goto('/checkout?plan=pro');
  await expect(page.getByRole('heading', { name: 'You already have Pro' })).toBeVisible();
  await expect(page.getByText('First month 50% off')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to Profile' }).click();
  await expect(page).toHaveURL('/profile');
});
