import type { Page } from '@playwright/test';
import { ask, limitCard, upgradeOverlay } from '../support/chat';
import { enlargeText, expectFitsLarge } from '../support/fits';
import { expect, test } from '../support/test';
import { askBeyondLimit } from '../support/upgrade';

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
});

test.beforeEach(({ page }) => page.addInitScript(enlargeText));

test('several pets can be told apart at twice the text size', async ({ page, owner, product }) => {
  await product.world.setPlan(owner, 'expert');
  const facts = { age: 35, weight: '1.1', healthConditions: 'Sensitive stomach since last spring' };
  await owner.addPet({ name: 'Bartolomeo il Magnifico', species: 'altro', ...facts });
  await owner.addPet({ name: 'Pepe', species: 'coniglio', breed: 'Ariete nano', ...facts });
  for (const path of ['/pets', '/chat?petId=0', '/profile']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expectFitsLarge(page, page.locator('body'));
  }
});

test('emergency help and upgrade offers fit at twice the text size', async ({
  page,
  owner,
  product,
  faults,
}) => {
  faults.forgive(/status of 429/);
  await askBeyondLimit(page, product, owner, 'yesterday');
  await expectFitsLarge(page, limitCard(page));
  await limitCard(page).getByRole('button', { name: 'Close' }).click();
  await ask(page, 'She chewed a lily leaf');
  const alert = page.getByRole('alert');
  await expect(alert).toBeVisible();
  await expectFitsLarge(page, alert);
  await product.spend(owner, 'today');
  await ask(page, 'And one more thing?');
  await expect(upgradeOverlay(page)).toBeVisible();
  await expectFitsLarge(page, upgradeOverlay(page));
});

test.describe('in Italian on a small phone', () => {
  test.use({ locale: 'it-IT', viewport: { width: 360, height: 780 } });

  const open = async (page: Page, path: string, text: RegExp): Promise<void> => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    // The landing page loads what is below the fold on the first key press.
    await page.keyboard.press('Tab');
    await expect(page.getByText(text).first()).toBeVisible();
    await expectFitsLarge(page, page.getByRole('main'));
  };

  test('plans and tables fit at twice the text size', async ({ page }) => {
    await open(page, '/', /^Approfondimenti su salute/);
    await open(page, '/privacy', /^zampa\.language/);
  });

  test('checkout, profile and pets fit at twice the text size', async ({ page, owner }) => {
    await open(page, '/checkout', /^Approfondimenti su salute/);
    await open(page, '/profile', /^Guida AI di base/);
    await page.goto(`/?${owner.petId}`);
    const pets = page.getByRole('list', { name: 'I tuoi animali' });
    await expect(pets).toBeVisible();
    await expectFitsLarge(page, pets);
  });
});
