import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { TokenEvent } from '../../src/contract/socket-events.js';
import { OwnCluster } from '../harness/own-cluster.js';
import type { Owner } from '../harness/owner.js';
import type { Process } from '../harness/processes.js';
import type { Tab } from '../harness/tab.js';
import { eventually, until } from '../harness/until.js';
import { World } from '../harness/world.js';

let cluster: OwnCluster;
let world: World;
let api: Process;
/** Owners whose channels are on different nodes, each with a tab. */
const owners: { owner: Owner; tab: Tab }[] = [];

const channelOf = ({ id }: Owner): string => `u:${String(id)}`;

beforeAll(async () => {
  cluster = await OwnCluster.create();
  // At this level every failed try is logged.
  world = await World.create({ REDIS_LIVE_URL: cluster.url, LOG_LEVEL: 'debug' });
  [api] = await Promise.all([world.api(), world.worker()]);
  const places = new Set<number>();
  while (places.size < 3) {
    const owner = await world.ownerInChat(api);
    const place = await cluster.placeOf(channelOf(owner));
    if (places.has(place)) continue;
    places.add(place);
    await world.setPlan(owner, 'expert');
    const tab = await owner.tab();
    await tab.open(owner.sessionId);
    owners.push({ owner, tab });
  }
}, 120_000);

afterAll(async () => {
  await world.close();
  await cluster.close();
});

const one = (place: number): { owner: Owner; tab: Tab } => {
  const found = owners[place];
  if (!found) throw new Error('no such owner');
  return found;
};

/** Each asks; every tab has the whole answer in pieces. */
async function askAll(question: string): Promise<void> {
  const asked = await Promise.all(owners.map(({ owner }) => owner.ask(question)));
  for (const [place, { reply }] of asked.entries()) {
    const { tab } = one(place);
    const { status, content } = await tab.finished(reply.id);
    expect(status).toBe('complete');
    expect(tab.texts.get(reply.id)).toBe(content);
  }
}

/** The number of pieces in which a tab received a reply: one or two if it had to be repaired. */
const piecesOf = ({ events }: Tab, messageId: number): number =>
  events.filter(
    ({ name, payload }) => name === 'token' && (payload as TokenEvent).messageId === messageId,
  ).length;

it("replies reach tabs through the owner's node, which also holds the texts", async () => {
  world.model.behave({ words: 60, gap: 20 });
  const asked = await Promise.all(owners.map(({ owner }) => owner.ask('Who purrs?')));
  await until('the texts grow on all nodes', async () => {
    const keys = await cluster.keys('reply:*');
    return keys.every((found) => found.length === 1);
  });
  const { owner, tab } = one(0);
  const late = await owner.tab();
  await late.open(owner.sessionId);
  const mine = asked[0]?.reply.id ?? Number.NaN;
  const { body: stopped } = await owner.stop(mine);
  expect(stopped.status).toBe('stopped');
  expect(stopped.content).not.toBe('');
  for (const each of [tab, late]) {
    expect((await each.finished(mine)).content).toBe(stopped.content);
  }
  for (const [place, { reply }] of asked.entries()) {
    if (place === 0) continue;
    const { status, content } = await one(place).tab.finished(reply.id);
    expect(status).toBe('complete');
    expect(one(place).tab.texts.get(reply.id)).toBe(content);
    expect(piecesOf(one(place).tab, reply.id)).toBeGreaterThan(10);
  }
  late.socket.close();
});

it('no answer is lost with a dead node, and tabs catch up when it is back', async () => {
  const start = await cluster.endNodeOf(channelOf(one(1).owner));
  const asked = await Promise.all(owners.map(({ owner }) => owner.ask('Who is away?')));
  for (const [place, { reply }] of asked.entries()) {
    expect(await one(place).owner.finished(reply.id)).toMatchObject({ status: 'complete' });
  }
  // It neither gives up nor retries without a pause.
  const tries = () => api.output.split('ECONNREFUSED').length;
  const before = tries();
  await delay(1000);
  expect(tries() - before).toBeLessThan(20);
  await start();
  for (const [place, { reply }] of asked.entries()) {
    expect(await one(place).tab.finished(reply.id)).toMatchObject({ status: 'complete' });
  }
  await askAll('Who is back?');
});

it('tabs follow a channel that moves to another node', async () => {
  const { owner, tab } = one(2);
  await until('the tab is connected', () => tab.socket.connected);
  let hasLeft = false;
  tab.socket.once('disconnect', () => (hasLeft = true));
  await cluster.moveSlotOf(channelOf(owner));
  await until('the tab reconnects', () => hasLeft && tab.socket.connected);
  await eventually(async () => askAll('Who has moved?'));
});
