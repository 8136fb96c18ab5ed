import type { QueryRunner } from 'typeorm';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AroundTheAnswer1764300000000 } from '../src/migrations/1764300000000-around-the-answer.js';
import type { Process } from './harness/processes.js';
import { World } from './harness/world.js';

let world: World;
let api: Process;

beforeAll(async () => {
  world = await World.create();
  api = await world.api();
});

afterAll(() => world.close());

it('a triage stored before there were contacts is read with empty lists, its words kept', async () => {
  const owner = await world.ownerInChat(api);
  const migration = new AroundTheAnswer1764300000000();
  const runner = { query: (sql: string) => world.database.query(sql) } as unknown as QueryRunner;
  await migration.down(runner);
  const old = { level: 'urgent', reasons: ['It limps.'], actions: ['Call your vet today.'] };
  await world.database.query(
    `INSERT INTO chat_messages ("sessionId", role, content, status, triage)
     VALUES ($1, 'assistant', 'Rest.', 'complete', $2), ($1, 'user', 'Thanks', 'complete', NULL)`,
    [owner.sessionId, old],
  );
  await migration.up(runner);
  const [answer, thanks] = await owner.messages();
  expect(answer?.triage).toEqual({ ...old, donts: [], contacts: [] });
  expect(thanks?.triage).toBeUndefined();
});
