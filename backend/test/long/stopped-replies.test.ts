import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Owner } from '../harness/owner.js';
import type { Process } from '../harness/processes.js';
import type { Tab } from '../harness/tab.js';
import { until } from '../harness/until.js';
import { World } from '../harness/world.js';
import { answerText } from '../stand-ins/model-server.js';

let world: World;
let api: Process;

beforeAll(async () => {
  world = await World.create();
  api = await world.api();
});

afterAll(() => world.close());

async function ownerInChat(): Promise<{ owner: Owner; tabs: [Tab, Tab] }> {
  const owner = await world.ownerInChat(api);
  return { owner, tabs: [await owner.tab(), await owner.tab()] };
}

describe('stopping a reply', () => {
  it('ends one that no worker has begun, and no worker begins it later', async () => {
    world.model.behave({});
    const { owner, tabs } = await ownerInChat();
    const { reply } = await owner.ask('Nobody works yet.');
    const stopped = await owner.stop(reply.id);
    expect(stopped).toMatchObject({ status: 200, body: { status: 'stopped', content: '' } });
    expect(await tabs[1].finished(reply.id)).toEqual(stopped.body);
    await world.worker();
    await delay(1500);
    expect(world.model.requests).toEqual([]);
    owner.closeTabs();
  });

  it('shows no further text, even while the database is slow to store the stop', async () => {
    world.model.behave({ words: 500, gap: 10 });
    const { owner, tabs } = await ownerInChat();
    for (const tab of tabs) await tab.open(owner.sessionId);
    const { reply } = await owner.ask('Talk on.');
    await until('text is shown', () => (tabs[0].texts.get(reply.id)?.length ?? 0) > 100);
    const other = await world.database.connect();
    await other.query('BEGIN');
    await other.query('SELECT id FROM chat_messages WHERE id = $1 FOR UPDATE', [reply.id]);
    const stops = [owner.stop(reply.id), owner.stop(reply.id)];
    await delay(700);
    const shown = tabs.map((tab) => tab.texts.get(reply.id));
    await other.query('ROLLBACK');
    other.release();
    for (const { body } of await Promise.all(stops)) {
      expect(body).toMatchObject({ status: 'stopped', content: shown[0] });
    }
    expect(shown[1]).toBe(shown[0]);
    owner.closeTabs();
  });

  it('aborts the call to the model within a second', async () => {
    world.model.behave({ words: 2000, gap: 10 });
    const { owner, tabs } = await ownerInChat();
    const { reply } = await owner.ask('Talk for long.');
    await until('text is shown', () => tabs[0].texts.get(reply.id));
    await owner.stop(reply.id);
    await until('the call is aborted', () => world.model.requests[0]?.end === 'aborted', 1000);
    owner.closeTabs();
  });

  it('before the first token leaves an empty reply and a usable chat', async () => {
    world.model.behave({ words: 5 }, { delay: 5000 });
    const { owner } = await ownerInChat();
    const { reply } = await owner.ask('Please think about it for a while.');
    await until('the model is asked', () => world.model.requests.length === 1);
    expect((await owner.stop(reply.id)).body).toMatchObject({ status: 'stopped', content: '' });
    const next = await owner.ask('And now?');
    expect((await owner.finished(next.reply.id)).content).toBe(answerText(5));
    owner.closeTabs();
  });

  it('twice, or after its end, changes nothing', async () => {
    world.model.behave({ words: 300, gap: 10 }, { words: 3 });
    const { owner, tabs } = await ownerInChat();
    const done = await owner.ask('Short.');
    const complete = await owner.finished(done.reply.id);
    expect(await owner.stop(done.reply.id)).toMatchObject({ status: 200, body: complete });
    const { reply } = await owner.ask('Long.');
    await until('text is shown', () => tabs[0].texts.get(reply.id));
    const [once, twice] = await Promise.all([owner.stop(reply.id), owner.stop(reply.id)]);
    expect(once.body).toEqual(twice.body);
    await delay(200);
    const ends = tabs[0].events.filter(({ name }) => name === 'message-done');
    expect(ends).toHaveLength(2);
    owner.closeTabs();
  });
});
