import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { TokenEvent } from '../../src/contract/socket-events.js';
import type { Owner } from '../harness/owner.js';
import type { Process } from '../harness/processes.js';
import type { Tab } from '../harness/tab.js';
import { until } from '../harness/until.js';
import { World } from '../harness/world.js';
import { answerText } from '../stand-ins/model-server.js';

const KIB = 1024;

let world: World;
let api: Process;
let owner: Owner;
let slow: Tab;
let quick: Tab;

beforeAll(async () => {
  world = await World.create();
  api = await world.api();
  await world.worker();
});

afterEach(() => owner.closeTabs());

afterAll(() => world.close());

/** An owner with two tabs in the chat, one of which has stopped reading from its network. */
async function pausedTab(): Promise<void> {
  owner = await world.ownerInChat(api);
  await world.setPlan(owner, 'expert');
  [slow, quick] = [await owner.tab(), await owner.tab()];
  await Promise.all([slow.open(owner.sessionId), quick.open(owner.sessionId)]);
  slow.stopReading();
}

/** Sends events to the tabs until the condition holds: the system's own buffers are large. */
async function tellUntil(enough: () => Promise<boolean>): Promise<void> {
  const event = JSON.stringify(['profile-changed', { filler: 'x'.repeat(8 * KIB) }]);
  while (!(await enough())) await world.redis.publish(`u:${String(owner.id)}`, event, 16);
}

const lags = async (): Promise<boolean> => (await api.metric('zampa_lagging_tabs')) === 1;

const piecesOf = (tab: Tab): TokenEvent[] =>
  tab.events.filter(({ name }) => name === 'token').map(({ payload }) => payload as TokenEvent);

describe('a tab that does not read from its connection', () => {
  it('gets no tokens while other tabs do, and in the end has the stored text', async () => {
    world.model.behave({ words: 400, gap: 5 });
    await pausedTab();
    await tellUntil(lags);
    const { reply } = await owner.ask('Tell me everything about cats.');
    const { content } = await quick.finished(reply.id);
    expect(content).toBe(answerText(400));
    const pieces = piecesOf(quick);
    expect(pieces.map(({ text }) => text).join('')).toBe(content);
    expect(await api.metric('zampa_skipped_tokens_total')).toBe(pieces.length);
    expect(await api.metric('zampa_waiting_bytes')).toBeLessThan(256 * KIB);
    slow.readOn();
    expect((await slow.finished(reply.id)).content).toBe(content);
    await until('it lags no more', async () => !(await lags()));
    expect(piecesOf(slow).length).toBeLessThan(2);
  });

  it('shows the whole text once it reads again, even if no more arrives', async () => {
    world.model.behave({ words: 400, gap: 5, hangAfter: 200 });
    await pausedTab();
    await tellUntil(lags);
    const { reply } = await owner.ask('Tell me half of it.');
    const length = () => quick.texts.get(reply.id)?.length ?? 0;
    await until('the model hangs', async () => {
      const before = length();
      await delay(1000);
      return before > 0 && length() === before;
    });
    const half = quick.texts.get(reply.id);
    slow.readOn();
    await until('the tab has it', () => slow.texts.get(reply.id) === half, 5000);
    expect(slow.done.size).toBe(0);
    await owner.stop(reply.id);
  });

  it('is disconnected before it buffers much more than a megabyte, and catches up later', async () => {
    world.model.behave({ words: 20 });
    await pausedTab();
    let most = 0;
    await tellUntil(async () => {
      most = Math.max(most, await api.metric('zampa_waiting_bytes'));
      return (await api.metric('zampa_cut_tabs_total')) === 1;
    });
    expect(most).toBeGreaterThan(256 * KIB);
    expect(most).toBeLessThan(1500 * KIB);
    await until('nothing is held', async () => (await api.metric('zampa_waiting_bytes')) === 0);
    const { reply } = await owner.ask('Are you there?');
    const { content } = await quick.finished(reply.id);
    slow.readOn();
    expect((await slow.finished(reply.id)).content).toBe(content);
  });
});
