import { expect, type Locator, type Page } from '@playwright/test';
import { expectToast } from './toast';

export const INTENT = '/api/create-payment-intent';
export const CONFIG = '/api/config';

export const payment = (page: Page): Locator => page.getByRole('region', { name: 'Payment' });

/** Expects a card beside the plan, with exactly this title and text. */
export async function expectPayment(page: Page, title: string, text: string): Promise<void> {
  await expect(
    payment(page).getByRole('heading', { level: 2, name: title, exact: true }),
  ).toBeVisible();
  await expect(payment(page).getByText(text, { exact: true })).toBeVisible();
}

export const expectNotConfigured = (page: Page): Promise<void> =>
  expectPayment(
    page,
    'Stripe Non Configurato',
    "This server doesn't take card payments yet. Nothing was charged and your plan hasn't changed.",
  );

export const retryButton = (page: Page): Locator =>
  payment(page).getByRole('button', { name: 'Riprova Pagamento', exact: true });

export const debugLine = (page: Page, plan: string, user: string | number, attempt: number) =>
  payment(page).getByText(`plan: ${plan} · user: ${user} · attempt: ${attempt}`, { exact: true });

/** Puts a public key into the settings; everything else goes to the server. */
export const nameKey = (page: Page): Promise<unknown> =>
  page.route(`**${CONFIG}`, async (route) => {
    const response = await route.fetch();
    const config = (await response.json()) as object;
    await route.fulfill({ response, json: { ...config, stripePublishableKey: 'pk_test_1' } });
  });

/** The bodies of the intent requests that the page makes from now on. */
export function watchIntents(page: Page): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(INTENT)) bodies.push(request.postDataJSON());
  });
  return bodies;
}

/** What the card says while it waits. */
export const waiting = (page: Page, text: string): Locator =>
  payment(page).getByText(text, { exact: true });

/** Expects a notification and a lasting card to report that the payment could not be prepared. */
export async function expectFailed(page: Page): Promise<void> {
  await expectToast(
    page,
    'Payment Setup Failed',
    'Unable to initialize payment. Please try again.',
  );
  await expectPayment(
    page,
    "The payment couldn't be prepared",
    "Nothing was charged. Trying again won't charge you twice.",
  );
}
