import { randomBytes } from 'node:crypto';
import { call } from './http-call.mjs';
import { usualAnswer } from './long-answer.mjs';
import { BrowserTab, openBrowser } from './browser-tab.mjs';
import { startProduct, startRole } from './roles.mjs';

const MESSAGES = 300;
export const QUESTION = 'How much should she eat a day?';

const settings = ({ modelUrl, databaseUrl, redisUrl }) => ({
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  REDIS_URL: redisUrl,
  SESSION_SECRET: randomBytes(32).toString('hex'),
  OPENAI_BASE_URL: `${modelUrl}/v1`,
  OPENAI_API_KEY: 'bench',
  RATE_LIMIT_FACTOR: '100000',
  LOG_LEVEL: 'warn',
});

/** An owner on a plan without a limit, and a chat of 300 messages over the last weeks. */
export async function newChat(api, database) {
  const username = `bench ${randomBytes(6).toString('hex')}`;
  const account = { username, email: `${username.replace(' ', '-')}@example.org` };
  const password = randomBytes(12).toString('base64');
  const registered = await call('POST', `${api}/api/auth/register`, { ...account, password });
  const [cookie] = registered.response.headers['set-cookie'][0].split(';');
  const headers = { cookie, origin: api };
  const pet = { name: 'Micia', species: 'gatto', age: 4, weight: '3.8 kg' };
  const { body: added } = await call('POST', `${api}/api/pets`, pet, headers);
  const { body: session } = await call(
    ...['GET', `${api}/api/chat-sessions/pet/${added.id}`, undefined, headers],
  );
  await database.query(`UPDATE users SET "subscriptionStatus" = 'pro' WHERE id = $1`, [
    registered.body.user.id,
  ]);
  const sources = ['Calories', 'Treats'].map((title) => ({ title, publisher: 'A clinic' }));
  await database.query(
    `WITH turns AS (SELECT n, now() - (interval '4 hours' * ($2 / 2 - n)) AS at FROM generate_series(1, $2 / 2) n),
     rows AS (
       SELECT n * 2 AS place, at, 'user' AS role, 'How is she doing today, number ' || n || '?' AS content, NULL::jsonb AS sources, NULL::jsonb AS follow FROM turns
       UNION ALL SELECT n * 2 + 1, at, 'assistant', $3, $4::jsonb, $5::jsonb FROM turns)
     INSERT INTO chat_messages ("sessionId", role, content, status, sources, "followUps", timestamp)
     SELECT $1, role, content, 'complete', sources, follow, at FROM rows ORDER BY place`,
    [session.id, MESSAGES, usualAnswer, JSON.stringify(sources), JSON.stringify(['How much water does she need?'])],
  );
  return { cookie, petId: added.id };
}

export async function openChat(browser, url, { cookie, petId }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const [name, value] = cookie.split('=');
  await context.addCookies([{ name, value, url, httpOnly: true }]);
  const tab = await BrowserTab.open(browser, context);
  await tab.page.goto(`${url}/chat?petId=${petId}`);
  await tab.page.getByRole('article').first().waitFor();
  await tab.page.evaluate(async (wanted) => {
    const log = document.querySelector('[role="log"]');
    while (document.querySelectorAll('article').length < wanted) {
      log.scrollTop = 0;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    log.scrollTop = log.scrollHeight;
  }, MESSAGES);
  return tab;
}

export async function start(services) {
  const modelUrl = await startRole('long-answer-model.mjs');
  const parts = { ...services, modelUrl };
  const api = (await startProduct('api', settings(parts))).replace('127.0.0.1', 'localhost');
  await startProduct('worker', settings(parts));
  return { modelUrl, api };
}

/** Asks, and waits until the whole answer stands there with its tools. */
export async function ask(tab) {
  const { page } = tab;
  const before = await page.evaluate(() => document.querySelectorAll('article').length);
  await page.keyboard.insertText(QUESTION);
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (before) => {
      const all = document.querySelectorAll('article');
      const last = all[all.length - 1];
      return (all.length >= before + 2 || true) && last?.querySelector('time') && !document.querySelector('.caret') && last.querySelector('[data-role="assistant"]')?.textContent.length > 9000;
    },
    before,
    { polling: 100, timeout: 120000 },
  );
}
