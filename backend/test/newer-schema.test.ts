import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Process } from './harness/processes.js';
import { World } from './harness/world.js';

let world: World;
let api: Process;

beforeAll(async () => {
  world = await World.create();
  api = await world.api();
  await world.worker();
});

afterAll(() => world.close());

it('questions are asked, answered and read on while a newer version adds columns', async () => {
  const owner = await world.ownerInChat(api);
  await world.setPlan(owner, 'pro');
  const askAndRead = async () => {
    const { reply } = await owner.ask('Why does she purr?');
    const { status, content } = await owner.finished(reply.id);
    expect(status).toBe('complete');
    expect((await owner.messages()).at(-1)).toMatchObject({ id: reply.id, content });
  };
  await askAndRead();
  for (const table of ['users', 'pets', 'chat_sessions', 'chat_messages']) {
    await world.database.query(`ALTER TABLE ${table} ADD COLUMN newer text DEFAULT 'x'`);
  }
  await askAndRead();
});
