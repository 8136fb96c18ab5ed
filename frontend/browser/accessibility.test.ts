import { expectAccessible } from './support/axe';
import {
  ask,
  composer,
  emergency,
  growBeyond,
  limitCard,
  openChat,
  replies,
  replyEnded,
  stopButton,
  upgradeOverlay,
} from './support/chat';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('nothing stands in the way of a conversation', async ({ page, product, owner }) => {
  await test.step('empty', async () => {
    await openChat(page, owner);
    await expect(page.getByText('What would you like to know about Micia?')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('while an answer is written', async () => {
    product.world.model.behave({ words: 2000, gap: 25 });
    await ask(page, 'Tell me a long story.');
    await growBeyond(page, 100);
    await expectAccessible(page);
    await stopButton(page).click();
    await expect(page.getByText('Stopped', { exact: true })).toBeVisible();
  });
  await test.step('with an emergency and a finished answer', async () => {
    product.world.model.behave({ words: 16 });
    await ask(page, 'She chewed a lily leaf');
    await expect(emergency(page)).toBeVisible();
    await expect(replies(page).last()).toContainText('15:bene');
    await replyEnded(page);
    await expectAccessible(page);
  });
  await test.step('with an answer that failed', async () => {
    product.world.model.behave({ status: 500 });
    await ask(page, 'Nobody?');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('nothing stands in the way at the limits, and offline', async ({
  page,
  context,
  product,
  owner,
  faults,
}) => {
  faults.forgive(/status of 429|ERR_INTERNET_DISCONNECTED/);
  await openChat(page, owner);
  await test.step('in the limit card', async () => {
    await product.spend(owner, 'yesterday');
    await ask(page, 'May I ask again?');
    await expect(limitCard(page)).toBeVisible();
    await expectAccessible(page);
    await limitCard(page).getByRole('button', { name: 'Close' }).click();
  });
  await test.step('offline, with a question that waits', async () => {
    await context.setOffline(true);
    await composer(page).press('Enter');
    await expect(page.getByText('Waiting for the network')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Edit' }).click();
    await context.setOffline(false);
  });
  await test.step('in the upgrade overlay', async () => {
    await product.spend(owner, 'today');
    await composer(page).press('Enter');
    await expect(upgradeOverlay(page)).toBeVisible();
    await expectAccessible(page);
    await upgradeOverlay(page).getByRole('button', { name: 'Maybe Later' }).click();
    await expectAccessible(page);
  });
});
