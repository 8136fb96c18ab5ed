import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import WebSocket from 'ws';
import { inBatches, ready, serve } from '../role.mjs';
import { eventOf, talkSocketIo } from '../socket-io.mjs';
import { agesOf } from '../stamp.mjs';

/** Older tokens count as this old. Milliseconds. */
const OLDEST = 10_000;

/** Tokens received, by their age in milliseconds. */
let byAge = new Uint32Array(OLDEST + 1);
let ended = 0;

function countTokens(text) {
  for (const age of agesOf(text)) byAge[Math.min(age, OLDEST)] += 1;
}

function hear(data) {
  const [name, payload] = eventOf(data);
  if (name === 'message-done') ended += 1;
  if (name !== 'token') return;
  // The bare parts send text, including the end in an event of this form.
  const event = typeof payload === 'string' ? JSON.parse(payload) : payload;
  if (event.done) ended += 1;
  else countTokens(event.text);
}

async function openTab({ url, cookie }) {
  const headers = cookie ? { cookie } : {};
  const tab = new WebSocket(url, { perMessageDeflate: false, headers });
  tab.on('error', () => process.exit(1));
  talkSocketIo(tab, { onJoined: () => tab.emit('ready'), onEvent: hear });
  await once(tab, 'ready');
}

/** Listens for some seconds. @returns the tokens that arrived meanwhile, by their age. */
async function listen(seconds) {
  byAge = new Uint32Array(OLDEST + 1);
  await delay(seconds * 1000);
  return [...byAge];
}

/** Waits until this many answers have ended since the last call. */
async function untilEnded({ answers, patience }) {
  const end = Date.now() + patience;
  while (ended < answers && Date.now() < end) await delay(50);
  const count = ended;
  ended = 0;
  return count;
}

ready();
serve({ open: inBatches(openTab), listen, untilEnded });
