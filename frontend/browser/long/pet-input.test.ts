import type { Pet } from '../../../backend/src/contract/pets';
import { hold } from '../support/network';
import {
  createButton,
  EMPTY,
  fillPet,
  LUNA,
  petCard,
  petField,
  readPet,
  saveButton,
} from '../support/pets';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toast';

const AGE = 'Enter a whole number from 0 to 100';

const SPECIES = ['cane', 'gatto', 'coniglio', 'uccello', 'altro'];

/** The longest text each field takes. */
const LONGEST = {
  name: 60,
  breed: 60,
  weight: 40,
  healthConditions: 1000,
  personalityTraits: 1000,
} as const;

const LIMITED = Object.keys(LONGEST) as (keyof typeof LONGEST)[];

test('a blank name and a missing species show errors that clear once corrected', async ({
  page,
  context,
  product,
}) => {
  await product.newcomer(context);
  await page.goto('/pets?edit=new');
  await fillPet(page, { name: '   ' });
  await createButton(page).click();
  await expect(petField(page, 'name')).toHaveAccessibleDescription('Required');
  await expect(petField(page, 'species')).toHaveAccessibleDescription('Required');
  await expect(petField(page, 'name')).toBeFocused();
  await fillPet(page, { name: 'Kiki' });
  await expect(petField(page, 'name')).toHaveAccessibleDescription('');
  await createButton(page).click();
  await expect(petField(page, 'species')).toBeFocused();
  await fillPet(page, { species: 'uccello' });
  await expect(petField(page, 'species')).toHaveAccessibleDescription('');
});

test('the age must be a whole number from 0 to 100, or empty', async ({
  page,
  context,
  product,
}) => {
  await product.newcomer(context);
  await page.goto('/pets?edit=new');
  await createButton(page).click();
  const age = petField(page, 'age');
  for (const wrong of ['-1', '101', '999', '1.5', '1,5', 'two', '1e1', '0x1', '+3', '½']) {
    await age.fill(wrong);
    await expect(age).toHaveAccessibleDescription(AGE);
  }
  for (const right of ['0', '100', '7', ' 7', '']) {
    await age.fill(right);
    await expect(age).toHaveAccessibleDescription('');
  }
});

test('leaving an invalid field shows its error before the form is submitted', async ({
  page,
  context,
  product,
}) => {
  await product.newcomer(context);
  await page.goto('/pets?edit=new');
  await petField(page, 'name').focus();
  await petField(page, 'age').fill('200');
  await expect(petField(page, 'name')).toHaveAccessibleDescription('Required');
  await petField(page, 'breed').focus();
  await expect(petField(page, 'age')).toHaveAccessibleDescription(AGE);
  await expect(petField(page, 'species')).toHaveAccessibleDescription('');
});

test('a text that is too long is kept, with the excess shown', async ({ page, owner }) => {
  await page.goto(`/pets?edit=${owner.petId}`);
  for (const name of LIMITED) {
    await petField(page, name).fill(`${'🐾'.repeat(LONGEST[name])}yz`);
    await expect(petField(page, name)).toHaveValue(`${'🐾'.repeat(LONGEST[name])}yz`);
  }
  await saveButton(page).click();
  for (const name of LIMITED) {
    await expect(petField(page, name)).toHaveAccessibleDescription('2 characters too long');
  }
  await expect(petField(page, 'name')).toBeFocused();
  for (const name of LIMITED) await petField(page, name).fill('🐾'.repeat(LONGEST[name]));
  await saveButton(page).click();
  await expectToast(page, 'Success!', 'Pet profile saved.');
  const [pet] = (await owner.call<Pet[]>('GET', '/api/pets')).body;
  for (const name of LIMITED) expect(pet?.[name]).toBe('🐾'.repeat(LONGEST[name]));
});

test('server-side validation errors are shown at their fields', async ({ page, owner, faults }) => {
  faults.forgive(/status of 400/);
  const fields = { breed: 'Invalid input', weight: 'Invalid input' };
  await page.route('**/api/pets/*', (route) =>
    route.fulfill({
      status: 400,
      json: { statusCode: 400, error: 'Invalid input', code: 'VALIDATION_FAILED', fields },
    }),
  );
  await page.goto(`/pets?edit=${owner.petId}`);
  await petField(page, 'breed').fill('Tabby');
  await saveButton(page).click();
  for (const name of ['breed', 'weight'] as const) {
    await expect(petField(page, name)).toHaveAccessibleDescription('Invalid input');
  }
  await expect(petField(page, 'breed')).toHaveValue('Tabby');
  await expect(petField(page, 'breed')).toBeFocused();
});

test("a pet's name may contain markup, which is shown as plain text", async ({ page, owner }) => {
  const name = `<img src=x onerror=alert(1)> '"&amp; 🐾 \u202Eلولو`;
  await page.goto(`/pets?edit=${owner.petId}`);
  await fillPet(page, { name, breed: '<script>alert(1)</script>', age: '0' });
  await saveButton(page).click();
  await expectToast(page, 'Success!', 'Pet profile saved.');
  await expect(petCard(page, name)).toContainText('Cat, <script>alert(1)</script>');
  await expect(petCard(page, name).getByText('0 years', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: `Delete ${name}`, exact: true })).toBeVisible();
});

test('the new pet form has all its labels, placeholders and species', async ({
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

test('only name and species are required; empty fields are not sent', async ({
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

test("leaving a pet's form without saving changes nothing", async ({ page, owner }) => {
  await page.goto('/pets');
  await page.getByRole('button', { name: 'Edit Micia' }).click();
  await fillPet(page, LUNA);
  await page.getByRole('button', { name: '← Back to selection', exact: true }).click();
  await expect(petCard(page, 'Micia')).toContainText('Cat');
  const { body } = await owner.call<Pet[]>('GET', '/api/pets');
  expect(body).toMatchObject([{ name: 'Micia', species: 'gatto' }]);
});

test('the edit form is prefilled, saves once and can clear fields', async ({ page, owner }) => {
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
