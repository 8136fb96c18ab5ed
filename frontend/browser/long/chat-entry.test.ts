import type { Page } from '@playwright/test';
import { composer } from '../support/chat';
import { holdAnswers } from '../support/network';
import { expect, test } from '../support/test';

const RELOAD_HINT = 'Se il caricamento non termina, ricarica la pagina.';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('while pets load, a hint suggests reloading', async ({ page, context, product }) => {
  await product.newcomer(context);
  const letPetsIn = await holdAnswers(page, '**/api/pets');
  await page.goto('/chat-old');
  const waiting = page.getByRole('status').filter({ hasText: 'Loading...' });
  await expect(waiting.getByText(RELOAD_HINT, { exact: true })).toBeVisible();
  letPetsIn();
  await expect(heading(page, 'Create Your Pet Profile')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add Pet' })).toHaveAttribute('href', '/pets');
});

test('a chat that cannot be prepared can be retried', async ({ page, owner, faults }) => {
  faults.forgive(/status of 503/);
  await page.route('**/api/chat-sessions/pet/*', (route) => route.fulfill({ status: 503 }));
  await page.goto(`/chat?petId=${owner.petId}`);
  await expect(page.getByText('Unable to load this chat. Please try again.')).toBeVisible();
  await page.unroute('**/api/chat-sessions/pet/*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(composer(page)).toBeEnabled();
});

test('the oldest pet is the default, and the address can select another', async ({
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

test('an invalid pet id shows the pet selection', async ({ page, owner, product }) => {
  await product.world.setPlan(owner, 'pro');
  await owner.addPet({ name: 'Rex', species: 'cane' });
  for (const asked of ['999999999', '0', '-1', 'micia']) {
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

test('the states before a chat follow one another', async ({ page, context, product, faults }) => {
  faults.forgive(/status of 503/);
  const owner = await product.newcomer(context);
  const waiting = page.getByRole('status').filter({ hasText: RELOAD_HINT });
  const letSessionIn = await holdAnswers(page, '**/api/auth/session');
  await page.route('**/api/pets', (route) => route.fulfill({ status: 503 }));

  await test.step('the session is loaded first', async () => {
    await page.goto('/chat');
    await expect(waiting.getByText('Loading...', { exact: true })).toBeVisible();
  });

  await test.step('a failure to load pets shows an error', async () => {
    letSessionIn();
    await expect(heading(page, 'Connection Error')).toBeVisible();
    const text = 'Unable to load your pets. Please try refreshing the page.';
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  });

  await test.step('retrying waits for the pets', async () => {
    await page.unroute('**/api/pets');
    const letPetsIn = await holdAnswers(page, '**/api/pets');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(waiting.getByText('Loading...', { exact: true })).toBeVisible();
    letPetsIn();
  });

  await test.step('an owner without pets is linked to the pets page', async () => {
    await expect(heading(page, 'Nessun animale registrato')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add Pet' })).toHaveAttribute('href', '/pets');
    await expect(composer(page)).toHaveCount(0);
  });

  await test.step('adding a first pet prepares and opens its chat', async () => {
    const letChatIn = await holdAnswers(page, '**/api/chat-sessions/pet/*');
    await owner.addPet();
    const preparing = page.getByRole('status').filter({ hasText: 'Inizializzazione chat...' });
    await expect(preparing).toBeVisible();
    letChatIn();
    await expect(heading(page, 'Chat with Zampa')).toBeVisible();
    await expect(composer(page)).toBeEnabled();
  });
});
