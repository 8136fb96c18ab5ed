import { setTimeout as delay } from 'node:timers/promises';
import type { QueryRunner } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DataGrowth1764500100000 } from '../src/migrations/1764500100000-data-growth.js';
import { Process } from './harness/processes.js';
import { until } from './harness/until.js';
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

it('a change that waits for a backup holds nobody up, and is made when the backup is done', async () => {
  const owner = await world.ownerInChat(api);
  const query = (sql: string) => world.database.query(sql);
  const runner = { query } as unknown as QueryRunner;
  await new DataGrowth1764500100000().down(runner);
  await query(`DELETE FROM migrations WHERE timestamp = 1764500100000`);
  const backup = await world.database.connect();
  await backup.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  await backup.query('SELECT count(*) FROM chat_messages');
  const migration = Process.spawn('migrate', world.settings);
  let code: number | string | null | undefined;
  void migration.ended().then((ended) => (code = ended));
  for (let second = 0; second < 8; second += 1) {
    await delay(1000);
    expect((await owner.call('GET', `/api/chat-sessions/${owner.sessionId}/messages`)).status).toBe(
      200,
    );
  }
  expect(code).toBeUndefined();
  await backup.query('COMMIT');
  backup.release();
  await until('the change is made', () => code !== undefined);
  expect([code, migration.output]).toEqual([0, expect.stringContaining('1 migrations applied')]);
  const { reply } = await owner.ask('Why does she purr?');
  expect((await owner.finished(reply.id)).status).toBe('complete');
});
