import { ask, composer, openChat, replies } from '../support/chat';
import { BUDGET, sizeOfScripts } from '../support/first-view';
import { holdCode } from '../support/network';
import { expect, test } from '../support/test';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the scripts of a chat with an answer stay in budget, and the composer has one line', async ({
    page,
    owner,
  }) => {
    await openChat(page, owner);
    await ask(page, 'How much should she eat?');
    await expect(page.getByRole('button', { name: 'Copy answer' })).toBeAttached();
    await page.goto('about:blank');
    const size = await sizeOfScripts(page, async () => {
      await openChat(page, owner);
      await expect(replies(page)).toContainText('15:bene');
      await page.waitForLoadState('networkidle');
    });
    expect(size).toBeLessThanOrEqual(BUDGET.chat);
    expect((await composer(page).boundingBox())?.height).toBeLessThan(50);
  });
});

test('the last answer can be read before any script has loaded and is not duplicated later', async ({
  page,
  owner,
}) => {
  await openChat(page, owner);
  await ask(page, 'How much should she eat?');
  await expect(page.getByRole('button', { name: 'Copy answer' })).toBeAttached();
  const said = replies(page).getByText('15:bene');
  await expect(said).toBeVisible();
  const arrive = await holdCode(page);
  await page.goto(`/chat?petId=${owner.petId}`, { waitUntil: 'commit' });
  await expect(page.getByText('How much should she eat?')).toBeInViewport();
  await expect(page.getByText('15:bene')).toBeInViewport();
  await expect(said).toBeHidden();
  arrive();
  await expect(said).toBeVisible();
  await expect(page.getByText('15:bene')).toHaveCount(1);
  await expect(page.getByText('How much should she eat?')).toHaveCount(1);
});
