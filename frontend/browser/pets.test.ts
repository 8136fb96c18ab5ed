import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { expectToast } from './support/toast';

const card = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('who has no pet is led to the form, whose mistakes are told beside the fields', async ({
  page,
  context,
  product,
}) => {
  await product.newcomer(context);
  await page.goto('/pets');
  await expect(page.getByRole('heading', { name: 'Your Pets' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No pets registered' })).toBeVisible();
  await page.getByRole('button', { name: 'Create your first pet' }).click();
  await page.getByLabel('Age (years)').fill('-2');
  await page.getByRole('button', { name: 'Create Profile and Start Chat' }).click();
  await expect(page.getByLabel('Pet Name')).toHaveAccessibleDescription('Required');
  await expect(page.getByLabel('Species')).toHaveAccessibleDescription('Required');
  await expect(page.getByLabel('Age (years)')).toHaveAccessibleDescription(
    'Enter a whole number from 0 to 100',
  );
  await expect(page.getByLabel('Pet Name')).toBeFocused();
  await page.getByRole('button', { name: '← Back to selection' }).click();
  await expect(page.getByRole('heading', { name: 'No pets registered' })).toBeVisible();
});

test('a form that the server could not take keeps all that was typed', async ({
  page,
  context,
  product,
  faults,
}) => {
  faults.forgive(/status of 503/);
  await product.newcomer(context);
  await page.route('**/api/pets', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.fallback(),
  );
  await page.goto('/pets?edit=new');
  await page.getByLabel('Pet Name').fill('Micia');
  await page.getByLabel('Species').selectOption('gatto');
  await page.getByRole('button', { name: 'Create Profile and Start Chat' }).click();
  await expectToast(page, 'Error', 'Unable to create profile. Please try again.');
  await expect(page.getByLabel('Pet Name')).toHaveValue('Micia');
  await page.unroute('**/api/pets');
  await page.getByRole('button', { name: 'Create Profile and Start Chat' }).click();
  await expectToast(page, 'Success!', 'Pet profile created successfully.');
  await expect(page).toHaveURL(/\/chat\?petId=\d+$/);
});

test('a pet that is changed changes in the other tab too', async ({ page, owner, openBeside }) => {
  await page.goto('/pets');
  const second = await openBeside('/pets');
  await expect(card(second, 'Micia')).toContainText('3.8 kg');
  await page.getByRole('button', { name: 'Edit Micia' }).click();
  await page.getByLabel('Pet Name').fill('Micia la Grande');
  await page.getByLabel('Age (years)').fill('1');
  await page.getByLabel('Breed (optional)').fill('European');
  await page
    .getByLabel('Special health conditions (optional)')
    .fill('Sensitive stomach since last spring');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Success!', 'Pet profile saved.');
  for (const tab of [page, second]) {
    const shown = card(tab, 'Micia la Grande');
    await expect(shown).toContainText('Cat, European');
    await expect(shown.getByText('1 year', { exact: true })).toBeVisible();
    await expect(shown.getByText('Sensitive stomach since last s…')).toBeVisible();
  }
  await card(second, 'Micia la Grande')
    .getByRole('link', { name: 'Micia la Grande', exact: true })
    .click();
  await expect(second).toHaveURL(`/chat?petId=${owner.petId}`);
});

test('a pet is deleted only when that is confirmed, and in the other tab too', async ({
  page,
  owner,
  openBeside,
}) => {
  await page.goto('/pets');
  const second = await openBeside(`/chat?petId=${owner.petId}`);
  await expect(second.getByText('Talking about Micia, cat')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Delete Micia?' });
  await page.getByRole('button', { name: 'Delete Micia' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(card(page, 'Micia')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Micia' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Micia was deleted.');
  await expect(page.getByRole('heading', { name: 'No pets registered' })).toBeVisible();
  await expect(second.getByRole('heading', { name: 'Micia was removed' })).toBeVisible();
});

test('a second pet on the free plan is answered by the upgrade banner', async ({ page, owner }) => {
  await page.goto('/pets');
  await expect(card(page, 'Micia')).toBeVisible();
  await page.getByRole('button', { name: 'Add New Pet (Upgrade needed)' }).click();
  const banner = page.getByRole('region', { name: 'Your plan holds 1 pet' });
  await expect(banner).toContainText('Free users can register 1 pet.');
  await expect(banner).toContainText('Pro gives 5 pets plus 24/7 AI guidance');
  await expect(banner).toContainText('Expert gives unlimited pets plus vet consultations.');
  await expect(banner).toBeFocused();
  await banner.getByRole('button', { name: 'Maybe later' }).click();
  await expect(banner).toHaveCount(0);
  expect((await owner.call<unknown[]>('GET', '/api/pets')).body).toHaveLength(1);
});
