import { hold } from './support/network';
import { ask, composer, openChat, questions, replies, sendButton } from './support/chat';
import { expect, test } from './support/test';
import { expectToast } from './support/toast';

const MOST = 4000;
const MESSAGES = '/api/chat-sessions/*/messages';

test('a question asked twice at once is asked once', async ({ page, owner }) => {
  const sending = await hold(page, 'POST', MESSAGES);
  await openChat(page, owner);
  await composer(page).fill('How much should she eat?');
  await sendButton(page).dblclick();
  await composer(page).press('Enter');
  sending.release();
  await expect(replies(page)).toContainText('15:bene');
  await expect(questions(page)).toHaveText(['How much should she eat?']);
  expect(sending.sent).toBe(1);
  expect(await owner.messages()).toHaveLength(2);
});

test('the composer counts the last 400 characters, and sends as many as there may be', async ({
  page,
  owner,
}) => {
  await openChat(page, owner);
  await composer(page).fill('🐈'.repeat(MOST - 400));
  await expect(page.getByText(/characters left/)).toHaveCount(0);
  await composer(page).press('End');
  await composer(page).pressSequentially('x');
  await expect(page.getByText('399 characters left', { exact: true })).toBeVisible();
  await expect(composer(page)).toHaveAccessibleDescription('399 characters left');
  await composer(page).fill(`  ${'🐈'.repeat(MOST)}  `);
  await expect(page.getByText('0 characters left', { exact: true })).toBeVisible();
  await expect(composer(page)).toHaveAttribute('aria-invalid', 'false');
  await sendButton(page).click();
  await expect(replies(page)).toContainText('15:bene');
  const [question] = await owner.messages();
  expect(question?.content).toBe('🐈'.repeat(MOST));
});

test('a question that is lost on its way gives its words back, and asks once when sent again', async ({
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

test('a question whose answer was lost on its way back was asked, and is not asked again', async ({
  page,
  faults,
  owner,
}) => {
  faults.forgive(/ERR_INTERNET_DISCONNECTED/);
  await openChat(page, owner);
  await page.route(`**${MESSAGES}`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort('internetdisconnected');
  });
  await ask(page, 'Why does she purr?');
  await expect(replies(page)).toContainText('15:bene');
  await expect(questions(page)).toHaveText(['Why does she purr?']);
  await expect(composer(page)).toHaveValue('');
  expect(await owner.messages()).toHaveLength(2);
});

test.describe('on a touch keyboard', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('Enter makes a new line, and only the button sends', async ({ page, owner }) => {
    await openChat(page, owner);
    await expect(composer(page)).toHaveAttribute('enterkeyhint', 'enter');
    await composer(page).fill('First line');
    await composer(page).press('Enter');
    await composer(page).pressSequentially('second line');
    await expect(composer(page)).toHaveValue('First line\nsecond line');
    await expect(questions(page)).toHaveCount(0);
    await sendButton(page).click();
    await expect(questions(page)).toHaveText(['First line\nsecond line']);
  });
});
