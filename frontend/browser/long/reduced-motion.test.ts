import { ask, growBeyond, limitCard, openChat, replies } from '../support/chat';
import { motions, watchMotion } from '../support/motion';
import { holdAnswers } from '../support/network';
import { expect, test } from '../support/test';
import { REFUSED } from '../support/upgrade';

test('a loading page is animated by default', async ({ page, owner }) => {
  await watchMotion(page);
  await holdAnswers(page, '**/api/pets');
  await page.goto(`/chat?petId=${owner.petId}`);
  await expect.poll(() => motions(page)).not.toEqual([]);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test.beforeEach(({ page }) => watchMotion(page));

  test('nothing is animated while waiting for a page or an answer', async ({
    page,
    owner,
    product,
    faults,
  }) => {
    faults.forgive(/status of 429/);
    product.world.model.behave({ words: 40, gap: 20, delay: 1000 });
    const letPetsIn = await holdAnswers(page, '**/api/pets');
    await page.goto(`/chat?petId=${owner.petId}`);
    await expect(page.getByText('Loading...')).toBeVisible();
    letPetsIn();
    await openChat(page, owner);
    await ask(page, 'Why does she purr?');
    await expect(page.getByRole('img', { name: 'Zampa is writing' })).toBeVisible();
    await growBeyond(page, 50);
    await expect(replies(page)).toContainText('39:bene');
    await product.spend(owner, 'yesterday');
    await ask(page, REFUSED);
    await expect(limitCard(page)).toBeVisible();
    expect(await motions(page)).toEqual([]);
  });
});
