import { ask, composer, openChat, sendButton, stopButton } from '../support/chat';
import { shoot } from './camera';
import { expect, test } from './stage';

test.use({ settings: {} });

test('an answer that takes its time, and one that fails', async ({ page, owner, product }) => {
  product.world.model.behave({ delay: 12_000 });
  await openChat(page, owner);
  await ask(page, 'Why does she knead my pullover?');
  await expect(page.getByRole('img', { name: 'Zampa is writing' })).toBeAttached();
  await shoot(page, 'chat-waiting');
  await expect(page.getByText(/^Still working on it/)).toBeVisible();
  await shoot(page, 'chat-still-waiting');
  await stopButton(page).click();
  product.world.model.behave({ words: 50, gap: 10, breakAfter: 20 });
  await composer(page).fill('Is anybody there?');
  await sendButton(page).click();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 30_000 });
  await shoot(page, 'chat-failed');
});
