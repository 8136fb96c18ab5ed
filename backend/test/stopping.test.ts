import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Process } from './harness/processes.js';
import { until } from './harness/until.js';
import { World } from './harness/world.js';
import { answerText } from './stand-ins/model-server.js';

let world: World;
let api: Process;

beforeAll(async () => {
  ({ world, api } = await World.shared());
});

afterAll(() => world.close());

describe('stopping a reply', () => {
  it('in one tab freezes it in all: no further character, and the same text everywhere', async () => {
    world.model.behave({ words: 500, gap: 10 });
    const owner = await world.ownerInChat(api);
    const tabs = [await owner.tab(), await owner.tab()] as const;
    const { reply } = await owner.ask('Talk for a while.');
    await until('text is shown', () => (tabs[0].texts.get(reply.id)?.length ?? 0) > 100);
    const answer = await tabs[1].socket.emitWithAck('stop', { messageId: reply.id });
    const content = answer.ok ? answer.message.content : '';
    expect(answerText(500).startsWith(content)).toBe(true);
    expect(content.length).toBeGreaterThan(100);
    await delay(1000);
    for (const tab of tabs) {
      expect(tab.done.get(reply.id)).toMatchObject({ status: 'stopped', content });
      const end = tab.events.findIndex(({ name }) => name === 'message-done');
      expect(tab.events.slice(end).some(({ name }) => name === 'token')).toBe(false);
    }
    expect((await owner.finished(reply.id)).content).toBe(content);
    owner.closeTabs();
  });
});
