import {
  ask,
  growBeyond,
  openChat,
  questions,
  rendered,
  replies,
  replyEnded,
  stopButton,
} from './support/chat';
import { expect, test } from './support/test';

test('Stop in one tab freezes the reply in the other', async ({
  page,
  product,
  owner,
  openBeside,
}) => {
  product.world.model.behave({ words: 400, gap: 30 });
  await openChat(page, owner);
  const second = await openBeside(page.url());
  await ask(page, 'Tell me a long story.');
  await Promise.all([growBeyond(page, 20), growBeyond(second, 20)]);
  await stopButton(second).click();
  for (const tab of [page, second]) {
    await expect(tab.getByText('Stopped', { exact: true })).toBeVisible();
    await expect(stopButton(tab)).toHaveCount(0);
  }
  const [, reply] = await owner.messages();
  expect(reply?.status).toBe('stopped');
  expect(reply?.content).not.toContain('399:');
  for (const tab of [page, second]) {
    await expect(replies(tab)).toHaveText(rendered(reply?.content ?? ''));
  }
});

test('a failed answer keeps its partial text, says why, is not counted and can be retried', async ({
  page,
  product,
  owner,
}) => {
  product.world.model.behave({ words: 12, gap: 10 }, { words: 50, gap: 10, breakAfter: 20 });
  await openChat(page, owner);
  await expect(page.getByText('3 questions left')).toBeVisible();
  await ask(page, 'Why does she purr?');
  await expect(page.getByText("Zampa can't be reached right now.")).toBeVisible();
  await expect(page.getByText('This question was not counted.')).toBeVisible();
  await expect(replies(page)).toContainText('19:e');
  await expect(page.getByText('3 questions left')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(questions(page)).toHaveText(['Why does she purr?', 'Why does she purr?']);
  await expect(replies(page).nth(1)).toContainText('11:e');
  await replyEnded(page);
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await expect(replies(page).first()).toContainText('19:e');
  await expect(page.getByText('2 questions left')).toBeVisible();
});
