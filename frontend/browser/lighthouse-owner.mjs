import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as playwright } from '@playwright/test';

const STARTS_WITHIN = 30_000;
const ANSWERED_WITHIN = 60_000;

/**
 * Runs `measure` with a browser where a new owner is signed in and has an answer in the chat.
 * @param measure receives the browser's port, the chat's address and a function that empties the
 * cache
 */
export async function withOwner({ url, chromium, flags }, measure) {
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const browser = spawn(
    chromium,
    [...flags, '--remote-debugging-port=0', `--user-data-dir=${profile}`],
    // In its own process group: if `chromium` is a script, the actual browser is its child.
    { stdio: 'ignore', detached: true },
  );
  try {
    const port = await portOf(profile);
    const chat = await inBrowser(port, (context) => signUp(context, url));
    const forgetFiles = () => inBrowser(port, (context) => emptyCache(context, url));
    await measure({ port, chat, forgetFiles });
  } finally {
    const ended = new Promise((resolve) => browser.once('close', resolve));
    process.kill(-Number(browser.pid));
    await ended;
    // Chromium's other processes may still be writing to it.
    rmSync(profile, { recursive: true, force: true, maxRetries: 20 });
  }
}

/** Chromium writes its port to a file once it is listening. */
async function portOf(profile) {
  const until = Date.now() + STARTS_WITHIN;
  for (;;) {
    try {
      return readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0];
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Connects only while `work` runs: no other client may be connected while Lighthouse measures. */
async function inBrowser(port, work) {
  const connection = await playwright.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    return await work(connection.contexts()[0]);
  } finally {
    await connection.close();
  }
}

async function signUp(context, url) {
  const call = async (method, path, data) => {
    const response = await context.request.fetch(url + path, {
      method,
      data,
      headers: { origin: new URL(url).origin },
    });
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()}`);
    return response.json();
  };
  const name = randomUUID().slice(0, 8);
  await call('POST', '/api/auth/register', {
    username: `owner ${name}`,
    email: `${name}@example.org`,
    password: randomUUID(),
  });
  const pet = await call('POST', '/api/pets', { name: 'Micia', species: 'gatto' });
  const session = await call('GET', `/api/chat-sessions/pet/${pet.id}`);
  await call('POST', `/api/chat-sessions/${session.id}/messages`, {
    content: 'How much should she eat?',
  });
  const chat = `${url}/chat?petId=${pet.id}`;
  const page = await context.newPage();
  await page.goto(chat);
  // An answer's tools appear when it ends.
  await page.getByRole('button', { name: 'Copy answer' }).waitFor({ timeout: ANSWERED_WITHIN });
  await page.close();
  return chat;
}

/** Clears what the browser stores for the site, but keeps the owner signed in. */
async function emptyCache(context, url) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.send('Storage.clearDataForOrigin', {
    origin: new URL(url).origin,
    storageTypes: 'service_workers,cache_storage',
  });
  await page.close();
}
