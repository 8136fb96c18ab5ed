/*
 * global document, fetch, performance, requestAnimationFrame, window -- functions that run in the
 * page use them
 */
import { BrowserTab, openBrowser } from './browser-tab.mjs';
import { openLongChat, startLongChat } from './long-chat.mjs';
import { startModel, WARM_UP } from './model.mjs';
import { startRole } from './processes.mjs';
import { median, ofRounds, over, spread } from './statistics.mjs';

const QUESTION = 'She chewed a lily leaf';
const ROUNDS = 5;
const ASKED = 8;
/** Messages in the conversation before the question. */
const MESSAGES = 20;
/** The contract's limit. Milliseconds. */
const PROMISED_MS = 100;

const BARE_PAGE = '<!doctype html><meta charset="utf-8"><main><button>Send</button></main>';

/** A page that posts to a single prepared statement and then shows a line. */
async function openBarePage(browser, { database, databaseUrl, sessionId }) {
  const { url } = await startRole('bare-requests.mjs', { DATABASE_URL: databaseUrl });
  const tab = await BrowserTab.open(browser);
  // So that the page may post to its own server.
  await tab.page.goto(`${url}/${sessionId}`);
  await tab.page.setContent(BARE_PAGE);
  await tab.page.evaluate(showWhenPosted, QUESTION);
  return {
    name: 'bare page and statement',
    ask: () => timeToAlarm(tab, () => tab.page.getByRole('button').click()),
    /** A session has at most one open reply. */
    async rest() {
      const ended = `UPDATE chat_messages SET status = 'complete' WHERE "sessionId" = $1`;
      await database.query(ended, [sessionId]);
      await tab.page.evaluate(() => document.querySelector('[role=alert]').remove());
    },
  };
}

/** Runs in the page. */
function showWhenPosted(content) {
  document.querySelector('button').addEventListener('click', async () => {
    await fetch('', { method: 'POST', body: JSON.stringify({ content }) });
    const alert = document.createElement('p');
    alert.setAttribute('role', 'alert');
    alert.textContent = 'Emergency';
    document.body.append(alert);
  });
}

async function openProduct(browser, chat, database) {
  const tab = await openLongChat(browser, chat);
  const { page } = tab;
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  const post = async (question) => {
    await page.getByRole('textbox', { name: 'Your question' }).fill(question);
    await page.getByRole('button', { name: 'Send' }).click();
  };
  const rest = async () => {
    await stop.waitFor({ state: 'detached' });
    const ids = [chat.sessionId];
    await database.query(
      `DELETE FROM chat_messages WHERE "sessionId" = $1 AND timestamp > now() - interval '1 hour'`,
      ids,
    );
    // An open case has a shorter text.
    await database.query('UPDATE chat_sessions SET "triageCase" = NULL WHERE id = $1', ids);
    await page.reload();
    await page.getByRole('article').first().waitFor();
    await post('Why does she purr?');
    await stop.waitFor();
    await stop.waitFor({ state: 'detached' });
  };
  await rest();
  return { name: 'product', ask: () => timeToAlarm(tab, () => post(QUESTION)), rest };
}

/** Milliseconds, by the page's clock, from the click until a frame with a new alert was painted. */
async function timeToAlarm({ page }, click) {
  await page.bringToFront();
  await page.evaluate(watchForAlert);
  await click();
  return page.evaluate(() => window.painted);
}

/** Runs in the page. */
function watchForAlert() {
  window.painted = new Promise((resolve) => {
    let clicked;
    const note = () => (clicked = performance.now());
    document.addEventListener('click', note, { capture: true, once: true });
    const watch = new MutationObserver(() => {
      if (!document.querySelector('[role=alert]:not(:empty)')) return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clicked)));
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
}

/** From the click on Send until an emergency's card is on the screen, for a further question. */
export const alarm = {
  name: 'alarm',
  title: `A lily question: from the click until its card is painted, ${ASKED} questions a round`,
  columns: ['page', 'time, x floor', 'ms'],
  cells: (row) => [row.name, spread(row.overFloor), spread(row.ms)],
  plots: [
    {
      title: 'From the click to the painted card, ms',
      value: 'ms',
      bar: 'name',
      target: PROMISED_MS,
    },
  ],
  async measure({ say, ...services }) {
    const { database, databaseUrl, owners } = services;
    const model = await startModel();
    await model.setPace(WARM_UP);
    const chat = await startLongChat({ ...services, modelUrl: model.url }, MESSAGES);
    const [, { sessionId }] = await owners.take(2, chat.url);
    const browser = await openBrowser(say);
    try {
      const pages = [
        await openBarePage(browser, { database, databaseUrl, sessionId }),
        await openProduct(browser, chat, database),
      ];
      const rounds = pages.map(() => []);
      for (let turn = 1; turn <= ROUNDS; turn += 1) {
        for (const [index, page] of pages.entries()) rounds[index].push(await roundOf(page));
        say(`  round ${turn} of ${ROUNDS}`);
      }
      const rowOf = ({ name }, index) => ({
        name,
        ms: ofRounds(rounds[index]),
        overFloor: over(rounds[index], rounds[0]),
      });
      return pages.map(rowOf);
    } finally {
      await browser.close();
    }
  },
};

/** The median over a round's questions. */
async function roundOf({ ask, rest }) {
  const times = [];
  for (let asked = 0; asked < ASKED; asked += 1) {
    times.push(await ask());
    await rest();
  }
  return median(times);
}
