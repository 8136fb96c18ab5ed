import type { Page } from '@playwright/test';
import { composer } from './support/chat';
import { holdAnswers } from './support/network';
import { expect, test } from './support/test';

const RELOAD_HINT = 'Se il caricamento non termina, ricarica la pagina.';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a visitor of a chat who is signed out finds the sign-in form', async ({ page }) => {
  for (const path of ['/chat', '/simple-chat', '/chat-old', '/chat/1']) {
    await page.goto(path);
    await expect(heading(page, 'Accesso Richiesto')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText('Login or register to continue')).toBeVisible();
    await expect(main.getByRole('tab', { name: 'Login', selected: true })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Login' })).toBeEnabled();
    await expect(composer(page)).toHaveCount(0);
  }
});

test('the states before a chat come one after the other', async ({
  page,
  context,
  product,
  faults,
}) => {
  faults.forgive(/status of 503/);
  const owner = await product.newcomer(context);
  const waiting = page.getByRole('status').filter({ hasText: RELOAD_HINT });
  const letSessionIn = await holdAnswers(page, '**/api/auth/session');
  await page.route('**/api/pets', (route) => route.fulfill({ status: 503 }));

  await test.step('who is here is asked first', async () => {
    await page.goto('/chat');
    await expect(waiting.getByText('Loading...', { exact: true })).toBeVisible();
  });

  await test.step('pets that cannot be read are told', async () => {
    letSessionIn();
    await expect(heading(page, 'Connection Error')).toBeVisible();
    const text = 'Unable to load your pets. Please try refreshing the page.';
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  });

  await test.step('trying again waits for them', async () => {
    await page.unroute('**/api/pets');
    const letPetsIn = await holdAnswers(page, '**/api/pets');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(waiting.getByText('Loading...', { exact: true })).toBeVisible();
    letPetsIn();
  });

  await test.step('who has none is led to the pets', async () => {
    await expect(heading(page, 'Nessun animale registrato')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add Pet' })).toHaveAttribute('href', '/pets');
    await expect(composer(page)).toHaveCount(0);
  });

  await test.step('the chat of the first one is prepared, then open', async () => {
    const letChatIn = await holdAnswers(page, '**/api/chat-sessions/pet/*');
    await owner.addPet();
    const preparing = page.getByRole('status').filter({ hasText: 'Inizializzazione chat...' });
    await expect(preparing).toBeVisible();
    letChatIn();
    await expect(heading(page, 'Chat with Zampa')).toBeVisible();
    await expect(composer(page)).toBeEnabled();
  });
});
