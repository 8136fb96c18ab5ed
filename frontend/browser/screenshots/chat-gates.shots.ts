import { shoot, shootWhole } from './camera';
import { cut, expect, hold, test } from './stage';

test('signed out', async ({ page }) => {
  await page.goto('/chat');
  await expect(page.getByRole('heading', { name: 'Accesso Richiesto' })).toBeVisible();
  await shootWhole(page, 'chat-signed-out');
});

test('waiting for the session', async ({ page }) => {
  await hold(page, '**/api/auth/session');
  await page.goto('/chat');
  await expect(page.getByText('Se il caricamento non termina')).toBeVisible();
  await shoot(page, 'chat-loading');
});

test('pets that cannot be loaded', async ({ page, owner, faults }) => {
  faults.forgive(/ERR_FAILED/);
  await cut(page, '**/api/pets');
  await page.goto(`/chat?petId=${owner.petId}`);
  await expect(page.getByText('Connection Error')).toBeVisible();
  await shoot(page, 'chat-pets-failed');
});

test('no pet', async ({ annasPage: page }) => {
  await page.goto('/chat');
  await expect(page.getByText('Nessun animale registrato')).toBeVisible();
  await shoot(page, 'chat-no-pet');
  await page.goto('/chat-old');
  await expect(page.getByText('Create Your Pet Profile')).toBeVisible();
  await shoot(page, 'chat-old-no-pet');
});

test('none of the pets selected', async ({ page, owner, product }) => {
  await product.world.setPlan(owner, 'pro');
  await owner.addPet({ name: 'Argo', species: 'cane', breed: 'Labrador', age: 7 });
  await page.goto('/chat?petId=1000000');
  await expect(page.getByText('Select a pet to start')).toBeVisible();
  await shoot(page, 'chat-select-pet');
});

test('a chat that is opening, and one that does not open', async ({ page, owner, faults }) => {
  faults.forgive(/ERR_FAILED/);
  await hold(page, '**/api/chat-sessions/pet/*');
  await page.goto(`/chat?petId=${owner.petId}`);
  await expect(page.getByText('Inizializzazione chat...')).toBeVisible();
  await shoot(page, 'chat-initialising');
  await cut(page, '**/api/chat-sessions/pet/*');
  await page.goto(`/chat?petId=${owner.petId}`);
  await expect(page.getByText('Unable to load this chat. Please try again.')).toBeVisible();
  await shoot(page, 'chat-failed-to-open');
});

test('messages that are loading', async ({ page, owner }) => {
  await hold(page, '**/api/chat-sessions/*/messages*');
  await page.goto(`/chat?petId=${owner.petId}`);
  await expect(page.getByRole('textbox', { name: 'Your question' })).toBeVisible();
  await shoot(page, 'chat-messages-loading');
});
