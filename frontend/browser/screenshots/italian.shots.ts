import { shoot, shootWhole } from './camera';
import { expect, test } from './stage';

test.use({ locale: 'it-IT' });

test('the landing page in Italian', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Accedi' })).toBeVisible();
  await shootWhole(page, 'italian-landing');
  await page.getByRole('button', { name: 'Accedi' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await shoot(page, 'italian-sign-in');
});

test('the chat in Italian', async ({ page, owner, product, faults }) => {
  faults.forgive(/status of 429/);
  await page.goto(`/chat?petId=${owner.petId}`);
  const question = page.getByRole('textbox', { name: 'La tua domanda' });
  await expect(question).toBeEnabled();
  await shoot(page, 'italian-chat-empty');
  await question.fill('Quanto deve mangiare Micia in un giorno?');
  await question.press('Enter');
  await expect(page.getByRole('button', { name: 'Copia risposta' })).toBeVisible();
  await shoot(page, 'italian-chat-answered');
  await product.spend(owner, 'yesterday');
  await question.fill('Quante ore dorme un gatto?');
  await question.press('Enter');
  await expect(page.locator('#limit-title')).toBeVisible();
  await shoot(page, 'italian-chat-limit-card');
});

test('pets, checkout and profile in Italian', async ({ ownersPage: page }) => {
  await page.goto('/pets?edit=new');
  await page.getByRole('heading', { name: 'Micia' }).waitFor();
  await shootWhole(page, 'italian-pets');
  await page.goto('/checkout?plan=pro');
  await expect(page.getByText('Stripe Non Configurato')).toBeVisible();
  await shootWhole(page, 'italian-checkout');
  await page.goto('/profile');
  await expect(page.getByText('Domande usate (0/3)')).toBeVisible();
  await shootWhole(page, 'italian-profile');
});
