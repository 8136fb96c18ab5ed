import { expectAccessible } from '../support/axe';
import {
  ask,
  emergency,
  growBeyond,
  openChat,
  replies,
  replyEnded,
  stopButton,
} from '../support/chat';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a conversation is accessible', async ({ page, product, owner }) => {
  await test.step('when empty', async () => {
    await openChat(page, owner);
    await expect(page.getByText('What would you like to know about Micia?')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('while an answer streams', async () => {
    product.world.model.behave({ words: 2000, gap: 25 });
    await ask(page, 'Tell me a long story.');
    await growBeyond(page, 100);
    await expectAccessible(page);
    await stopButton(page).click();
    await expect(page.getByText('Stopped', { exact: true })).toBeVisible();
  });
  await test.step('with a failed answer', async () => {
    product.world.model.behave({ status: 500 });
    await ask(page, 'Nobody?');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('with an emergency and a finished answer', async () => {
    product.world.model.behave({ words: 16 });
    await ask(page, 'She chewed a lily leaf');
    await expect(emergency(page)).toBeVisible();
    await expect(replies(page).last()).toContainText('15:bene');
    await replyEnded(page);
    await expectAccessible(page);
  });
});
