import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Postbox } from './harness/postbox.js';
import type { Process } from './harness/processes.js';
import { unlimitedOwner } from './harness/questions.js';
import { until } from './harness/until.js';
import { World } from './harness/world.js';
import { answerText } from './stand-ins/model-server.js';

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
  it("streams to the owner's tabs on two API processes, and to nobody else", async () => {
    world.model.behave({ words: 40, gap: 10 });
    const [owner, stranger] = [
      await unlimitedOwner(world, first),
      await unlimitedOwner(world, first),
    ];
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

  it('announces the start and the end of writing', async () => {
    world.model.behave({ words: 5 });
    const owner = await unlimitedOwner(world, first);
    const tab = await owner.tab();
    const { reply } = await owner.ask('Why does she purr?');
    await tab.finished(reply.id);
    const typing = tab.events.filter(({ name }) => name === 'typing');
    const address = { sessionId: owner.sessionId, messageId: reply.id };
    expect(typing.map(({ payload }) => payload)).toEqual([
      { ...address, active: true },
      { ...address, active: false },
    ]);
    const opened = await tab.socket.emitWithAck('open-session', { sessionId: owner.sessionId });
    expect(opened).toEqual({ ok: true, streaming: null });
    owner.closeTabs();
  });

  it('gives a late tab the text so far and the rest without a gap', async () => {
    world.model.behave({ words: 120, gap: 10 });
    const owner = await unlimitedOwner(world, first);
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

  it('restores a live text that Redis has lost, beside an intact one', async () => {
    world.model.behave({ words: 150, gap: 10 });
    const owner = await unlimitedOwner(world, first);
    const neighbour = await unlimitedOwner(world, first);
    const tab = await neighbour.tab();
    const { reply } = await owner.ask('Why does she sleep so long?');
    const { reply: other } = await neighbour.ask('Why does she sleep so little?');
    await until('both are written', async () => {
      const keys = await world.redis.run((redis) => redis.keys('reply:*'));
      return [reply, other].every(({ id }) => keys.some((key) => key.includes(`:${id}:`)));
    });
    await world.redis.run(async (redis) => redis.del(await redis.keys(`reply:*:${reply.id}:*`)));
    await delay(200);
    const late = await owner.tab(second.url);
    await late.open(owner.sessionId);
    const seen = late.texts.get(reply.id) ?? '';
    expect(seen.length).toBeGreaterThan(10);
    expect(answerText(150).startsWith(seen)).toBe(true);
    await until('all tokens came', () =>
      [late.texts.get(reply.id), tab.texts.get(other.id)].every((one) => one === answerText(150)),
    );
    owner.closeTabs();
    neighbour.closeTabs();
  });

  it('never splits an emoji', async () => {
    world.model.behave({ words: 200, gap: 3 });
    const owner = await unlimitedOwner(world, first);
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

it('announces the start of an answer before words that are available at once', async () => {
  const { world: simple, api } = await World.withoutModel();
  const owner = await unlimitedOwner(simple, api);
  const tab = await owner.tab();
  for (const question of ['How much should she eat?', 'Why does she purr?', 'Is she cold?']) {
    tab.events.length = 0;
    const { reply } = await owner.ask(question);
    await tab.finished(reply.id);
    const live = tab.events.filter(({ name }) => name === 'typing' || name === 'token');
    expect(live[0]).toMatchObject({ name: 'typing', payload: { active: true } });
  }
  owner.closeTabs();
  await simple.close();
});

it('of a long conversation, the model is told the newest messages', async () => {
  world.model.behave({ words: 5 });
  const owner = await unlimitedOwner(world, first);
  await world.database.query(
    `INSERT INTO chat_messages ("sessionId", role, content, status)
     SELECT $1, 'user', 'Told ' || n, 'complete' FROM generate_series(1, 60) AS n`,
    [owner.sessionId],
  );
  const question = 'Is that much?';
  await owner.finished((await owner.ask(question)).reply.id);
  const told = JSON.stringify(world.model.requestFor(question));
  expect(told).toMatch(/Told 60\b/);
  expect(told).not.toMatch(/Told 1\b/);
});
