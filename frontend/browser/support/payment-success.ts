import { expect, type Locator, type Page } from '@playwright/test';
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
