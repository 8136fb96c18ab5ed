import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Memories } from './harness/memories.js';
import type { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { eventually } from './harness/until.js';
import { World } from './harness/world.js';

let world: World;
let api: Process;
let owner: Owner;
let memories: Memories;

beforeAll(async () => {
  ({ world, api } = await World.shared());
});

beforeEach(async () => {
  owner = await world.ownerInChat(api);
  memories = new Memories(world, owner);
});

afterAll(() => world.close());

describe('a suggested memory', () => {
  const profile = async () =>
    (await owner.call<Record<string, unknown>>('GET', `/api/pets/${String(owner.petId)}`)).body;

  it('does not count until the owner accepts it', async () => {
    const id = await memories.suggest();
    expect(await memories.list()).toEqual([]);
    expect(await memories.suggested()).toMatchObject([
      { id, text: 'Weighs 4.1 kg', kind: 'weight' },
    ]);
    const tab = await owner.tab();
    expect((await memories.keep(id)).body).toMatchObject({ id, text: 'Weighs 4.1 kg' });
    expect((await memories.keep(id)).status).toBe(200);
    expect(await memories.suggested()).toEqual([]);
    expect(await memories.texts()).toEqual(['Weighs 4.1 kg']);
    await eventually(() => expect(tab.count('memory-changed')).toBe(2));
    expect(tab.count('pet-saved')).toBe(1);
    owner.closeTabs();
  });

  it.each([
    ['weight', '4.1 kg', { weight: '4.1 kg' }],
    ['birth', '2022-04-02', { birthDate: '2022-04-02' }],
    ['sex', 'female', { sex: 'female' }],
    ['neutered', 'false', { neutered: false }],
    ['allergy', 'chicken', { allergies: 'beef, chicken' }],
    ['medicine', 'phenobarbital', { medicines: 'phenobarbital' }],
    ['condition', 'diabetes', { healthConditions: 'diabetes' }],
    ['fear', null, {}],
  ])(
    'about %s changes the profile accordingly when it is accepted',
    async (kind, value, changed) => {
      await owner.call('PATCH', `/api/pets/${String(owner.petId)}`, { allergies: 'beef' });
      const before = await profile();
      await memories.keep(await memories.suggest({ text: 'As it was told', kind, value }));
      const { age } = before;
      expect({ ...(await profile()), age }).toEqual({ ...before, ...changed });
    },
  );

  it('of a newer weight replaces the older one when it is accepted', async () => {
    await memories.keep(await memories.suggest({ text: 'Weighs 3.9 kg', value: '3.9 kg' }));
    await memories.keep(await memories.suggest());
    expect(await memories.texts()).toEqual(['Weighs 4.1 kg']);
  });

  it('of an older weight than the one remembered changes nothing', async () => {
    const told = { text: 'Weighs 3.9 kg', value: '3.9 kg' };
    const older = await memories.suggest(told);
    await memories.keep(await memories.suggest());
    expect((await memories.keep(older)).status).toBe(200);
    expect(await memories.texts()).toEqual(['Weighs 4.1 kg']);
    expect(await memories.suggested()).toEqual([]);
    expect(await profile()).toMatchObject({ weight: '4.1 kg' });
    await memories.keep(await memories.suggest(told));
    expect(await profile()).toMatchObject({ weight: '3.9 kg' });
  });

  it('of a weight that is told again before the answer counts from then', async () => {
    const tellWeight = async (): Promise<number> => {
      const messageId = await memories.tell('She weighs 4.1 kg. How much should she eat?');
      await eventually(async () =>
        expect(await memories.suggested()).toMatchObject([{ kind: 'weight', messageId }]),
      );
      return (await memories.suggested())[0]?.id ?? 0;
    };
    await tellWeight();
    await memories.keep(await memories.suggest({ text: 'Weighs 5 kg', value: '5 kg' }));
    await memories.keep(await tellWeight());
    expect(await memories.texts()).toEqual(['Weighs 4.1 kg']);
    expect(await profile()).toMatchObject({ weight: '4.1 kg' });
  });

  it('of an older weight does not replace one that is entered by hand', async () => {
    const byHand = await memories.suggest({ text: 'Weighs 5 kg', value: '5 kg' });
    await memories.forget(byHand);
    const older = await memories.suggest();
    await memories.remember({ text: 'Weighs 5 kg', kind: 'weight' });
    await memories.keep(older);
    expect(await memories.texts()).toEqual(['Weighs 5 kg']);
  });

  it("of a weight counts from the day it was told: the profile's newer one stays", async () => {
    await owner.call('PATCH', `/api/pets/${String(owner.petId)}`, { weight: '12 kg' });
    const createdAt = '2026-03-01T08:00:00Z';
    const id = await memories.suggest({ text: 'Weighs 3 kg', value: '3 kg', createdAt });
    await memories.keep(id);
    expect(await memories.texts()).toEqual(['Weighs 3 kg']);
    expect(await profile()).toMatchObject({ weight: '12 kg' });
  });

  it('of a weight is replaced by a weight of the diary after the day it was told', async () => {
    await world.setPlan(owner, 'pro');
    await owner.addPet({ weight: null });
    memories = new Memories(world, owner);
    const createdAt = '2026-03-01T08:00:00Z';
    await memories.keep(await memories.suggest({ text: 'Weighs 3 kg', value: '3 kg', createdAt }));
    expect(await profile()).toMatchObject({ weight: '3 kg' });
    const april = { kind: 'weight', value: 5, unit: 'kg', at: '2026-04-01T08:00:00Z' };
    await owner.call('POST', `/api/pets/${String(owner.petId)}/diary`, april);
    expect(await profile()).toMatchObject({ weight: '5 kg' });
  });

  it('that is declined is gone for good', async () => {
    const id = await memories.suggest();
    expect((await memories.forget(id)).status).toBe(204);
    expect(await memories.suggested()).toEqual([]);
    for (const again of [
      memories.keep(id),
      memories.forget(id),
      memories.correct(id, { text: 'x' }),
    ]) {
      expect((await again).status).toBe(404);
    }
    expect(await memories.texts()).toEqual([]);
    expect((await memories.remember({ text: 'Weighs 4.1 kg' })).status).toBe(201);
  });
});

it('nothing was an unexpected error', () => {
  expect(api.unforeseen).toEqual([]);
});
