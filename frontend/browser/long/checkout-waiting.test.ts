import { TIMINGS } from '../../src/shared/timings';
import {
  CONFIG,
  debugLine,
  expectNotConfigured,
  expectPayment,
  INTENT,
  nameKey,
  payment,
  retryButton,
  waiting,
  watchIntents,
} from '../support/checkout';
import { expectFinished } from '../support/finished';
import { callsOf, hold } from '../support/network';
import { expect, test } from '../support/test';

const SESSION = '/api/auth/session';

test('the checkout waits for the user, then requests the payment once', async ({
  page,
  context,
  product,
  faults,
}) => {
  faults.forgive(/status of 503/);
  const { id } = await product.newcomer(context);
  await nameKey(page);
  const session = await hold(page, 'GET', SESSION);
  const intent = await hold(page, 'POST', INTENT);
  await page.goto('/checkout');
  await expect(waiting(page, 'Caricamento utente...')).toBeVisible();
  await expect(debugLine(page, 'pro', '–', 1)).toBeVisible();
  expect(await retryButton(page).isVisible()).toBe(true);
  await expectFinished(page);
  expect(intent.sent).toBe(0);
  session.release();
  await expect(waiting(page, 'Preparazione pagamento...')).toBeVisible();
  await expect(debugLine(page, 'pro', id, 1)).toBeVisible();
  await expectFinished(page);
  await expect.poll(() => intent.sent).toBe(1);
  expect(intent.body).toEqual({ amount: 12.99, planType: 'pro' });
  await expect(waiting(page, 'Preparazione pagamento...')).toBeVisible();
  intent.release();
  await expectNotConfigured(page);
  expect(intent.sent).toBe(1);
  const [known] = await callsOf(page, SESSION);
  const [asked] = await callsOf(page, INTENT);
  expect(asked?.sent).toBeGreaterThanOrEqual((known?.answered ?? NaN) + TIMINGS.checkoutStart);
});

test('retrying while the user loads still requests the payment only once', async ({
  page,
  context,
  product,
  faults,
}) => {
  faults.forgive(/status of 503/);
  await product.newcomer(context);
  await nameKey(page);
  const session = await hold(page, 'GET', SESSION);
  const intents = watchIntents(page);
  await page.goto('/checkout');
  await expect(waiting(page, 'Caricamento utente...')).toBeVisible();
  await retryButton(page).click();
  session.release();
  await expectNotConfigured(page);
  expect(intents).toHaveLength(1);
});

test('payment settings that fail to load show an error and can be retried', async ({
  page,
  context,
  product,
  faults,
}) => {
  faults.forgive(/ERR_FAILED/);
  await product.newcomer(context);
  await page.route(`**${CONFIG}`, (route) => route.abort());
  await page.goto('/checkout?plan=expert');
  await expectPayment(
    page,
    'Connection Error',
    "The payment settings couldn't be loaded. Nothing was charged.",
  );
  await expect(page.getByText('€29.99/month', { exact: true })).toBeVisible();
  await expectFinished(page);
  await page.unroute(`**${CONFIG}`);
  await payment(page).getByRole('button', { name: 'Try Again', exact: true }).click();
  await expectNotConfigured(page);
  await expect(page.getByText('First month 50% off', { exact: true })).toBeVisible();
});
