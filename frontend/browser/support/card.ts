import { expect, type Page } from '@playwright/test';
import type { Product } from './product';

/** The form's call to the sandbox. */
export const CONFIRM = '/form/confirm';

export const PAYS = '4242 4242 4242 4242';
export const DECLINED = '4000 0000 0000 0002';
export const ASKS = '4000 0025 0000 3155';

/** Types a sandbox card into the checkout's form. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await expect(page.getByText('Sandbox: no card is charged')).toBeVisible();
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12 / 40');
  await page.getByLabel('CVC').fill('123');
}

export const payButton = (page: Page) =>
  page.getByRole('button', { name: /^(Subscribe to Pro - |Processing)/ });

export async function pay(page: Page, number = PAYS): Promise<void> {
  await fillCard(page, number);
  await payButton(page).click();
}

/** Switches the sandbox's webhooks off or on, or moves its clock forward. */
export async function setSandbox(
  { world }: Product,
  settings: { webhooks?: boolean; advanceDays?: number },
): Promise<void> {
  const response = await fetch(`${world.settings.STRIPE_API_URL ?? ''}/settings`, {
    method: 'POST',
    body: JSON.stringify(settings),
  });
  expect(response.status).toBe(200);
}
