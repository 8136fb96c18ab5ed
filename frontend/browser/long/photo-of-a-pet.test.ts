import { holdAnswers } from '../support/network';
import { photo } from '../support/photos';
import { expect, test } from '../support/test';

test('a pet saved during a photo upload still gets the photo', async ({ page, owner }) => {
  await page.goto(`/pets?edit=${owner.petId}`);
  const release = await holdAnswers(page, '**/api/photos');
  const field = page.getByRole('group', { name: 'Photo of Micia' });
  await field.locator('input[type=file]').setInputFiles(await photo('micia.jpg'));
  await expect(field.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  release();
  await expect(page.locator('.pet-photo-disc.pet-photo-shown')).toBeVisible();
});

test("a pet's photo can be added, is shown with the pet, and can be removed", async ({
  page,
  owner,
}) => {
  await page.goto(`/pets/${owner.petId}`);
  await page.locator('input[type=file]').setInputFiles(await photo('micia.jpg'));
  await expect(page.locator('.pet-photo-sill.pet-photo-shown')).toBeVisible();
  await page.goto('/pets');
  await expect(page.locator('.pet-photo-disc.pet-photo-shown')).toBeVisible();
  await page.goto(`/pets?edit=${owner.petId}`);
  const field = page.getByRole('group', { name: 'Photo of Micia' });
  await field.getByRole('button', { name: 'Remove photo' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('.pet-photo')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Micia', exact: true })).toBeVisible();
});
