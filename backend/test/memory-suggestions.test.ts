import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Memory } from '../src/contract/memories.js';
import type { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { eventually } from './harness/until.js';
import { World } from './harness/world.js';

let world: World;
let api: Process;
let owner: Owner;

const listOf = ({ petId }: Owner) => `/api/pets/${String(petId)}/memories`;

const suggested = async (): Promise<Memory[]> =>
  (await owner.call<Memory[]>('GET', `${listOf(owner)}/suggested`)).body;

/** Asks, and waits until the reply is there; what is suggested follows it. */
async function tell(content: string): Promise<number> {
  const { message, reply } = await owner.ask(content);
  await owner.finished(reply.id);
  return message.id;
}

/** The facts that the model lists when it is asked for them; its answers stay as they are. */
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
    await world.setPlan(owner, 'pro');
  });

  afterAll(() => world.close());

  it('what it reads is suggested after the answer, to all tabs, with the question it came from', async () => {
    reads(CHICKEN);
    const tab = await owner.tab();
    const messageId = await tell('She cannot have chicken, it makes her itch. What else?');
    await eventually(async () =>
      expect(await suggested()).toMatchObject([
        { text: 'Allergic to chicken', kind: 'allergy', messageId, petId: owner.petId },
      ]),
    );
    await eventually(() => expect(tab.count('memory-changed')).toBe(1));
    expect(world.model.requests).toHaveLength(2);
    owner.closeTabs();
  });

  it('it is not asked about a message that only asks', async () => {
    reads(CHICKEN);
    await tell('How much chicken may she eat?');
    await tell('And how often?');
    expect(world.model.requests).toHaveLength(2);
  });

  it('what nobody said is not suggested, nor what is known, nor what was declined', async () => {
    await owner.call('PATCH', `/api/pets/${String(owner.petId)}`, { allergies: 'Chicken' });
    const beef = { kind: 'food', text: 'Eats beef', value: null };
    reads(CHICKEN, beef, { kind: 'medicine', text: 'Takes insulin', value: 'insulin' });
    await tell('She is allergic to chicken and eats beef.');
    await eventually(async () => expect(await suggested()).toMatchObject([{ text: 'Eats beef' }]));
    const [{ id }] = (await suggested()) as [Memory];
    await owner.call('DELETE', `/api/memories/${String(id)}`);
    reads(beef, { kind: 'home', text: 'Lives on a farm', value: null });
    await tell('She eats beef and lives on a farm.');
    await eventually(async () =>
      expect(await suggested()).toMatchObject([{ text: 'Lives on a farm' }]),
    );
  });

  it.each([
    ['fails', { status: 500 }],
    ['writes no JSON', { text: 'She likes chicken, I suppose.' }],
    ['never ends', { text: 'x'.repeat(9000), gap: 0 }],
  ])('rules read the message when it %s', async (_, script) => {
    world.model.behave(script, { text: 'Well.' });
    await tell('She is allergic to chicken.');
    await eventually(async () =>
      expect(await suggested()).toMatchObject([{ text: 'Allergic to chicken' }]),
    );
  });

  it('what is remembered is told with each question, newest last', async () => {
    reads();
    for (const text of ['Afraid of thunder', 'Sleeps on the sofa']) {
      await owner.call('POST', listOf(owner), { text });
    }
    await tell('Why does she hide?');
    const [request] = world.model.requests;
    expect(request?.messages.at(-1)?.content).toMatch(
      /<remembered-facts \w+>\n\d{4}-\d\d-\d\d: Afraid of thunder\n\d{4}-\d\d-\d\d: Sleeps on the sofa\n<\/remembered-facts/,
    );
  });
});

describe('without a model', () => {
  beforeAll(async () => {
    ({ world, api } = await World.withoutModel());
  });

  beforeEach(async () => {
    owner = await world.ownerInChat(api);
  });

  afterAll(() => world.close());

  it('rules read the message, and the handbook answers in the light of what was kept', async () => {
    const messageId = await tell('She has diabetes. How often should I brush her?');
    await eventually(async () =>
      expect(await suggested()).toMatchObject([{ text: 'Diabetes', kind: 'condition', messageId }]),
    );
    const [{ id }] = (await suggested()) as [Memory];
    expect((await owner.call('POST', `/api/memories/${String(id)}/keep`)).status).toBe(200);
    const { reply } = await owner.ask('What should she eat?');
    expect((await owner.finished(reply.id)).content).toMatch(/diabetes/i);
  });

  it('what the pet is allergic to is not praised to its owner', async () => {
    await owner.call('PATCH', `/api/pets/${String(owner.petId)}`, { allergies: 'Chicken' });
    const { reply } = await owner.ask('May she eat chicken?');
    expect((await owner.finished(reply.id)).content).toMatch(/^\*\*Not for Micia:\*\*/);
  });
});
