import { hold } from '../support/network';
import { ask, composer, openChat, questions, replies, sendButton } from '../support/chat';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toast';

const MESSAGES = '/api/chat-sessions/*/messages';

test('a question lost in transit returns to the composer and is stored once when resent', async ({
  page,
  faults,
  owner,
}) => {
  faults.forgive(/ERR_INTERNET_DISCONNECTED/);
  const sending = await hold(page, 'POST', MESSAGES);
  await openChat(page, owner);
  await ask(page, 'Why does she purr?');
  await expect(questions(page)).toHaveText(['Why does she purr?']);
  await expect(composer(page)).toHaveValue('');
  sending.lose();
  await expectToast(page, 'Error', 'Unable to send message. Please try again.');
  await expect(questions(page)).toHaveCount(0);
  await expect(composer(page)).toHaveValue('Why does she purr?');
  await sendButton(page).click();
  await expect(replies(page)).toContainText('15:bene');
  await expect(questions(page)).toHaveText(['Why does she purr?']);
  expect(await owner.messages()).toHaveLength(2);
});
