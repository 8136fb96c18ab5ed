import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { until } from './harness/until.js';
import { World } from './harness/world.js';

const FLOOD = 20;

let world: World;
let api: Process;

beforeAll(async () => {
  world = await World.create();
  api = await world.api();
});

beforeEach(() => world.model.behave({ words: 3 }));

afterAll(() => world.close());

async function ownerOn(plan: 'free' | 'pro' | 'expert'): Promise<Owner> {
  const owner = await world.ownerInChat(api);
  await world.setPlan(owner, plan);
  return owner;
}

/** The chats of so many pets of one owner. */
async function chatsOf(owner: Owner, pets: number): Promise<number[]> {
  await world.setPlan(owner, 'expert');
  const chats = [owner.sessionId];
  while (chats.length < pets) {
    await owner.addPet();
    chats.push((await owner.openChat()).id);
  }
  return chats;
}

async function askIn(owner: Owner, chat: number, question: string): Promise<number> {
  owner.sessionId = chat;
  return (await owner.ask(question)).reply.id;
}

/** The questions that the model was asked, in their order. */
const begun = (): string[] =>
  world.model.requests.map(
    ({ messages }) => /\bQ-\w+/.exec(messages.at(-1)?.content ?? '')?.[0] ?? '',
  );

/** A worker takes up what waits; the order in which it began. */
async function workThrough(replies: number, concurrency: number): Promise<string[]> {
  const worker = await world.worker({ WORKER_CONCURRENCY: String(concurrency) });
  await until('all are begun', () => begun().length >= replies, 60_000);
  await worker.end();
  return begun();
}

describe('replies that wait for a worker', () => {
  it('of one owner’s flood do not delay another owner’s question', async () => {
    const flooder = await ownerOn('expert');
    const chats = await chatsOf(flooder, FLOOD);
    const other = await ownerOn('free');
    world.model.behave({ words: 3, delay: 300 });
    await Promise.all(
      chats.map((chat, index) => {
        const one = Object.assign(Object.create(flooder) as Owner, { sessionId: chat });
        return one.ask(`Q-flood${String(index)}`);
      }),
    );
    await other.ask('Q-other');
    const order = await workThrough(FLOOD + 1, 2);
    expect(order).toHaveLength(FLOOD + 1);
    expect(order.indexOf('Q-other')).toBeLessThanOrEqual(3);
  });

  it('are written for an emergency first, then for paying plans, then for the free one', async () => {
    const [free, pro, expert, frightened] = [
      await ownerOn('free'),
      await ownerOn('pro'),
      await ownerOn('expert'),
      await ownerOn('free'),
    ];
    await free.ask('Q-free');
    await pro.ask('Q-pro');
    await expert.ask('Q-expert');
    await frightened.ask('Q-emergency: she ate a lily');
    expect(await workThrough(4, 1)).toEqual(['Q-emergency', 'Q-expert', 'Q-pro', 'Q-free']);
  });

  it('come next when they have waited too long, whatever their plan', async () => {
    const patient = await ownerOn('free');
    const { reply } = await patient.ask('Q-patient');
    const busy = await ownerOn('expert');
    const chats = await chatsOf(busy, 5);
    for (const chat of chats) await askIn(busy, chat, 'Q-busy');
    await Promise.all(
      (await Promise.all([ownerOn('expert'), ownerOn('expert')])).map((one) => one.ask('Q-busy')),
    );
    await world.database.query(
      `UPDATE chat_messages SET timestamp = now() - interval '3 minutes' WHERE id = $1`,
      [reply.id],
    );
    // The first reply takes longer than the time between two sweeps.
    world.model.behave({ words: 3 }, { words: 3, delay: 6000 });
    expect((await workThrough(8, 1))[1]).toBe('Q-patient');
  });

  it('are swept up once by many workers, when Redis forgot their jobs', async () => {
    const owners = await Promise.all(Array.from({ length: 5 }, () => ownerOn('free')));
    const replies = await Promise.all(
      owners.map(async (owner) => ({ owner, id: (await owner.ask('Q-lost')).reply.id })),
    );
    await world.flushRedisButSessions();
    const workers = await Promise.all([world.worker(), world.worker(), world.worker()]);
    for (const { owner, id } of replies) {
      expect(await owner.finished(id)).toMatchObject({ status: 'complete' });
    }
    expect(begun()).toHaveLength(5);
    const swept = workers.flatMap(({ output }) => output.match(/"replies":\d/g) ?? []);
    expect(swept).toEqual(['"replies":5']);
    await Promise.all(workers.map((worker) => worker.end()));
  });
});
