import { ask } from './support/chat';
import { expect, test } from './support/test';

test.use({ settings: [{ OPENAI_API_KEY: '', OPENAI_BASE_URL: '' }, { scope: 'worker' }] });

test('what was told is remembered on a yes, and known in every tab', async ({
  page,
  owner,
  openBeside,
}) => {
  const path = `/chat?petId=${owner.petId}`;
  await page.goto(path);
  const [second, profile] = [await openBeside(path), await openBeside(`/pets/${owner.petId}`)];
  const suggestion = { name: 'Remember this about Micia?' };
  await ask(page, 'She is allergic to chicken. How often should I brush her?');
  await expect(second.getByRole('region', suggestion)).toContainText('Allergic to chicken');
  await page.reload();
  await page.getByRole('button', { name: 'Remember', exact: true }).click();
  for (const tab of [page, second]) {
    await expect(tab.getByRole('region', suggestion)).toHaveCount(0);
  }
  const remembered = profile.getByRole('region', { name: 'What Zampa remembers' });
  await expect(remembered).toContainText('Allergic to chicken');
  await expect(remembered).toContainText('from the chat: "She is allergic to chicken.');
  await expect(profile.getByRole('region', { name: 'Health' })).toContainText('chicken');
  await remembered.getByRole('button', { name: 'Forget: Allergic to chicken' }).click();
  await expect(remembered).not.toContainText('Allergic to chicken');
});

test('the number of the vet, asked for after an alarm, is on the card from then on', async ({
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
