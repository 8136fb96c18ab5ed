import { PASSWORD } from '../../backend/test/harness/owner';
import { TIMINGS } from '../src/shared/timings';
import { expectFinished } from './support/finished';
import { callsOf, hold } from './support/network';
import {
  activateButton,
  ACTIVATION,
  attempt,
  done,
  expectRefused,
  finalizing,
  toProfile,
} from './support/payment-success';
import { activate } from './support/profile';
import { fillLogin, loginButton } from './support/sign-in';
import { expect, test } from './support/test';
import { expectToast, toastArea } from './support/toast';

test('a visitor signs in on the page, which reloads with its plan', async ({
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

for (const [plan, name, address] of [
  ['pro', 'Pro', '/payment-success'],
  ['expert', 'Expert', '/Payment-Success?plan=expert'],
] as const) {
  test(`${address} thanks who has ${name}, activates once, and leads to the profile`, async ({
    page,
    owner,
    product,
  }) => {
    await product.world.setPlan(owner, plan);
    await page.goto(address);
    await expect(done(page)).toBeVisible();
    await expect(
      page.getByText(`Your ${name} plan is active. Thank you for trusting Zampa.`, { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page).toHaveURL('/profile');
    const [known] = await callsOf(page, '/api/auth/session');
    const attempts = await callsOf(page, ACTIVATION);
    expect(attempts).toHaveLength(1);
    expect(attempts[0]?.sent).toBeGreaterThanOrEqual((known?.answered ?? NaN) + TIMINGS.activation);
  });
}

test('the plan is activated once by itself, 1 s after opening, and again whenever asked', async ({
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

test('a plan that is activated is thanked for, and shown in the profile 1.5 s later', async ({
  page,
  owner,
  product,
}) => {
  const held = await hold(page, 'POST', ACTIVATION);
  await page.goto('/payment-success?plan=pro');
  await expect(attempt(page, 1)).toBeVisible();
  await product.world.setPlan(owner, 'pro');
  held.release();
  await expect(done(page)).toBeVisible();
  await expect(page).toHaveURL('/payment-success?plan=pro');
  await expect(page.getByRole('link', { name: owner.username })).toContainText('Pro');
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { name: 'Your Profile' })).toBeVisible();
  const [activated] = await callsOf(page, ACTIVATION);
  const [left] = await callsOf(page, /\/profile-page-.+\.js$/);
  expect(left?.sent).toBeGreaterThanOrEqual((activated?.answered ?? NaN) + TIMINGS.toProfile);
  await expect(toastArea(page).getByRole('listitem')).toHaveCount(0);
});

test('a plan that arrives from elsewhere is thanked for at once', async ({ page, owner }) => {
  await hold(page, 'POST', ACTIVATION);
  await page.goto('/payment-success?plan=pro');
  await expect(attempt(page, 1)).toBeVisible();
  await activate(owner, 'pro');
  await expect(done(page)).toBeVisible();
  await expect(page.getByText('Your Pro plan is active.')).toBeVisible();
  await expect(page).toHaveURL('/profile');
});

test('another plan than that of the address is not the one that was paid', async ({
  page,
  owner,
  product,
  faults,
}) => {
  faults.forgive(/status of 402/);
  await product.world.setPlan(owner, 'pro');
  await page.goto('/payment-success?plan=expert');
  await expectRefused(page);
  await toProfile(page).click();
  await expect(page).toHaveURL('/profile');
});
