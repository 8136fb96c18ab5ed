import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Memory } from '../src/contract/memories.js';
import { itIsStrict } from './harness/form.js';
import type { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { brief, refusal } from './harness/refusal.js';
import { eventually } from './harness/until.js';
import { World } from './harness/world.js';

let world: World;
let api: Process;
let owner: Owner;
let stranger: Owner;

beforeAll(async () => {
  ({ world, api } = await World.shared());
  stranger = await world.ownerInChat(api);
});

beforeEach(async () => {
  owner = await world.ownerInChat(api);
});

afterAll(() => world.close());

const listOf = (who: Owner) => `/api/pets/${String(who.petId)}/memories`;

const remember = <T = Memory>(memory: object, who = owner) =>
  who.call<T>('POST', listOf(owner), memory);

const list = async (): Promise<Memory[]> => (await owner.call<Memory[]>('GET', listOf(owner))).body;

const texts = async (): Promise<string[]> => (await list()).map(({ text }) => text);

const correct = <T = Memory>(id: number, changes: object, who = owner) =>
  who.call<T>('PATCH', `/api/memories/${String(id)}`, changes);

const forget = (id: number, who = owner) => who.call('DELETE', `/api/memories/${String(id)}`);

/** A suggestion as a worker stores it. */
async function suggest(more: Record<string, unknown> = {}, who = owner): Promise<number> {
  const row = { text: 'Weighs 4.1 kg', kind: 'weight', value: '4.1 kg', ...more };
  const { rows } = await world.database.query<{ id: number }>(
    `INSERT INTO pet_memories ("petId", text, kind, value, state)
     VALUES ($1, $2, $3, $4, 'suggested') RETURNING id`,
    [who.petId, row.text, row.kind, row.value],
  );
  return rows[0]?.id ?? 0;
}

const suggested = async (): Promise<Memory[]> =>
  (await owner.call<Memory[]>('GET', `${listOf(owner)}/suggested`)).body;

describe('a memory', () => {
  it('is kept with its date and the words in which it was told, newest first', async () => {
    const { message } = await owner.ask('She is allergic to chicken. What can she eat?');
    const told = { text: 'Allergic to chicken', kind: 'allergy', messageId: message.id };
    const { status, body } = await remember(told);
    expect(status).toBe(201);
    expect(body).toEqual({
      ...told,
      id: expect.any(Number) as unknown as number,
      petId: owner.petId,
      said: message.content,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as unknown as string,
    });
    const byHand = (await remember({ text: '  Sleeps on   the sofa ' })).body;
    expect(byHand).toMatchObject({ text: 'Sleeps on the sofa', kind: 'other', messageId: null });
    expect(await list()).toEqual([byHand, body]);
  });

  it('shows no more than the beginning of a long message', async () => {
    const { message } = await owner.ask('x'.repeat(4000));
    const { body } = await remember({ text: 'Much was told', messageId: message.id });
    expect(body.said).toBe(`${'x'.repeat(200)}…`);
  });

  it('is told to all tabs when it is kept, corrected and forgotten', async () => {
    const tab = await owner.tab();
    const { id } = (await remember({ text: 'Afraid of fireworks' })).body;
    await correct(id, { text: 'Afraid of thunder' });
    await forget(id);
    await eventually(() => expect(tab.count('memory-changed')).toBe(3));
    expect(tab.events.find(({ name }) => name === 'memory-changed')?.payload).toEqual({
      petId: owner.petId,
    });
    owner.closeTabs();
  });

  it('is corrected and forgotten in its place', async () => {
    const { id } = (await remember({ text: 'Afraid of fireworks', kind: 'fear' })).body;
    expect((await correct(id, { text: 'Afraid of thunder' })).body).toMatchObject({
      id,
      text: 'Afraid of thunder',
      kind: 'fear',
    });
    expect((await correct(id, {})).body.text).toBe('Afraid of thunder');
    expect((await forget(id)).status).toBe(204);
    expect(brief(await forget(id))).toEqual(refusal(404, 'NOT_FOUND'));
    expect(await list()).toEqual([]);
  });

  it('is stored once, however it is written and however many ask at once', async () => {
    const ways = ['Afraid of thunder', 'afraid of thunder.', ' AFRAID  of thunder! '];
    const answers = await Promise.all(
      [...ways, ...ways, ...ways].map((text) => remember({ text })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await list()).toHaveLength(1);
  });

  it('that is corrected into another one takes its place', async () => {
    const { id } = (await remember({ text: 'Eats Royal Canin' })).body;
    await remember({ text: 'Eats Hill’s' });
    await correct(id, { text: 'eats hill’s' });
    expect(await list()).toMatchObject([{ id, text: 'eats hill’s' }]);
  });

  it('is one of at most 100 of a pet, however many ask at once', async () => {
    await world.database.query(
      `INSERT INTO pet_memories ("petId", text, kind, state)
       SELECT $1, 'fact ' || n, 'other', 'kept' FROM generate_series(1, 98) AS n`,
      [owner.petId],
    );
    const waiting = await suggest();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => remember<never>({ text: `one more ${String(n)}` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    const full = refusal(409, 'MEMORY_LIMIT_REACHED', { limit: 100 });
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(brief(answer)).toEqual(full);
    }
    expect(brief(await owner.call('POST', `/api/memories/${String(waiting)}/keep`))).toEqual(full);
    expect((await remember({ text: 'Fact 7' })).status).toBe(201);
    expect(await list()).toHaveLength(100);
  });

  it('goes with its pet, and is in the download until then', async () => {
    const { id } = (await remember({ text: 'Afraid of thunder' })).body;
    const declined = await suggest({ text: 'Eats Royal Canin', kind: 'food', value: null });
    await forget(declined);
    const { body } = await owner.call<{ pets: { memories: unknown[] }[] }>(
      'GET',
      '/api/user/export',
    );
    expect(body.pets[0]?.memories).toMatchObject([
      { id, text: 'Afraid of thunder', state: 'kept' },
      { id: declined, text: 'Eats Royal Canin', state: 'declined' },
    ]);
    await owner.call('DELETE', `/api/pets/${String(owner.petId)}`);
    const { rows } = await world.database.query('SELECT id FROM pet_memories WHERE "petId" = $1', [
      owner.petId,
    ]);
    expect(rows).toEqual([]);
    expect(brief(await owner.call('GET', listOf(owner)))).toEqual(refusal(404, 'NOT_FOUND'));
  });
});

describe('a suggestion', () => {
  const keep = (id: number, who = owner) =>
    who.call<Memory>('POST', `/api/memories/${String(id)}/keep`);
  const profile = async () =>
    (await owner.call<Record<string, unknown>>('GET', `/api/pets/${String(owner.petId)}`)).body;

  it('is no memory until the owner says yes', async () => {
    const id = await suggest();
    expect(await list()).toEqual([]);
    expect(await suggested()).toMatchObject([{ id, text: 'Weighs 4.1 kg', kind: 'weight' }]);
    const tab = await owner.tab();
    expect((await keep(id)).body).toMatchObject({ id, text: 'Weighs 4.1 kg' });
    expect((await keep(id)).status).toBe(200);
    expect(await suggested()).toEqual([]);
    expect(await texts()).toEqual(['Weighs 4.1 kg']);
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
  ])('on %s changes the profile when it is kept', async (kind, value, changed) => {
    await owner.call('PATCH', `/api/pets/${String(owner.petId)}`, { allergies: 'beef' });
    const before = await profile();
    await keep(await suggest({ text: 'As it was told', kind, value }));
    const { age } = before;
    expect({ ...(await profile()), age }).toEqual({ ...before, ...changed });
  });

  it('of a newer weight replaces the older one', async () => {
    await keep(await suggest({ text: 'Weighs 3.9 kg', value: '3.9 kg' }));
    await keep(await suggest());
    expect(await texts()).toEqual(['Weighs 4.1 kg']);
  });

  it('that is declined is gone for good', async () => {
    const id = await suggest();
    expect((await forget(id)).status).toBe(204);
    expect(await suggested()).toEqual([]);
    for (const again of [keep(id), forget(id), correct(id, { text: 'x' })]) {
      expect((await again).status).toBe(404);
    }
    expect(await texts()).toEqual([]);
    expect((await remember({ text: 'Weighs 4.1 kg' })).status).toBe(201);
  });
});

describe('somebody else', () => {
  it('finds, changes and adds nothing', async () => {
    const { id } = (await remember({ text: 'Afraid of thunder' })).body;
    const waiting = await suggest();
    const answers = await Promise.all([
      ...[listOf(owner), `${listOf(owner)}/suggested`].map((path) => stranger.call('GET', path)),
      remember<never>({ text: 'Mine now' }, stranger),
      ...[id, waiting].flatMap((one) => [
        correct<never>(one, { text: 'Mine now' }, stranger),
        forget(one, stranger),
        stranger.call('POST', `/api/memories/${String(one)}/keep`),
      ]),
    ]);
    for (const answer of answers) expect(brief(answer)).toEqual(refusal(404, 'NOT_FOUND'));
    expect(await texts()).toEqual(['Afraid of thunder']);
    expect(await suggested()).toMatchObject([{ id: waiting }]);
  });

  it('lends no message to a memory', async () => {
    const { message } = await stranger.ask('What does a cat eat?');
    for (const messageId of [message.id, 2147483647]) {
      const answer = await remember<never>({ text: 'Told by a stranger', messageId });
      expect(brief(answer)).toEqual(refusal(404, 'NOT_FOUND'));
    }
  });
});

describe('the call', () => {
  itIsStrict(
    {
      name: 'of a new memory',
      method: 'POST',
      path: '/api/pets/1/memories',
      valid: { text: 'Afraid of thunder' },
      wrong: {
        text: [undefined, null, '', '  ', 7, [], {}, 'x'.repeat(301), 'nul \0'],
        kind: [null, '', 'mood', 7, []],
        messageId: ['1', 0, -1, 1.5, 2 ** 53, []],
      },
    },
    () => owner,
  );

  itIsStrict(
    {
      name: 'of a correction',
      method: 'PATCH',
      path: '/api/memories/1',
      valid: { text: 'Afraid of thunder' },
      wrong: { text: [null, '', '  ', 7, [], 'x'.repeat(301)], kind: [null, 'mood', 7] },
    },
    () => owner,
  );
});

it('none of it was an error that nobody had foreseen', () => {
  expect(api.unforeseen).toEqual([]);
});
