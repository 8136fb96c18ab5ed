import { ask, composer, openChat, questions, replies, sendButton } from '../support/chat';
import { hold } from '../support/network';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toast';

const MOST = 4000;
const MESSAGES = '/api/chat-sessions/*/messages';

test('an empty or blank question is not sent', async ({ page, owner }) => {
  const sending = await hold(page, 'POST', MESSAGES);
  await openChat(page, owner);
  await expect(composer(page)).toHaveAttribute('placeholder', 'Ask something about Micia...');
  for (const blank of ['', ' ', ' \n\t\u00A0 ']) {
    await composer(page).fill(blank);
    await expect(sendButton(page)).toBeDisabled();
    await composer(page).press('Enter');
  }
  await composer(page).fill('Hello');
  await expect(sendButton(page)).toBeEnabled();
  await expect(questions(page)).toHaveCount(0);
  expect(sending.sent).toBe(0);
});

test('a question is trimmed but keeps its line breaks, and the composer is cleared', async ({
  page,
  owner,
}) => {
  await openChat(page, owner);
  await composer(page).fill('  First line');
  await composer(page).press('Shift+Enter');
  await composer(page).pressSequentially('second line  ');
  await expect(questions(page)).toHaveCount(0);
  await sendButton(page).click();
  await expect(composer(page)).toHaveValue('');
  await expect(composer(page)).toBeFocused();
  await expect(replies(page)).toContainText('15:bene');
  const [question] = await owner.messages();
  expect(question?.content).toBe('First line\nsecond line');
});

test('a pasted question that is too long is kept, with the excess shown', async ({
  page,
  owner,
}) => {
  const sending = await hold(page, 'POST', MESSAGES);
  const long = `${'x'.repeat(MOST)} and that is the end`;
  await openChat(page, owner);
  await page.keyboard.insertText(long);
  await expect(composer(page)).toHaveValue(long);
  await expect(page.locator('#composer-left')).toBeVisible();
  await expect(composer(page)).toHaveAttribute('aria-invalid', 'true');
  for (const control of [composer(page), sendButton(page)]) {
    await expect(control).toHaveAccessibleDescription('20 characters too long');
  }
  await expect(sendButton(page)).toBeDisabled();
  await composer(page).press('Enter');
  expect(sending.sent).toBe(0);
  for (let press = 0; press < 20; press += 1) await composer(page).press('Backspace');
  await expect(sendButton(page)).toBeEnabled();
  await expect(composer(page)).toHaveAccessibleDescription('0 characters left');
});

test('a draft from an earlier visit is measured as the text that would be sent', async ({
  page,
  owner,
}) => {
  const draft = (text: unknown) =>
    page.evaluate(
      ([key = '', value = '']) => {
        localStorage.setItem(key, value);
        localStorage.removeItem(`${key}.state`);
      },
      [`zampa.draft.${owner.sessionId}`, JSON.stringify({ text })],
    );
  /** Waits until the page has stored its draft: changing it earlier would race with that. */
  const reload = async () => {
    const stored = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().endsWith('/draft'),
    );
    await page.reload();
    await (await stored).finished();
  };
  await openChat(page, owner);
  await draft('x'.repeat(MOST + 1));
  await reload();
  await expect(composer(page)).toHaveAccessibleDescription('1 character too long');
  await expect(sendButton(page)).toBeDisabled();
  await draft(`${'x'.repeat(MOST - 2)}\r\n\0y`);
  await reload();
  await expect(composer(page)).toHaveAccessibleDescription('0 characters left');
  await sendButton(page).click();
  await expect(replies(page)).toContainText('15:bene');
  const [question] = await owner.messages();
  expect(question?.content).toBe(`${'x'.repeat(MOST - 2)}\ny`);
  await draft(7);
  await page.reload();
  await expect(composer(page)).toHaveValue('');
});

test('text typed meanwhile is appended to a returned question; the excess blocks sending', async ({
  page,
  faults,
  owner,
}) => {
  faults.forgive(/ERR_INTERNET_DISCONNECTED/);
  const sending = await hold(page, 'POST', MESSAGES);
  const long = 'x'.repeat(MOST);
  await openChat(page, owner);
  await ask(page, long);
  await composer(page).fill('And why?');
  sending.lose();
  await expectToast(page, 'Error', 'Unable to send message. Please try again.');
  await expect(composer(page)).toHaveValue(`${long}\nAnd why?`);
  await expect(composer(page)).toHaveAccessibleDescription('9 characters too long');
  await expect(sendButton(page)).toBeDisabled();
  await composer(page).press('Enter');
  expect(sending.sent).toBe(1);
  await composer(page).fill('And why?');
  await expect(sendButton(page)).toBeEnabled();
});

test('a draft survives a reload', async ({ page, owner }) => {
  await openChat(page, owner);
  await composer(page).fill('I was just about to ask');
  await page.reload();
  await expect(composer(page)).toHaveValue('I was just about to ask');
});

test('a question submitted twice is sent once', async ({ page, owner }) => {
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

test('the composer counts down the last 400 characters and sends up to the limit', async ({
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

test.describe('on a touch keyboard', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('Enter adds a new line, and only the button sends', async ({ page, owner }) => {
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
