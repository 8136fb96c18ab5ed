import type { Page } from '@playwright/test';
import { composer } from '../support/chat';
import { holdAnswers } from '../support/network';
import { expect, test } from '../support/test';

const RELOAD_HINT = 'Se il caricamento non termina, ricarica la pagina.';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('pets are waited for with a hint at reloading', async ({ page, context, product }) => {
  await product.newcomer(context);
  const letPetsIn = await holdAnswers(page, '**/api/pets');
  await page.goto('/chat-old');
  const waiting = page.getByRole('status').filter({ hasText: 'Loading...' });
  await expect(waiting.getByText(RELOAD_HINT, { exact: true })).toBeVisible();
  letPetsIn();
  await expect(heading(page, 'Create Your Pet Profile')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add Pet' })).toHaveAttribute('href', '/pets');
});

test('a chat that cannot be prepared can be tried again', async ({ page, owner, faults }) => {
  faults.forgive(/status of 503/);
  await page.route('**/api/chat-sessions/pet/*', (route) => route.fulfill({ status: 503 }));
  await page.goto(`/chat?petId=${owner.petId}`);
  await expect(page.getByText('Unable to load this chat. Please try again.')).toBeVisible();
  await page.unroute('**/api/chat-sessions/pet/*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(composer(page)).toBeEnabled();
});

test('the oldest pet is chosen when none is named, and another one by its address', async ({
  page,
  owner,
  product,
}) => {
  await product.world.setPlan(owner, 'pro');
  const rex = await owner.addPet({ name: 'Rex', species: 'cane' });
  await page.goto('/chat');
  await expect(page.getByText('Talking about Micia, cat')).toBeVisible();
  await page.goto(`/simple-chat?petId=${rex.id}`);
  await expect(page.getByText('Talking about Rex, dog')).toBeVisible();
  await expect(page.getByPlaceholder('Ask something about Rex...')).toBeVisible();
});

test('a pet that is nobody is answered by a selection', async ({ page, owner, product }) => {
  await product.world.setPlan(owner, 'pro');
  await owner.addPet({ name: 'Rex', species: 'cane' });
  for (const asked of ['999999999', '0', '-1', 'micia', '']) {
    await page.goto(`/chat?petId=${asked}`);
    await expect(heading(page, 'Select a Pet')).toBeVisible();
    await expect(page.getByText('Select a pet to start', { exact: true })).toBeVisible();
    await expect(composer(page)).toHaveCount(0);
    const choices = page.getByRole('main').getByRole('link');
    await expect(choices).toHaveText(['MiciaCat', 'RexDog']);
    await choices.nth(1).click();
    await expect(page).toHaveURL(`/chat?petId=${owner.petId}`);
    await expect(page.getByText('Talking about Rex, dog')).toBeVisible();
  }
});
