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

/** Makes the model list these facts when it is asked for facts; its answers stay as they are. */
const reads = (...facts: object[]) =>
  world.model.behave({ text: (last) => (last.includes('<message ') ? list(facts) : 'Well.') });

const list = (facts: object[]): string => JSON.stringify({ facts });

const CHICKEN = { kind: 'allergy', text: 'Allergic to chicken', value: 'chicken' };

describe('with a model', () => {
  beforeAll(async () => {
    world = await World.create();
    [api] = await Promise.all([world.api(), world.worker()]);
  });

  beforeEach(async () => {
    owner = await world.ownerInChat(api);
    memories = new Memories(world, owner);
    await world.setPlan(owner, 'pro');
  });

  afterAll(() => world.close());

  it('a fact is suggested after the answer, in all tabs, with its question', async () => {
    reads(CHICKEN);
    const tab = await owner.tab();
    const messageId = await memories.tell('She cannot have chicken, it makes her itch. What else?');
    await eventually(async () =>
      expect(await memories.suggested()).toMatchObject([
        { text: 'Allergic to chicken', kind: 'allergy', messageId, petId: owner.petId },
      ]),
    );
    await eventually(() => expect(tab.count('memory-changed')).toBe(1));
    expect(world.model.requests).toHaveLength(2);
    owner.closeTabs();
  });

  it('it does not read a message that only asks', async () => {
    reads(CHICKEN);
    await memories.tell('How much chicken may she eat?');
    await memories.tell('And how often?');
    expect(world.model.requests).toHaveLength(2);
  });

  it('facts that nobody told, known facts and declined ones are not suggested', async () => {
    await owner.call('PATCH', `/api/pets/${String(owner.petId)}`, { allergies: 'Chicken' });
    const beef = { kind: 'food', text: 'Eats beef', value: null };
    reads(CHICKEN, beef, { kind: 'medicine', text: 'Takes insulin', value: 'insulin' });
    await memories.tell('She is allergic to chicken and eats beef.');
    await eventually(async () =>
      expect(await memories.suggested()).toMatchObject([{ text: 'Eats beef' }]),
    );
    const [{ id }] = (await memories.suggested()) as [Memory];
    await memories.forget(id);
    reads(beef, { kind: 'home', text: 'Lives on a farm', value: null });
    await memories.tell('She eats beef and lives on a farm.');
    await eventually(async () =>
      expect(await memories.suggested()).toMatchObject([{ text: 'Lives on a farm' }]),
    );
  });

  it.each([
    ['fails', { status: 500 }],
    ['writes no JSON', { text: 'She likes chicken, I suppose.' }],
    ['never ends', { text: 'x'.repeat(9000), gap: 0 }],
  ])('rules read the message if it %s', async (_, script) => {
    world.model.behave(script, { text: 'Well.' });
    await memories.tell('She is allergic to chicken.');
    await eventually(async () =>
      expect(await memories.suggested()).toMatchObject([{ text: 'Allergic to chicken' }]),
    );
  });

  it('memories are sent with each question, newest last', async () => {
    reads();
    for (const text of ['Afraid of thunder', 'Sleeps on the sofa']) {
      await memories.remember({ text });
    }
    await memories.tell('Why does she hide?');
    const [request] = world.model.requests;
    expect(request?.messages.at(-1)?.content).toMatch(
      /<remembered-facts \w+>\n\d{4}-\d\d-\d\d: Afraid of thunder\n\d{4}-\d\d-\d\d: Sleeps on the sofa\n<\/remembered-facts/,
    );
  });
});
