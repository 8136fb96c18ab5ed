import { shootBare, shootWhole } from './camera';
import { test } from './stage';

const DAY = 86_400_000;

test('a summary for the vet, chosen, made and shared', async ({ page, owner, product }) => {
  await product.world.setPlan(owner, 'pro');
  const entries = [
    { days: 40, kind: 'weight', value: 4.1, unit: 'kg' },
    { days: 12, kind: 'parasites', text: 'Spot-on' },
    { days: 4, kind: 'symptom', text: 'vomited once', severity: 'mild' },
    { days: 3, kind: 'medicine', text: 'Stomach syrup', value: 1, unit: 'ml' },
    { days: 1, kind: 'weight', value: 3.9, unit: 'kg' },
  ];
  for (const { days, ...entry } of entries) {
    const at = new Date(Date.now() - days * DAY).toISOString();
    await owner.call('POST', `/api/pets/${owner.petId}/diary`, { ...entry, at });
  }
  await page.goto(`/pets/${owner.petId}/summary`);
  await page.getByLabel('Why now?').fill('Vomits since the new food.');
  await page.getByLabel('What do you want to ask?').fill('Back to the old food?');
  await page.getByText('What happened').waitFor();
  await shootWhole(page, 'summary');
  await page.getByRole('button', { name: 'Create the summary' }).click();
  await page.getByRole('button', { name: 'Create a link' }).click();
  const address = await page.getByLabel('Address').inputValue();
  await shootWhole(page, 'summary-made');
  await page.goto(new URL(address).pathname);
  await shootBare(page, 'summary-shared');
  await page.goto('/pets/example');
  await page.getByText('Summary for the vet: Luna').waitFor();
  await shootWhole(page, 'summary-example');
});
