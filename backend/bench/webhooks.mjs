import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { call } from './http-call.mjs';
import { processesOf } from './product.mjs';
import { quantile } from './statistics.mjs';

const RECEIVERS = 10;
const EVENTS = 100;

/** Milliseconds between two events: a thousand deliveries a minute. */
const PACE = 600;

/** How long deliveries may take after the last event. Milliseconds. */
const PATIENCE = 60_000;

/** An owner's program; a dead one accepts calls but never answers. */
async function startReceiver() {
  const receiver = { isDead: false, arrived: [] };
  const server = createServer(async (request, response) => {
    const pieces = await request.toArray();
    if (receiver.isDead) return;
    const { data } = JSON.parse(Buffer.concat(pieces).toString());
    receiver.arrived.push({ entryId: data.entryId, at: performance.now() });
    response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address();
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return Object.assign(receiver, { url: `http://127.0.0.1:${port}/`, stop });
}

/** Writes entries, and measures how long each takes to reach each live receiver. */
async function tell({ name, pace }, { owner, api, receivers }) {
  const living = receivers.filter(({ isDead }) => !isDead);
  for (const receiver of receivers) receiver.arrived = [];
  const began = performance.now();
  const write = async (number) => {
    await delay(number * pace);
    const entry = { kind: 'note', at: new Date().toISOString(), text: `Note ${number}` };
    const sentAt = performance.now();
    const path = `${api}/api/pets/${owner.petId}/diary`;
    const { body } = await call('POST', path, entry, owner.headers);
    return [body.id, sentAt];
  };
  const written = Array.from({ length: EVENTS }, (_, number) => write(number));
  const sent = new Map(await Promise.all(written));
  const end = performance.now() + PATIENCE;
  const isDone = () => living.every(({ arrived }) => arrived.length >= EVENTS);
  while (!isDone() && performance.now() < end) await delay(20);
  const all = living.flatMap(({ arrived }) => arrived);
  const times = all.map(({ entryId, at }) => at - sent.get(entryId));
  const minutes = (Math.max(...all.map(({ at }) => at)) - began) / 60_000;
  return {
    name,
    arrived: all.length,
    expected: living.length * EVENTS,
    perMinute: all.length / minutes,
    median: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
}

/** A thousand deliveries to ten receivers, one of which is dead. */
export const webhooks = {
  name: 'webhooks',
  title: `Webhooks: ${EVENTS} entries told to ${RECEIVERS} receivers, until they have arrived`,
  columns: ['receivers', 'arrived', 'a minute', 'median, ms', 'p99, ms'],
  cells: (row) => [
    row.name,
    `${row.arrived} of ${row.expected}`,
    row.perMinute.toFixed(0),
    row.median.toFixed(0),
    row.p99.toFixed(0),
  ],
  plots: [],
  async measure({ owners, ...services }) {
    const { startApi, startWorker } = processesOf(services);
    // In production, receivers on the same machine are never called.
    const local = { NODE_ENV: 'development' };
    const [{ url: api }] = await Promise.all([startApi(local), startWorker(local)]);
    const [owner] = await owners.take(1, api);
    const receivers = await Promise.all(Array.from({ length: RECEIVERS }, startReceiver));
    for (const { url } of receivers) {
      const webhook = { url, events: ['diary-entry'] };
      await call('POST', `${api}/api/user/webhooks`, webhook, owner.headers);
    }
    const place = { owner, api, receivers };
    await tell({ name: 'warm-up', pace: 100 }, place);
    const rows = [await tell({ name: 'all answer, 1,000 a minute', pace: PACE }, place)];
    receivers[0].isDead = true;
    rows.push(await tell({ name: 'one is dead, 1,000 a minute', pace: PACE }, place));
    rows.push(await tell({ name: 'one is dead, all at once', pace: 0 }, place));
    for (const { stop } of receivers) stop();
    return rows;
  },
};
