import { expect, test } from './support/test';

test('an owner without pets is offered the form, which shows errors at its fields', async ({
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
