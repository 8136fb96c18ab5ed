import { ask } from '../support/chat';
import { WITHOUT_MODEL } from '../support/product';
import { expect, test } from '../support/test';

test.use({ settings: WITHOUT_MODEL });

test("a vet's number added from an emergency card is shown on the card from then on", async ({
  page,
  owner,
}) => {
  await page.goto(`/chat?petId=${owner.petId}`);
  await ask(page, 'She chewed a lily leaf');
  await page.getByRole('link', { name: "Add your vet's number for next time" }).click();
  await page.getByLabel('Name').fill('Dr. Rossi');
  await page.getByLabel('Phone number').fill('+39 051 123 4567');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: '+39 051 123 4567' })).toBeVisible();
  await page.getByRole('link', { name: 'Open chat' }).click();
  const call = page.getByRole('link', { name: /^Call/ }).first();
  await expect(call).toHaveAttribute('href', 'tel:+390511234567');
  await expect(page.getByRole('link', { name: "Add your vet's number" })).toHaveCount(0);
});
