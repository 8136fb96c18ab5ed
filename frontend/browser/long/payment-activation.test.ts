import { PASSWORD } from '../../../backend/test/harness/owner';
import { TIMINGS } from '../../src/shared/timings';
import { expectFinished } from '../support/finished';
import { callsOf, hold } from '../support/network';
import {
  activateButton,
  ACTIVATION,
  attempt,
  done,
  expectRefused,
  expectThanked,
  finalizing,
} from '../support/payment-success';
import { activate } from '../support/profile';
import { fillLogin, loginButton } from '../support/sign-in';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toast';

test('/payment-success thanks a Pro owner, activates once and opens the profile', async ({
  page,
  owner,
  product,
}) => {
  await product.world.setPlan(owner, 'pro');
  await expectThanked(page, '/payment-success', 'Pro');
});

test('a visitor signs in on the payment page, which reloads with its plan', async ({
  page,
  product,
  browser,
  faults,
}) => {
  faults.forgive(/status of 402/);
  const elsewhere = await browser.newContext();
  const { email, username } = await product.newcomer(elsewhere);
  await elsewhere.close();
  await page.goto('/payment-success?plan=expert');
  const card = page.getByRole('main');
  await expect(card.getByRole('heading', { level: 1 })).toHaveText('Zampa');
  await expect(card.getByText('Login or register to continue', { exact: true })).toBeVisible();
  await expectFinished(page);
  await fillLogin(card, email, PASSWORD);
  await loginButton(card).click();
  await expectToast(page, 'Login successful!', `Welcome, ${username}!`);
  await expect(finalizing(page)).toBeVisible();
  await expect(page).toHaveURL('/payment-success?plan=expert');
});

test('activation is requested once 1 s after opening, and again on request', async ({
  page,
  context,
  product,
  faults,
}) => {
  faults.forgive(/status of 402/);
  const { id } = await product.newcomer(context);
  const held = await hold(page, 'POST', ACTIVATION);
  await page.goto('/payment-success?plan=expert');
  await expect(finalizing(page)).toBeVisible();
  await expect(
    page.getByText('We are checking your payment. This usually takes a few seconds.', {
      exact: true,
    }),
  ).toBeVisible();
  const pending = page.getByRole('button', { name: 'Activating...', exact: true });
  await expect(pending).toBeVisible();
  await expect(attempt(page, 1)).toBeVisible();
  await expectFinished(page);
  await pending.click({ force: true });
  expect(held.sent).toBe(1);
  expect(held.body).toEqual({
    userId: id,
    planType: 'expert',
    paymentIntentId: expect.stringMatching(/^manual_activation_\d{13}$/) as unknown,
  });
  held.release();
  await expectRefused(page);
  await expectFinished(page);
  const [known] = await callsOf(page, '/api/auth/session');
  const [asked] = await callsOf(page, ACTIVATION);
  expect(asked?.sent).toBeGreaterThanOrEqual((known?.answered ?? NaN) + TIMINGS.activation);
  expect(held.sent).toBe(1);
  await activateButton(page).click();
  await expect(attempt(page, 2)).toBeVisible();
  await expect(activateButton(page)).toBeFocused();
  expect(held.sent).toBe(2);
  await expect(page).toHaveURL('/payment-success?plan=expert');
});

test('a plan activated elsewhere is confirmed at once', async ({ page, owner }) => {
  await hold(page, 'POST', ACTIVATION);
  await page.goto('/payment-success?plan=pro');
  await expect(attempt(page, 1)).toBeVisible();
  await activate(owner, 'pro');
  await expect(done(page)).toBeVisible();
  await expect(page.getByText('Your Pro plan is active.')).toBeVisible();
  await expect(page).toHaveURL('/profile');
});
