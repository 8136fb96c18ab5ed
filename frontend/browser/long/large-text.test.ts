import { ask, limitCard, upgradeOverlay } from '../support/chat';
import { enlargeText, expectFitsLarge } from '../support/fits';
import { expect, test } from '../support/test';
import { askBeyondLimit } from '../support/upgrade';

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
});

test.beforeEach(({ page }) => page.addInitScript(enlargeText));

test('pets of a full house can be told apart with letters twice as large', async ({
  page,
  owner,
  product,
}) => {
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

test('help and offers fit with letters twice as large', async ({
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
