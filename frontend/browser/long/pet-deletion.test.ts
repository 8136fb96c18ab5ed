import { petCard } from '../support/pets';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toast';

test('a pet is deleted only after confirmation, and the other tab is updated', async ({
  page,
  owner,
  openBeside,
}) => {
  await page.goto('/pets');
  const second = await openBeside(`/chat?petId=${owner.petId}`);
  await expect(second.getByText('Talking about Micia, cat')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: "Delete Micia's profile?" });
  await page.getByRole('button', { name: 'Delete Micia' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(petCard(page, 'Micia')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Micia' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, "Micia's profile was deleted.");
  await expect(page.getByRole('heading', { name: 'No pets registered' })).toBeVisible();
  await expect(second.getByRole('heading', { name: 'Micia was removed' })).toBeVisible();
});
