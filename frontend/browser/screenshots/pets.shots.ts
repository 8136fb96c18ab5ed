import { expectToast } from '../support/toast';
import { shoot, shootWhole } from './camera';
import { cut, expect, hold, test } from './stage';

test('pets, signed out', async ({ page }) => {
  await page.goto('/pets');
  await expect(page.getByRole('heading', { name: 'Accesso Richiesto' })).toBeVisible();
  await shootWhole(page, 'pets-signed-out');
});

test('pets that are loading, and that cannot be loaded', async ({ annasPage: page, faults }) => {
  faults.forgive(/ERR_FAILED/);
  await hold(page, '**/api/pets');
  await page.goto('/pets');
  await expect(page.getByText('Loading your pets...')).toBeVisible();
  await shoot(page, 'pets-loading');
  await cut(page, '**/api/pets');
  await page.goto('/pets');
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await shoot(page, 'pets-failed');
});

test('no pet yet, and the form', async ({ annasPage: page, faults }) => {
  faults.forgive(/status of 503/);
  await page.goto('/pets');
  await page.getByRole('heading', { name: 'No pets registered' }).waitFor();
  await shootWhole(page, 'pets-empty');
  await page.getByRole('button', { name: 'Create your first pet' }).click();
  await shootWhole(page, 'pet-form');
  await page.getByLabel('Age (years)').fill('-2');
  const submit = page.getByRole('button', { name: 'Create Profile and Start Chat' });
  await submit.click();
  await expect(page.getByLabel('Species')).toHaveAccessibleDescription('Required');
  await shootWhole(page, 'pet-form-errors');
  await page.getByLabel('Pet Name').fill('Micia');
  await page.getByLabel('Species').selectOption('Cat');
  await page.getByLabel('Age (years)').fill('4');
  await page.route('**/api/pets', (route) => route.fulfill({ status: 503 }));
  await submit.click();
  await expectToast(page, 'Error');
  await shoot(page, 'pet-form-failed');
  await hold(page, '**/api/pets');
  await submit.click();
  await expect(page.getByRole('button', { name: 'Creating...' })).toBeVisible();
  await shootWhole(page, 'pet-form-pending');
});

test('the page of a pet, empty and full, and a fact being changed', async ({ page, owner }) => {
  await page.goto(`/pets/${owner.petId}`);
  await page.getByRole('heading', { name: 'Micia', level: 1 }).waitFor();
  await shootWhole(page, 'pet-page-first');
  await owner.call('PATCH', `/api/pets/${owner.petId}`, {
    birthDate: '2022-04-02',
    sex: 'female',
    neutered: true,
    allergies: 'Chicken',
    medicines: 'Stomach syrup, 1 ml every 12 hours',
    vet: { name: 'Dr. Rossi', phone: '+39 051 123 4567' },
    nightClinic: { name: 'Clinica San Donato', phone: '051 765 4321' },
  });
  for (const text of ['Sleeps on the sofa', 'Afraid of fireworks']) {
    await owner.call('POST', `/api/pets/${owner.petId}/memories`, { text });
  }
  await page.getByText('Dr. Rossi').waitFor();
  await page.getByText('Afraid of fireworks').waitFor();
  await shootWhole(page, 'pet-page');
  await page.getByRole('button', { name: 'Edit: Allergies' }).click();
  await page.getByRole('button', { name: 'Edit: My vet' }).click();
  await page.getByLabel('Phone number').fill('twelve');
  await page.getByRole('button', { name: 'Save' }).last().click();
  await page.getByText('A phone number, such as').waitFor();
  await shootWhole(page, 'pet-page-edit');
  await page.goto('/pets/2147483647');
  await page.getByRole('heading', { name: "We can't find this pet" }).waitFor();
  await shoot(page, 'pet-page-missing');
});

test('a free plan that is full', async ({ ownersPage: page }) => {
  await page.goto('/pets');
  await expect(page.getByRole('heading', { name: 'Micia' })).toBeVisible();
  await shootWhole(page, 'pets-one');
  await page.getByRole('button', { name: 'Add New Pet (Upgrade needed)' }).click();
  await shootWhole(page, 'pets-upgrade');
});

test('many pets', async ({ page, owner, product }) => {
  await product.world.setPlan(owner, 'expert');
  await owner.addPet({ name: 'Argo', species: 'cane', age: 7, weight: '28' });
  await owner.addPet({ name: 'Nuvola', species: 'coniglio', age: 1 });
  await owner.addPet({ name: 'Pepita di Montebello della Battaglia', species: 'uccello' });
  await owner.addPet({ name: 'Ugo', species: 'altro', breed: 'Hermann tortoise', age: 31 });
  await page.goto('/pets');
  await expect(page.getByRole('heading', { name: 'Nuvola' })).toBeVisible();
  await shootWhole(page, 'pets-list');
  await page.getByRole('button', { name: 'Delete Micia' }).click();
  await expect(page.getByRole('dialog', { name: "Delete Micia's profile?" })).toBeVisible();
  await shoot(page, 'pets-delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, "Micia's profile was deleted.");
  await shoot(page, 'pets-deleted');
  await page.getByRole('button', { name: 'Edit Argo' }).click();
  await expect(page.getByLabel('Pet Name')).toHaveValue('Argo');
  await shootWhole(page, 'pet-form-edit');
});
