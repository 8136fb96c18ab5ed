import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { until } from './harness/until.js';
import { World } from './harness/world.js';
import { answerText } from './stand-ins/model-server.js';

let world: World;
let first: Process;
let second: Process;

beforeAll(async () => {
  ({ world, api: first } = await World.shared());
  second = await world.api();
});

afterAll(() => world.close());

/** An owner on the unlimited plan, in a chat. */
async function ownerInChat(): Promise<Owner> {
  const owner = await world.ownerInChat(first);
  await world.setPlan(owner, 'pro');
  return owner;
}

describe('delivery of a reply', () => {
  it('streams it to the tabs of two API processes, and to nobody else', async () => {
    world.model.behave({ words: 40, gap: 10 });
    const [owner, stranger] = [await ownerInChat(), await ownerInChat()];
    const tabs = [await owner.tab(first.url), await owner.tab(second.url)];
    const foreign = await stranger.tab(second.url);
    const { message, reply } = await owner.ask('How much should she eat?');
    for (const tab of tabs) {
      expect((await tab.finished(reply.id)).content).toBe(answerText(40));
      expect(tab.count('token')).toBeGreaterThan(5);
      const messages = tab.events.filter(({ name }) => name === 'message');
      expect(messages.map(({ payload }) => payload)).toEqual([{ message }, { message: reply }]);
    }
    expect(foreign.events).toEqual([]);
    owner.closeTabs();
    stranger.closeTabs();
  });

  it('announces the begin and the end of writing', async () => {
    world.model.behave({ words: 5 });
    const owner = await ownerInChat();
    const tab = await owner.tab();
    const { reply } = await owner.ask('Why does she purr?');
    await tab.finished(reply.id);
    const typing = tab.events.filter(({ name }) => name === 'typing');
    const address = { sessionId: owner.sessionId, messageId: reply.id };
    expect(typing.map(({ payload }) => payload)).toEqual([
      { ...address, active: true },
      { ...address, active: false },
    ]);
    owner.closeTabs();
  });

  it('gives no tab a character twice or too few while sockets are cut 20 times', async () => {
    world.model.behave({ words: 300, gap: 10 });
    const owner = await ownerInChat();
    const tabs = [await owner.tab(first.url), await owner.tab(second.url)];
    for (const tab of tabs) await tab.open(owner.sessionId);
    const { reply } = await owner.ask('Tell me everything about cats.');
    for (let cut = 0; cut < 20; cut += 1) {
      await delay(40 + Math.random() * 80);
      tabs[cut % 2]?.cut();
    }
    const stored = await owner.finished(reply.id);
    expect(stored.content).toBe(answerText(300));
    for (const tab of tabs) {
      await until('the tab is back', () => tab.socket.connected);
      await until('the text is whole', () => tab.texts.get(reply.id) === stored.content, 5000);
    }
    owner.closeTabs();
  });

  it('gives a tab that comes late the text so far and the rest without a gap', async () => {
    world.model.behave({ words: 120, gap: 10 });
    const owner = await ownerInChat();
    const { reply } = await owner.ask('What should a kitten learn?');
    await delay(500);
    const late = await owner.tab(second.url);
    await late.open(owner.sessionId);
    const seen = late.texts.get(reply.id) ?? '';
    expect(seen.length).toBeGreaterThan(10);
    expect(answerText(120).startsWith(seen)).toBe(true);
    await until('all tokens came', () => late.texts.get(reply.id) === answerText(120));
    owner.closeTabs();
  });

  it('never cuts an emoji in two', async () => {
    world.model.behave({ words: 200, gap: 3 });
    const owner = await ownerInChat();
    const tab = await owner.tab();
    const { reply } = await owner.ask('Draw me a cat.');
    await tab.finished(reply.id);
    const pieces = tab.events
      .filter(({ name }) => name === 'token')
      .map(({ payload }) => (payload as { text: string }).text);
    expect(pieces.join('')).toBe(answerText(200));
    expect(pieces.every((piece) => piece.isWellFormed())).toBe(true);
    owner.closeTabs();
  });
});
