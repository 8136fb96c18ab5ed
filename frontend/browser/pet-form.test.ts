import type { Pet } from '../../backend/src/contract/pets';
import { hold } from './support/network';
import { createButton, EMPTY, fillPet, LUNA, petCard, readPet, saveButton } from './support/pets';
import { expect, test } from './support/test';
import { expectToast } from './support/toast';

test('a pet with everything told is created once, and its chat opens', async ({
  page,
  context,
  product,
}) => {
  const owner = await product.newcomer(context);
  const sending = await hold(page, 'POST', '/api/pets');
  await page.goto('/pets');
  await page.getByRole('button', { name: 'Create your first pet' }).click();
  await fillPet(page, LUNA);
  await createButton(page).dblclick();
  await expect(page.getByRole('button', { name: 'Creating...', exact: true })).toBeDisabled();
  for (const control of await page.locator('form').locator('input, select, textarea').all()) {
    await expect(control).toBeDisabled();
  }
  sending.release();
  await expectToast(page, 'Success!', 'Pet profile created successfully.');
  const { body: pets } = await owner.call<Pet[]>('GET', '/api/pets');
  expect(pets).toMatchObject([{ ...LUNA, age: 2 }]);
  await expect(page).toHaveURL(`/chat?petId=${pets[0]?.id}`);
  await expect(page.getByText('Talking about Luna, rabbit')).toBeVisible();
  expect(sending.sent).toBe(1);
});

test('a pet that is edited shows what is known, is saved once, and can lose it again', async ({
  page,
  owner,
}) => {
  const { name, species, weight } = { name: 'Micia', species: 'gatto', weight: '3.8 kg' };
  const sending = await hold(page, 'PATCH', '/api/pets/*');
  await page.goto('/pets');
  await page.getByRole('button', { name: 'Edit Micia' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Micia', level: 1 })).toBeVisible();
  expect(await readPet(page)).toEqual({ ...EMPTY, name, species, weight });
  await fillPet(page, { ...LUNA, weight: ' ', personalityTraits: '' });
  await saveButton(page).dblclick();
  await expect(page.getByRole('button', { name: 'Saving...', exact: true })).toBeDisabled();
  sending.release();
  await expectToast(page, 'Success!', 'Pet profile saved.');
  await expect(petCard(page, 'Luna')).toContainText('Rabbit, Dwarf');
  const { body } = await owner.call<Pet[]>('GET', '/api/pets');
  expect(body).toMatchObject([{ ...LUNA, age: 2, weight: null, personalityTraits: null }]);
  expect(sending.sent).toBe(1);
});
