import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** The error for an unknown path, for vets as well: `/vet` is not one of the server's pages. */
const UNKNOWN = /status of 404/;

async function expectNotFound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page).toHaveTitle('404 Page Not Found · Zampa');
}

test('an owner gets the same 404 page at /vet as at any unknown path', async ({
  page,
  owner,
  faults,
}) => {
  faults.forgive(UNKNOWN);
  expect(owner.id).toBeGreaterThan(0);
  const shown: (string | null)[] = [];
  for (const path of ['/nowhere', '/vet', '/vet/cases']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expectNotFound(page);
    shown.push(await page.getByRole('main').textContent());
  }
  expect(new Set(shown).size).toBe(1);
});
