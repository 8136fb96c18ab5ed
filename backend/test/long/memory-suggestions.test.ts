import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Memory } from '../../src/contract/memories.js';
import { Memories } from '../harness/memories.js';
import type { Owner } from '../harness/owner.js';
import type { Process } from '../harness/processes.js';
import { eventually } from '../harness/until.js';
import { World } from '../harness/world.js';

let world: World;
let api: Process;
let owner: Owner;
let memories: Memories;

describe('without a model', () => {
  beforeAll(async () => {
    ({ world, api } = await World.withoutModel());
  });

  beforeEach(async () => {
    owner = await world.ownerInChat(api);
    memories = new Memories(world, owner);
  });

  afterAll(() => world.close());

  it('rules read the message, and the handbook uses what was remembered', async () => {
    const messageId = await memories.tell('She has diabetes. How often should I brush her?');
    await eventually(async () =>
      expect(await memories.suggested()).toMatchObject([
        { text: 'Diabetes', kind: 'condition', messageId },
      ]),
    );
    const [{ id }] = (await memories.suggested()) as [Memory];
    expect((await owner.call('POST', `/api/memories/${String(id)}/keep`)).status).toBe(200);
    const { reply } = await owner.ask('What should she eat?');
    expect((await owner.finished(reply.id)).content).toMatch(/diabetes/i);
  });

  it('food that the pet is allergic to is not recommended', async () => {
    await owner.call('PATCH', `/api/pets/${String(owner.petId)}`, { allergies: 'Chicken' });
    const { reply } = await owner.ask('May she eat chicken?');
    expect((await owner.finished(reply.id)).content).toMatch(/^\*\*Not for Micia:\*\*/);
  });
});
