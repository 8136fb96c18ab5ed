import { openChat, replies } from '../support/chat';
import { expect, test } from '../support/test';

test('an answer that arrives out of view is marked unread, and reading it clears every tab', async ({
  page,
  owner,
  openBeside,
}) => {
  const micia = owner.petId;
  await openChat(page, owner);
  const pets = await openBeside('/pets');
  await expect(pets.getByRole('heading', { name: 'Micia' })).toBeVisible();
  await page.goto('/profile');
  await owner.finished((await owner.ask('How much may she eat?')).reply.id);
  for (const tab of [page, pets]) await expect(tab).toHaveTitle(/^\(1\) /);
  await expect(pets.getByText('1 new answer')).toBeAttached();
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:image\/png/);
  await page.goto(`/chat?petId=${micia}`);
  await expect(replies(page)).toHaveCount(1);
  for (const tab of [page, pets]) await expect(tab).toHaveTitle(/^[^(]/);
  await expect(pets.getByText('1 new answer')).toHaveCount(0);
});
