import { openChat, questions, replies } from '../support/chat';
import { scrollUpTo, storeHistory, topOf } from '../support/history';
import { expect, test } from '../support/test';

test('a long conversation opens at its end and loads older messages on scroll without a jump', async ({
  page,
  product,
  owner,
}) => {
  await storeHistory(product, owner);
  await openChat(page, owner);
  await expect(page.getByText('user number 60', { exact: true })).toBeInViewport();
  await expect(questions(page)).toHaveCount(25);
  const oldest = page.getByText('user number 36', { exact: true });

  await test.step('the scroll position is kept while older messages load', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/messages?*before=*', async (route) => {
      await held;
      await route.continue();
    });
    await scrollUpTo(page, oldest);
    await expect(page.getByRole('button', { name: 'Loading older messages...' })).toBeVisible();
    const before = await topOf(oldest);
    release();
    await expect(questions(page)).toHaveCount(50);
    expect(Math.abs((await topOf(oldest)) - before)).toBeLessThan(3);
  });

  await test.step('the very first message is reached, without duplicates', async () => {
    await scrollUpTo(page, page.getByText('user number 1', { exact: true }));
    await expect(questions(page)).toHaveCount(60);
    await expect(replies(page)).toHaveCount(60);
    await expect(page.getByRole('button', { name: /older messages/ })).toHaveCount(0);
  });
});
