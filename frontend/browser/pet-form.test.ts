import type { Pet } from '../../backend/src/contract/pets';
import { hold } from './support/network';
import { createButton, fillPet, LUNA } from './support/pets';
import { expect, test } from './support/test';
import { expectToast } from './support/toast';

test('a pet with every field filled in is created once, and its chat opens', async ({
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
