import type { Page } from '@playwright/test';
import { INTENT_RETRIES, TIMINGS } from '../../src/shared/timings';
import {
  debugLine,
  expectFailed,
  expectNotConfigured,
  INTENT,
  nameKey,
  retryButton,
  waiting,
  watchIntents,
} from '../support/checkout';
import { expectFinished } from '../support/finished';
import { callsOf } from '../support/network';
import { expect, test } from '../support/test';
import { toastArea } from '../support/toast';

/** Strips the session from this many intent requests, or from all. */
const askWithoutSession = (page: Page, times?: number): Promise<unknown> =>
  page.route(
    `**${INTENT}`,
    async (route) => {
      const answer = await fetch(route.request().url(), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: route.request().postData(),
      });
      await route.fulfill({ status: answer.status, body: await answer.text() });
    },
    times === undefined ? {} : { times },
  );

test('an unknown plan is refused on every retry', async ({ page, context, product, faults }) => {
  faults.forgive(/status of 400/);
  const { id } = await product.newcomer(context);
  await nameKey(page);
  const intents = watchIntents(page);
  await page.goto('/checkout?plan=platinum');
  await expectFailed(page);
  await expect(debugLine(page, 'platinum', id, 1)).toBeVisible();
  await expectFinished(page);
  await retryButton(page).click();
  await expect(waiting(page, 'Preparazione pagamento...')).toBeVisible();
  await expect(debugLine(page, 'platinum', id, 2)).toBeVisible();
  await expect(retryButton(page)).toBeFocused();
  await expectFailed(page);
  expect(intents).toEqual(Array(2).fill({ amount: 29.99, planType: 'platinum' }));
});

test('a missing session is retried three times, 2 s apart; a manual retry asks for sign-in', async ({
  page,
  context,
  product,
  faults,
}) => {
  faults.forgive(/status of 401/);
  await product.newcomer(context);
  await nameKey(page);
  await askWithoutSession(page);
  await page.goto('/checkout?plan=expert');
  await expect(waiting(page, 'Preparazione pagamento...')).toBeVisible();
  await expectFailed(page);
  const calls = await callsOf(page, INTENT);
  expect(calls).toHaveLength(1 + INTENT_RETRIES);
  for (const [index, { answered }] of calls.slice(0, -1).entries()) {
    expect(calls[index + 1]?.sent).toBeGreaterThanOrEqual(answered + TIMINGS.intentRetry);
  }
  await context.clearCookies();
  await retryButton(page).click();
  await expect(page.getByText('Login or register to continue', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/checkout?plan=expert');
});

test('a session that arrives late is retried without a toast', async ({
  page,
  context,
  product,
  faults,
}) => {
  faults.forgive(/status of (401|503)/);
  await product.newcomer(context);
  await nameKey(page);
  await askWithoutSession(page, 1);
  const refused = page.waitForResponse(`**${INTENT}`);
  await page.goto('/checkout');
  expect((await refused).status()).toBe(401);
  await expect(waiting(page, 'Preparazione pagamento...')).toBeVisible();
  await expectNotConfigured(page);
  expect(await callsOf(page, INTENT)).toHaveLength(2);
  await expect(toastArea(page).getByRole('listitem')).toHaveCount(0);
});

test('going offline shows an error, and a retry back online prepares the payment', async ({
  page,
  context,
  product,
  faults,
}) => {
  faults.forgive(/ERR_INTERNET_DISCONNECTED|WebSocket connection|status of 503/);
  await product.newcomer(context);
  await nameKey(page);
  const intents = watchIntents(page);
  await page.goto('/checkout');
  await expect(waiting(page, 'Preparazione pagamento...')).toBeVisible();
  await context.setOffline(true);
  await expectFailed(page);
  expect(intents).toHaveLength(1);
  await retryButton(page).click();
  await expect.poll(() => intents.length).toBe(2);
  await expectFailed(page);
  await context.setOffline(false);
  await retryButton(page).click();
  await expectNotConfigured(page);
  expect(intents).toHaveLength(3);
});

test('a server error is retried only on request', async ({ page, context, product, faults }) => {
  faults.forgive(/status of (500|503)/);
  await product.newcomer(context);
  await nameKey(page);
  await page.route(`**${INTENT}`, (route) => route.fulfill({ status: 500 }), { times: 1 });
  const intents = watchIntents(page);
  await page.goto('/checkout');
  await expectFailed(page);
  expect(intents).toHaveLength(1);
  await retryButton(page).click();
  await expectNotConfigured(page);
  expect(intents).toHaveLength(2);
});
