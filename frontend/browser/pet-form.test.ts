import type { Pet } from '../../backend/src/contract/pets';
import { hold } from './support/network';
import { createButton, fillPet, petCard, petField, readPet, saveButton } from './support/pets';
import { expect, test } from './support/test';
import { expectToast } from './support/toast';

const SPECIES = ['cane', 'gatto', 'coniglio', 'uccello', 'altro'];

const LUNA = {
  name: 'Luna',
  species: 'coniglio',
  age: '2',
  breed: 'Dwarf',
  weight: '1.4',
  healthConditions: 'Long teeth',
  personalityTraits: 'Shy, loves parsley',
};

const EMPTY = {
  name: '',
  species: '',
  age: '',
  breed: '',
  weight: '',
  healthConditions: '',
  personalityTraits: '',
};

test('the form for a new pet has its labels, examples and species', async ({
  page,
  context,
  product,
}) => {
  await product.newcomer(context);
  await page.goto('/pets?edit=new');
  await expect(page.getByRole('heading', { name: 'New pet', level: 1 })).toBeVisible();
  await expect(page.locator('form label')).toHaveText([
    'Pet Name',
    'Species',
    'Age (years)',
    'Breed (optional)',
    'Weight (optional)',
    'Special health conditions (optional)',
    'Personality traits (optional)',
  ]);
  expect(await readPet(page)).toEqual(EMPTY);
  await expect(petField(page, 'name')).toHaveAttribute('placeholder', 'e.g. Luna');
  await expect(petField(page, 'breed')).toHaveAttribute('placeholder', 'e.g. Labrador');
  await expect(petField(page, 'weight')).toHaveAttribute('placeholder', 'e.g. 12 kg');
  for (const name of ['healthConditions', 'personalityTraits'] as const) {
    await expect(petField(page, name)).toHaveJSProperty('tagName', 'TEXTAREA');
    await expect(petField(page, name)).toHaveAttribute('rows', '3');
  }
  const options = petField(page, 'species').locator('option');
  await expect(options).toHaveText(['Choose a species', 'Dog', 'Cat', 'Rabbit', 'Bird', 'Other']);
  const choices = await options.all();
  const values = choices.map((option) => option.getAttribute('value'));
  expect(await Promise.all(values)).toEqual(['', ...SPECIES]);
  await expect(createButton(page)).toBeEnabled();
});

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

test('a name and a species are enough; an empty age is left out', async ({
  page,
  context,
  product,
}) => {
  await product.newcomer(context);
  const sending = await hold(page, 'POST', '/api/pets');
  await page.goto('/pets?edit=new');
  await fillPet(page, { name: '  Kiki ', species: 'uccello', breed: '   ' });
  await createButton(page).click();
  sending.release();
  await expectToast(page, 'Success!', 'Pet profile created successfully.');
  expect(sending.body).toEqual({ name: 'Kiki', species: 'uccello', coat: 'cockatiel' });
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

test('leaving the form for a new pet or an old one changes nothing', async ({ page, owner }) => {
  await page.goto('/pets');
  await page.getByRole('button', { name: 'Edit Micia' }).click();
  await fillPet(page, LUNA);
  await page.getByRole('button', { name: '← Back to selection', exact: true }).click();
  await expect(petCard(page, 'Micia')).toContainText('Cat');
  const { body } = await owner.call<Pet[]>('GET', '/api/pets');
  expect(body).toMatchObject([{ name: 'Micia', species: 'gatto' }]);
});
