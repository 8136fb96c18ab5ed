import { ask } from '../support/chat';
import { WITHOUT_MODEL } from '../support/product';
import { expect, test } from '../support/test';

test.use({ settings: WITHOUT_MODEL });

test('a confirmed memory is saved and shown in every tab', async ({ page, owner, openBeside }) => {
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
