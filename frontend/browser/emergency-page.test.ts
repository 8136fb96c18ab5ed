import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { keptShell } from './support/installed-app';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

const VET = { name: 'Dr. Rossi', phone: '+39 051 123 4567' };
const ownVet = (page: Page) => page.getByRole('link', { name: /Dr\. Rossi/ });

test("the emergency page opens offline with first aid, numbers and the owner's vet", async ({
  page,
  context,
  owner,
  faults,
}) => {
  faults.forgive(/ERR_INTERNET_DISCONNECTED|Failed to load resource|ERR_FAILED/);
  await owner.call('PATCH', `/api/pets/${owner.petId}`, { vet: VET });
  await page.goto('/emergency');
  await expect(ownVet(page)).toHaveAttribute('href', 'tel:+390511234567');
  await expect(page.getByText('Seizure', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => keptShell(page)).toContain('/api/emergency-guide');

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Emergency' })).toBeVisible();
  await expect(ownVet(page)).toHaveAttribute('href', 'tel:+390511234567');
  await page.getByText('Seizure', { exact: true }).click();
  await expect(page.getByText('Look at the clock')).toBeVisible();
  await expect(page.getByRole('link', { name: /Animal PoisonLine/ })).toBeVisible();
});
