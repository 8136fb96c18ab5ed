import { createServer } from 'node:http';
import { createAdapter } from '@socket.io/redis-adapter';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { Server } from 'socket.io';
import { ready, serve } from '../role.mjs';

/**
 * A gateway built from node:http, bullmq, ioredis and socket.io, without framework or database.
 * `DELIVERY` is `channel` (one Redis channel per user) or `adapter` (Socket.IO's Redis adapter).
 */
const { REDIS_URL, QUEUE, DELIVERY } = process.env;

const queue = new Queue(QUEUE, { connection: { url: REDIS_URL } });
const subscriber = new Redis(REDIS_URL);
let lastId = 0;

async function ask(request, response) {
  const [body] = await request.toArray();
  const id = (lastId += 1);
  await queue.add('write', { id, ...JSON.parse(body) }, { jobId: `reply-${id}` });
  response.writeHead(202).end(JSON.stringify({ id }));
}

const server = createServer((request, response) => {
  ask(request, response).catch(() => response.destroy());
});

const io = new Server(server, {
  transports: ['websocket'],
  perMessageDeflate: false,
  ...(DELIVERY === 'adapter' && { adapter: createAdapter(new Redis(REDIS_URL), subscriber) }),
});
io.on('connection', (tab) => {
  const channel = `${QUEUE}:u:${tab.handshake.query.user}`;
  void tab.join(channel);
  const joined = DELIVERY === 'channel' ? subscriber.subscribe(channel) : Promise.resolve();
  joined.then(
    () => tab.emit('joined'),
    () => tab.disconnect(true),
  );
});
if (DELIVERY === 'channel') {
  subscriber.on('message', (channel, text) => io.local.to(channel).emit('token', text));
}

server.listen(0, '127.0.0.1', () => ready(server));
serve();
