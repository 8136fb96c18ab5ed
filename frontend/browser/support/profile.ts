import { expect, type Locator, type Page } from '@playwright/test';
import type { Owner } from '../../../backend/test/harness/owner';

/** Opens the profile and waits until it is shown. */
export async function openProfile(page: Page): Promise<void> {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Profile' })).toBeVisible();
  await expect(page.getByText(/^Member since/)).toBeVisible();
}

/** The card with this title. */
export const card = (page: Page, title: string | RegExp): Locator =>
  page
    .getByRole('main')
    .locator('div')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
    .last();

/** The link in the header that names the user and the plan. */
export const badge = (page: Page, username: string): Locator =>
  page.getByRole('banner').getByRole('link', { name: username });

/** Activates a plan that nobody paid for, as the test panel does; every tab is told. */
export async function activate(owner: Owner, planType: 'free' | 'pro' | 'expert'): Promise<void> {
  const { status } = await owner.call('POST', '/api/test-subscription-update', { planType });
  expect(status).toBe(200);
}
