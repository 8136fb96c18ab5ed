/* global document, window -- functions that run in the page use them */
import { setTimeout as delay } from 'node:timers/promises';
import { BrowserTab } from './browser-tab.mjs';
import { usualAnswer } from './long-answer.mjs';
import { processesOf } from './product.mjs';

const QUESTION = 'How much should she eat a day?';
/** Milliseconds. */
const TIMEOUT = 60_000;
const IDLE_TIME = 2_500;
const SOURCES = ['Energy', 'Treats'].map((title) => ({ title, publisher: 'A clinic' }));

/** Questions with answers, four hours apart. */
const STORE = `
  WITH turns AS (
    SELECT n, now() - interval '4 hours' * ($2 / 2 - n + 1) AS at FROM generate_series(1, $2 / 2) n),
  messages AS (
    SELECT n * 2 AS place, at, 'user' AS role, 'How is she, day ' || n || '?' AS content,
      NULL::jsonb AS sources FROM turns
    UNION ALL SELECT n * 2 + 1, at, 'assistant', $3, $4::jsonb FROM turns)
  INSERT INTO chat_messages ("sessionId", role, content, status, sources, timestamp)
  SELECT $1, role, content, 'complete', sources, at FROM messages ORDER BY place`;

/** Starts the product with an owner whose chat has this many messages. @returns how to open it. */
export async function startLongChat({ database, owners, ...parts }, messages) {
  const { startApi, startWorker } = processesOf(parts);
  const api = await startApi();
  await startWorker();
  const url = api.url.replace('127.0.0.1', 'localhost');
  const [{ headers, sessionId, petId }] = await owners.take(1, api.url);
  await database.query('DELETE FROM chat_messages WHERE "sessionId" = $1', [sessionId]);
  await database.query(STORE, [sessionId, messages, usualAnswer, JSON.stringify(SOURCES)]);
  /** The number of complete answers. */
  const answers = async () => {
    const count = `SELECT count(*)::int AS answers FROM chat_messages
      WHERE "sessionId" = $1 AND role = 'assistant' AND status = 'complete'`;
    return (await database.query(count, [sessionId])).rows[0].answers;
  };
  const path = `/chat?petId=${petId}`;
  return { url, cookie: headers.cookie, sessionId, messages, answers, path };
}

/** Opens the chat and scrolls to its first message and back, so that all of it gets loaded. */
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

/** Asks, and waits until the whole answer and everything below it is shown. */
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
  await page.waitForFunction(isWhole, undefined, { polling: 250, timeout: TIMEOUT });
}

/** Waits while the chat unloads old messages. */
export async function restIn({ page }) {
  const count = () => page.getByRole('article').count();
  let before;
  do {
    before = await count();
    await delay(IDLE_TIME);
  } while ((await count()) !== before);
}

/** Runs in the page: whether the newest answer has stopped growing. */
function isWhole() {
  const last = window.lastMessage();
  if (last === window.before || !last.querySelector('time')) return false;
  const length = last.textContent.length;
  const isSame = length === window.lastLength;
  window.lastLength = length;
  return isSame;
}
