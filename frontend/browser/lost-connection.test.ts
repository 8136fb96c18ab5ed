import { ask, offlineNotice, openChat, questions, replies, replyEnded } from './support/chat';
import { expect, test } from './support/test';

test('a question asked offline is listed as waiting and sent once when back online', async ({
  page,
  context,
  faults,
  owner,
}) => {
  faults.forgive(/ERR_INTERNET_DISCONNECTED/);
  await openChat(page, owner);
  await context.setOffline(true);
  await expect(offlineNotice(page)).toBeVisible();
  await ask(page, 'Can you hear me?');
  await expect(questions(page)).toHaveText(['Can you hear me?']);
  await expect(page.getByText('Waiting for the network')).toBeVisible();
  await context.setOffline(false);
  await expect(offlineNotice(page)).toHaveCount(0);
  await expect(page.getByText('Waiting for the network')).toHaveCount(0);
  await expect(replies(page)).toContainText('15:bene');
  await replyEnded(page);
  await expect(questions(page)).toHaveText(['Can you hear me?']);
  const stored = await owner.messages();
  expect(stored.map(({ role }) => role)).toEqual(['user', 'assistant']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the first-aid link stands below the offline notice', async ({
    page,
    context,
    faults,
    owner,
  }) => {
    faults.forgive(/ERR_INTERNET_DISCONNECTED/);
    await openChat(page, owner);
    await context.setOffline(true);
    await expect(offlineNotice(page)).toBeVisible();
    const link = page.getByRole('link', { name: 'In an emergency: numbers and first aid' });
    const isBelow = await link.evaluate((node) => {
      const said = document.createRange();
      said.setStartBefore(node.parentElement?.firstChild ?? node);
      said.setEndBefore(node);
      return node.getBoundingClientRect().top >= said.getBoundingClientRect().bottom - 1;
    });
    expect(isBelow).toBe(true);
  });
});
