import { petCard } from './support/pets';
import { expect, test } from './support/test';
import { expectToast } from './support/toast';

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
  await expect(petCard(page, 'Micia')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Micia' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Micia was deleted.');
  await expect(page.getByRole('heading', { name: 'No pets registered' })).toBeVisible();
  await expect(second.getByRole('heading', { name: 'Micia was removed' })).toBeVisible();
});
