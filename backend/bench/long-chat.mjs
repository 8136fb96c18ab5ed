/* global document, window -- of the page, in which some functions run */
import { setTimeout as delay } from 'node:timers/promises';
import { BrowserTab } from './browser-tab.mjs';
import { usualAnswer } from './long-answer.mjs';
import { processesOf } from './product.mjs';

const QUESTION = 'How much should she eat a day?';
/** Milliseconds. */
const PATIENCE = 60_000;
const REST = 2_500;
const SOURCES = ['Energy', 'Treats'].map((title) => ({ title, publisher: 'A clinic' }));

/** Questions with their answers, four hours between them. */
const STORE = `
  WITH turns AS (
    SELECT n, now() - interval '4 hours' * ($2 / 2 - n + 1) AS at FROM generate_series(1, $2 / 2) n),
  messages AS (
    SELECT n * 2 AS place, at, 'user' AS role, 'How is she, day ' || n || '?' AS content,
      NULL::jsonb AS sources FROM turns
    UNION ALL SELECT n * 2 + 1, at, 'assistant', $3, $4::jsonb FROM turns)
  INSERT INTO chat_messages ("sessionId", role, content, status, sources, timestamp)
  SELECT $1, role, content, 'complete', sources, at FROM messages ORDER BY place`;

/** The product with an owner who has a chat of so many messages behind her: her way into it. */
export async function startLongChat({ database, owners, ...parts }, messages) {
  const { startApi, startWorker } = processesOf(parts);
  const api = await startApi();
  await startWorker();
  const url = api.url.replace('127.0.0.1', 'localhost');
  const [{ headers, sessionId, petId }] = await owners.take(1, api.url);
  await database.query('DELETE FROM chat_messages WHERE "sessionId" = $1', [sessionId]);
  await database.query(STORE, [sessionId, messages, usualAnswer, JSON.stringify(SOURCES)]);
  /** How many answers are complete. */
  const answers = async () => {
    const count = `SELECT count(*)::int AS answers FROM chat_messages
      WHERE "sessionId" = $1 AND role = 'assistant' AND status = 'complete'`;
    return (await database.query(count, [sessionId])).rows[0].answers;
  };
  return { url, cookie: headers.cookie, messages, answers, path: `/chat?petId=${petId}` };
}

/** Opens the chat and reads it up to its first message and down again: all of it is there then. */
export async function openLongChat(browser, { url, cookie, path, messages }) {
  const tab = await BrowserTab.open(browser, { cookie, url });
  await tab.page.goto(url + path);
  await tab.page.getByRole('article').first().waitFor();
  await tab.page.evaluate(async (wanted) => {
    const log = document.querySelector('[role="log"]');
    while (log.getElementsByTagName('article').length < wanted) {
      log.scrollTop = log.scrollTop > 0 ? 0 : 1;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    log.scrollTop = log.scrollHeight;
  }, messages);
  await tab.page.getByRole('textbox', { name: 'Your question' }).focus();
  return tab;
}

/** Asks, and waits until the whole answer stands there with what belongs under it. */
export async function askIn({ page }, { answers }) {
  await page.evaluate(() => {
    const messages = document.getElementsByTagName('article');
    window.lastMessage = () => messages[messages.length - 1];
    window.before = window.lastMessage();
  });
  const before = await answers();
  await page.keyboard.insertText(QUESTION);
  await page.keyboard.press('Enter');
  do await delay(250);
  while ((await answers()) === before);
  await page.waitForFunction(isWhole, undefined, { polling: 250, timeout: PATIENCE });
}

/** The owner reads: the chat puts away what it no longer needs. */
export async function restIn({ page }) {
  const count = () => page.getByRole('article').count();
  let before;
  do {
    before = await count();
    await delay(REST);
  } while ((await count()) !== before);
}

/** Runs in the page: nothing has come to the newest answer since the last look. */
function isWhole() {
  const last = window.lastMessage();
  if (last === window.before || !last.querySelector('time')) return false;
  const length = last.textContent.length;
  const isSame = length === window.lastLength;
  window.lastLength = length;
  return isSame;
}
