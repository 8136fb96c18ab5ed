import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { openChat } from './support/chat';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

const VET = { name: 'Dr. Rossi', phone: '+39 051 123 4567' };
const ownVet = (page: Page) => page.getByRole('link', { name: /Dr\. Rossi/ });

/** Paths in the worker's cache, once the worker is ready. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const name = (await caches.keys()).find((known) => known.startsWith('shell-'));
    const cache = await caches.open(name ?? '');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });

test('it opens without a network: first aid, numbers and the own vet', async ({
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
  await expect.poll(() => kept(page)).toContain('/api/emergency-guide');

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Emergency' })).toBeVisible();
  await expect(ownVet(page)).toHaveAttribute('href', 'tel:+390511234567');
  await page.getByText('Seizure', { exact: true }).click();
  await expect(page.getByText('Look at the clock')).toBeVisible();
  await expect(page.getByRole('link', { name: /Animal PoisonLine/ })).toBeVisible();
});

test('a chat without a network leads to it, never opened before', async ({
  page,
  context,
  owner,
  faults,
}) => {
  faults.forgive(/ERR_INTERNET_DISCONNECTED|Failed to load resource|ERR_FAILED/);
  await openChat(page, owner);
  await expect.poll(() => kept(page)).toContain('/api/emergency-guide');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'In an emergency' }).click();
  await expect(page.getByRole('link', { name: /Animal PoisonLine/ })).toBeVisible();
});
