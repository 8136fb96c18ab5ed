import { card, openProfile } from '../support/profile';
import { expect, test } from '../support/test';

test('switching the language applies at once and on every page', async ({ page, owner }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByLabel('Language').selectOption('it');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page.getByRole('link', { name: 'Inizia la chat', exact: true })).toBeVisible();
  await page.goto(`/chat?petId=${owner.petId}`);
  await expect(page.getByRole('heading', { name: 'Chat con Zampa' })).toBeVisible();
  await expect(page.getByText('Parliamo di Micia, gatto')).toBeVisible();
  await expect(page.getByText('3 domande rimaste')).toBeVisible();
  await expect(page.getByPlaceholder('Chiedi qualcosa su Micia...')).toBeVisible();
  await page.goto('/pets');
  await page.getByLabel('Lingua').selectOption('en');
  await expect(page.getByRole('heading', { name: 'Your Pets' })).toBeVisible();
});

test('the language chosen in the settings applies at once and after a reload', async ({
  page,
  owner,
}) => {
  await openProfile(page);
  await card(page, 'Settings').getByLabel('Language').selectOption('it');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  const title = page.getByRole('heading', { level: 1, name: 'Il tuo profilo' });
  await expect(title).toBeVisible();
  await expect(card(page, 'Domande usate (0/3)').getByText('Ti restano 3 domande.')).toBeVisible();
  await page.reload();
  await expect(title).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page.getByRole('button', { name: 'Modifica profilo' })).toBeVisible();
  await expect(page.getByText(owner.email)).toBeVisible();
  await card(page, 'Impostazioni').getByLabel('Lingua').selectOption('en');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Profile' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('an Italian browser', () => {
  test.use({ locale: 'it-IT' });

  test('gets the site in Italian', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await expect(page.getByRole('button', { name: 'Accedi' })).toBeVisible();
  });
});
