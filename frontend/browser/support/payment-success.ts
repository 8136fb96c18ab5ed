import { expect, type Locator, type Page } from '@playwright/test';
import { TIMINGS } from '../../src/shared/timings';
import { callsOf } from './network';
import { expectToast } from './toast';

export const ACTIVATION = '/api/simulate-payment-success';

export const finalizing = (page: Page): Locator =>
  page.getByRole('heading', { level: 1, name: 'Finalizing Your Upgrade...', exact: true });

export const done = (page: Page): Locator =>
  page.getByRole('heading', { level: 1, name: 'Payment Successful!', exact: true });

export const activateButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Activate My Plan', exact: true });

export const toProfile = (page: Page): Locator =>
  page.getByRole('link', { name: 'Go to Profile', exact: true });

/** The counter, at this many attempts. */
export const attempt = (page: Page, count: number): Locator =>
  page.getByText(`Attempt ${count}`, { exact: true });

/** Expects an inactive plan: a notification says so, and the page offers to try again. */
export async function expectNotActive(page: Page, title: string, text: string): Promise<void> {
  await expectToast(page, title, text);
  await expect(finalizing(page)).toBeVisible();
  await expect(activateButton(page)).toBeEnabled();
  await expect(toProfile(page)).toHaveAttribute('href', '/profile');
}

export const expectRefused = (page: Page): Promise<void> =>
  expectNotActive(page, 'Update Failed', 'Unable to update your plan. Please contact support.');

/** Opens the page as an owner with the plan: expects thanks, one activation and the next page. */
export async function expectThanked(page: Page, address: string, plan: string): Promise<void> {
  await page.goto(address);
  await expect(done(page)).toBeVisible();
  await expect(
    page.getByText(`Your ${plan} plan is active. Thank you for trusting Zampa.`, { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page).toHaveURL('/profile');
  const [known] = await callsOf(page, '/api/auth/session');
  const attempts = await callsOf(page, ACTIVATION);
  expect(attempts).toHaveLength(1);
  expect(attempts[0]?.sent).toBeGreaterThanOrEqual((known?.answered ?? NaN) + TIMINGS.activation);
}

/** Expects the payment to be confirmed and the success page to be shown. */
export async function expectPaid(page: Page): Promise<void> {
  await expectToast(page, 'Payment Completed!');
  await expect(page).toHaveURL('/payment-success?plan=pro');
  await expect(done(page)).toBeVisible();
}
