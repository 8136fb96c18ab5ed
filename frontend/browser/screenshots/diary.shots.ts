import type { Owner } from '../../../backend/test/harness/owner';
import { shoot, shootWhole } from './camera';
import { expect, test } from './stage';

/** Breakfast time, this many days ago. */
const daysAgo = (days: number): string => {
  const day = new Date(Date.now() - days * 86_400_000);
  return `${day.toISOString().slice(0, 10)}T07:30:00.000Z`;
};

async function keepDiary(owner: Owner): Promise<void> {
  const entries = [
    { at: daysAgo(40), kind: 'vaccine', text: 'Yearly vaccines' },
    { at: daysAgo(12), kind: 'parasites', text: 'Spot-on' },
    { at: daysAgo(6), kind: 'food', text: 'New dry food', value: 45, unit: 'g', kcalPer100g: 380 },
    {
      at: daysAgo(5),
      kind: 'behaviour',
      text: 'hid under the bed',
      before: 'door bell',
      minutes: 20,
    },
    { at: daysAgo(4), kind: 'symptom', text: 'vomited once', severity: 'mild' },
    { at: daysAgo(3), kind: 'symptom', text: 'vomited once', severity: 'mild', minutes: 5 },
    { at: daysAgo(3), kind: 'medicine', text: 'Stomach syrup', value: 1, unit: 'ml' },
    { at: daysAgo(1), kind: 'weight', value: 3.8, unit: 'kg' },
  ];
  for (const entry of entries) {
    await owner.call('POST', `/api/pets/${owner.petId}/diary`, entry);
  }
}

const FILE = 'Date,Weight (kg)\n2026-05-04,4.1\n2026-05-18,four\n2026-06-01,4.05\n';

test('the diary, empty and full, on a paid plan', async ({ page, owner, product }) => {
  await product.world.setPlan(owner, 'pro');
  await page.goto(`/pets/${owner.petId}`);
  await page.getByText('Nothing yet.').waitFor();
  await shootWhole(page, 'diary-empty');
  await keepDiary(owner);
  await page.getByText('Stomach syrup').first().waitFor();
  await shootWhole(page, 'diary');
  await page.getByRole('button', { name: 'More about: Hid under the bed' }).click();
  await page.getByRole('button', { name: 'Edit: Hid under the bed' }).click();
  await page.getByText('Symptom', { exact: true }).click();
  await page.getByText('More details').first().click();
  await page.getByRole('button', { name: 'Save symptom' }).click();
  await page.getByText('Please write a word or two.').waitFor();
  await shootWhole(page, 'diary-forms');
});

test('what the diary asks, imports and takes back', async ({ page, owner, product, faults }) => {
  faults.forgive(/status of 422/);
  await product.world.setPlan(owner, 'pro');
  await keepDiary(owner);
  await page.goto(`/pets/${owner.petId}`);
  await page.getByLabel('Weight: Amount').fill('400');
  await page.getByRole('button', { name: 'Save weight' }).click();
  await page.getByText('Is that grams?').waitFor();
  await page.getByRole('button', { name: 'Import a file' }).click();
  const file = { name: 'weights.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) };
  await page.getByLabel('Choose a file').setInputFiles(file);
  await page.getByText("2 rows are ready, 1 can't be read.").waitFor();
  await shootWhole(page, 'diary-import');
  await page.getByRole('button', { name: 'More about: 3.8 kg' }).click();
  await page.getByRole('button', { name: 'Remove: 3.8 kg' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await shoot(page, 'diary-undo');
});

test('the page of a pet without a diary, on the free plan', async ({ page, owner }) => {
  await page.goto(`/pets/${owner.petId}`);
  await page.getByText('The diary is part of Pro.').waitFor();
  await shootWhole(page, 'diary-free');
});

test('what half a year of diary shows', async ({ page, owner, product }) => {
  await product.world.setPlan(owner, 'pro');
  const kilos = [4.05, 4.02, 4, 3.98, 4.46, 3.93, 3.9, 3.86, 3.8];
  for (const [index, value] of kilos.entries()) {
    const at = daysAgo(168 - index * 21);
    await owner.call('POST', `/api/pets/${owner.petId}/diary`, { kind: 'weight', at, value });
  }
  for (const [index, value] of [22, 21, 23, 22].entries()) {
    const at = daysAgo(10 - index * 3);
    await owner.call('POST', `/api/pets/${owner.petId}/diary`, { kind: 'breaths', at, value });
  }
  await keepDiary(owner);
  await page.goto(`/pets/${owner.petId}`);
  await page.getByRole('heading', { name: 'What stands out' }).waitFor();
  await shootWhole(page, 'insights');
  await page.getByRole('button', { name: 'Show as table' }).first().click();
  await shootWhole(page, 'insights-table');
});

test('the example of a diary', async ({ page }) => {
  await page.goto('/pets/example');
  await page.getByRole('heading', { name: 'An example: Luna' }).waitFor();
  await shootWhole(page, 'insights-example');
});
