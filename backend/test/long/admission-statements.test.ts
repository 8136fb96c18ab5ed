import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Process } from '../harness/processes.js';
import { QueryPlans } from '../harness/query-plans.js';
import { World } from '../harness/world.js';

let world: World;
let api: Process;
let other: Process;
/** Of the other API process. */
let statements: QueryPlans;

beforeAll(async () => {
  ({ world, api } = await World.shared());
  statements = await QueryPlans.before(world.settings.DATABASE_URL ?? '');
  other = await world.api(undefined, { DATABASE_URL: statements.url });
});

afterAll(async () => {
  await world.close();
  statements.close();
});

describe('a session cached by an API process', () => {
  it('needs one statement to admit a question', async () => {
    const owner = await world.ownerInChat(api);
    owner.url = other.url;
    await owner.messages();
    for (const question of ['How long do cats sleep?', 'And at night?']) {
      statements.takeCommands();
      const { status, body } = await owner.send(question);
      expect(status).toBe(201);
      expect(statements.takeCommands()).toEqual(['SELECT']);
      await owner.finished(body.reply.id);
    }
  });
});
