import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Postbox } from '../harness/postbox.js';
import type { Process } from '../harness/processes.js';
import { unlimitedOwner } from '../harness/questions.js';
import { until } from '../harness/until.js';
import type { World } from '../harness/world.js';
import { answerText } from '../stand-ins/model-server.js';

let post: Postbox;
let world: World;
let first: Process;
let second: Process;

beforeAll(async () => {
  post = await Postbox.open();
  ({ world, api: first, other: second } = post);
});

afterAll(() => post.close());

describe('reply delivery', () => {
  it('neither repeats nor loses a character while sockets are cut 20 times', async () => {
    world.model.behave({ words: 300, gap: 10 });
    const owner = await unlimitedOwner(world, first);
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
});
