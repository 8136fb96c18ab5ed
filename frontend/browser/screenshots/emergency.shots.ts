import { shootWhole } from './camera';
import { cut, expect, test } from './stage';

const VET = { name: 'Ambulatorio Navile', phone: '+39 051 555 0142' };
const NIGHT = { name: 'Clinica San Donato, notturno', phone: '+39 051 555 0199' };

test('the emergency page, signed out', async ({ page }) => {
  await page.goto('/emergency');
  await expect(page.getByText('Seizure', { exact: true })).toBeVisible();
  await shootWhole(page, 'emergency');
});

test('the emergency page of an owner with a vet', async ({ annasPage: page, anna }) => {
  await anna.call('POST', '/api/pets', {
    name: 'Micia',
    species: 'gatto',
    age: 4,
    vet: VET,
    nightClinic: NIGHT,
  });
  await page.goto('/emergency');
  await expect(page.getByRole('link', { name: /Navile/ })).toBeVisible();
  await page.getByText('Seizure', { exact: true }).click();
  await shootWhole(page, 'emergency-own-vet');
});

test('the emergency page that could not be loaded', async ({ page, faults }) => {
  faults.forgive(/ERR_FAILED/);
  await cut(page, '**/api/emergency-guide*');
  await page.goto('/emergency');
  await expect(page.getByText("couldn't be loaded")).toBeVisible();
  await shootWhole(page, 'emergency-failed');
});
