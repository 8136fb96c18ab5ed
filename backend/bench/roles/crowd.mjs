import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import WebSocket from 'ws';
import { inBatches, ready, serve } from '../role.mjs';
import { talkSocketIo } from '../socket-io.mjs';

/**
 * The load on a gateway: many tabs as plain WebSockets, and the publisher of their events. Reading
 * is as cheap as possible, since it shares the machine with the gateway.
 */
const redis = new Redis(process.env.REDIS_URL);

/** Events in flight per tab at full speed. */
const WINDOW = 8;

const tabs = [];
let received = 0;
let onReceived = () => {};

function count() {
  received += 1;
  onReceived();
}

async function openTab({ url, cookie, protocol, localAddress }) {
  const tab = new WebSocket(url, {
    perMessageDeflate: false,
    headers: { ...(cookie && { cookie }) },
    ...(localAddress && { localAddress }),
  });
  tabs.push(tab);
  tab.on('error', () => process.exit(1));
  if (protocol === 'socket.io')
    talkSocketIo(tab, { onJoined: () => tab.emit('ready'), onEvent: count });
  else tab.on('message', count);
  await once(tab, protocol === 'socket.io' ? 'ready' : 'message');
}

function publish(channels, form, number) {
  const pipeline = redis.pipeline();
  for (const [index, channel] of channels.entries()) {
    const text = `token ${number} `;
    const event = { sessionId: index, messageId: index, attempt: 1, offset: number * 9, text };
    pipeline.publish(channel, JSON.stringify(form === 'product' ? ['token', event] : event));
  }
  return pipeline.exec();
}

/** Publishes as fast as the gateway delivers. @returns events per second that reached a tab. */
async function flood({ channels, form, fanOut, seconds }) {
  const each = channels.length * fanOut;
  const until = performance.now() + seconds * 1000;
  received = 0;
  let published = 0;
  const startedAt = performance.now();
  while (performance.now() < until) {
    if (published - received / each >= WINDOW) {
      await new Promise((resolve) => (onReceived = resolve));
      continue;
    }
    await publish(channels, form, published);
    published += 1;
  }
  return { delivered: received, seconds: (performance.now() - startedAt) / 1000 };
}

/** Publishes events at a fixed rate, to all channels at the same moment. */
async function pace({ channels, form, perSecond, seconds }) {
  received = 0;
  const startedAt = performance.now();
  for (let number = 0; number < perSecond * seconds; number += 1) {
    await publish(channels, form, number);
    await delay(Math.max(0, startedAt + ((number + 1) * 1000) / perSecond - performance.now()));
  }
  return { delivered: received, seconds: (performance.now() - startedAt) / 1000 };
}

ready();
serve({ open: inBatches(openTab), flood, pace });
