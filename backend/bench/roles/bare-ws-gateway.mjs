import { createServer } from 'node:http';
import { Redis } from 'ioredis';
import { WebSocketServer } from 'ws';
import { ready, serve } from '../role.mjs';

/** A gateway of `ws` and ioredis: relays a user's channel to their tabs. */
const { REDIS_URL, QUEUE } = process.env;

const subscriber = new Redis(REDIS_URL);
const tabs = new Map();
const server = createServer();

new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (tab, { url }) => {
  const user = new URL(url, 'http://gateway').searchParams.get('user');
  const channel = `${QUEUE}:u:${user}`;
  tabs.set(channel, (tabs.get(channel) ?? new Set()).add(tab));
  subscriber.subscribe(channel).then(
    () => tab.send('joined'),
    () => tab.terminate(),
  );
});
subscriber.on('message', (channel, text) => {
  for (const tab of tabs.get(channel) ?? []) tab.send(text);
});

server.listen(0, '127.0.0.1', () => ready(server));
serve();
