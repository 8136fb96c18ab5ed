import type { Locator, Page } from '@playwright/test';
import { ask, composer, openChat, questions, replies, sendButton } from './support/chat';
import { holdAnswers } from './support/network';
import { expect, test } from './support/test';

const typing = (page: Page): Locator => page.getByRole('img', { name: 'Zampa is writing' });

test('a sent question is listed at once, with typing dots until the answer starts', async ({
  page,
  product,
  owner,
}) => {
  product.world.model.behave({ words: 16, gap: 10, delay: 1500 });
  await openChat(page, owner);
  await expect(typing(page)).toHaveCount(0);
  const letThrough = await holdAnswers(page, '**/messages');
  await ask(page, 'Why does she purr?');
  await test.step('while the question is being sent', async () => {
    await expect(questions(page)).toHaveText(['Why does she purr?']);
    await expect(typing(page)).toBeVisible();
    await expect(composer(page)).toHaveValue('');
    await expect(sendButton(page)).toBeDisabled();
  });
  await test.step('while the model is thinking', async () => {
    letThrough();
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
    await expect(typing(page)).toBeVisible();
    await expect(typing(page)).toBeInViewport();
    await expect(replies(page)).toHaveCount(0);
  });
  await expect(replies(page)).toContainText('15:bene');
  await expect(typing(page)).toHaveCount(0);
});
