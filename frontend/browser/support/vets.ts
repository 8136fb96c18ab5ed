import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { emptyQueue } from '../../../backend/test/harness/vet';
import { expectAccessible } from './axe';
import type { Product } from './product';

/** A page of a vet on duty, in a browser context of its own. The queue is empty. */
export async function vetsPage(browser: Browser, product: Product): Promise<Page> {
  await emptyQueue(product.world);
  const context = await browser.newContext({ locale: 'en-GB', baseURL: product.url });
  await product.vetOnDuty(context);
  return context.newPage();
}

/** The strip of a chat that says where the case stands. */
export const strip = (page: Page, name: string): Locator => page.getByRole('region', { name });

/** Asks a vet about Micia, and checks that nothing is sent without consent. */
export async function askVet(page: Page, question: string): Promise<void> {
  await page.getByRole('button', { name: 'Ask a vet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask a vet about Micia' });
  await expect(dialog.getByText('A vet is on duty now.')).toBeVisible();
  await dialog.getByLabel('Your question').fill(question);
  await dialog.getByRole('button', { name: 'Send to the vets' }).click();
  await expect(dialog.getByText('Without your consent')).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByLabel('I agree that the vet').check();
  await dialog.getByRole('button', { name: 'Send to the vets' }).click();
}
