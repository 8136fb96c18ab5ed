import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { itIsStrict } from './harness/form.js';
import { Memories } from './harness/memories.js';
import type { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { brief, refusal } from './harness/refusal.js';
import { eventually } from './harness/until.js';
import { World } from './harness/world.js';

let world: World;
let api: Process;
let owner: Owner;
let stranger: Owner;
let memories: Memories;

beforeAll(async () => {
  ({ world, api } = await World.shared());
  stranger = await world.ownerInChat(api);
});

beforeEach(async () => {
  owner = await world.ownerInChat(api);
  memories = new Memories(world, owner);
});

afterAll(() => world.close());

describe('a memory', () => {
  it("is stored with its date and the owner's words, and listed newest first", async () => {
    const { message } = await owner.ask('She is allergic to chicken. What can she eat?');
    const told = { text: 'Allergic to chicken', kind: 'allergy', messageId: message.id };
    const { status, body } = await memories.remember(told);
    expect(status).toBe(201);
    expect(body).toEqual({
      ...told,
      id: expect.any(Number) as unknown as number,
      petId: owner.petId,
      said: message.content,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as unknown as string,
    });
    const byHand = (await memories.remember({ text: '  Sleeps on   the sofa ' })).body;
    expect(byHand).toMatchObject({ text: 'Sleeps on the sofa', kind: 'other', messageId: null });
    expect(await memories.list()).toEqual([byHand, body]);
  });

  it('quotes only the beginning of a long message', async () => {
    const { message } = await owner.ask('x'.repeat(4000));
    const { body } = await memories.remember({ text: 'Much was told', messageId: message.id });
    expect(body.said).toBe(`${'x'.repeat(200)}…`);
  });

  it('notifies all tabs when it is added, corrected and deleted', async () => {
    const tab = await owner.tab();
    const { id } = (await memories.remember({ text: 'Afraid of fireworks' })).body;
    await memories.correct(id, { text: 'Afraid of thunder' });
    await memories.forget(id);
    await eventually(() => expect(tab.count('memory-changed')).toBe(3));
    expect(tab.events.find(({ name }) => name === 'memory-changed')?.payload).toEqual({
      petId: owner.petId,
    });
    owner.closeTabs();
  });

  it('is corrected and deleted in place', async () => {
    const { id } = (await memories.remember({ text: 'Afraid of fireworks', kind: 'fear' })).body;
    expect((await memories.correct(id, { text: 'Afraid of thunder' })).body).toMatchObject({
      id,
      text: 'Afraid of thunder',
      kind: 'fear',
    });
    expect((await memories.correct(id, {})).body.text).toBe('Afraid of thunder');
    expect((await memories.forget(id)).status).toBe(204);
    expect(brief(await memories.forget(id))).toEqual(refusal(404, 'NOT_FOUND'));
    expect(await memories.list()).toEqual([]);
  });

  it('is stored once, whatever its spelling and however many requests arrive at once', async () => {
    const ways = ['Afraid of thunder', 'afraid of thunder.', ' AFRAID  of thunder! '];
    const answers = await Promise.all(
      [...ways, ...ways, ...ways].map((text) => memories.remember({ text })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await memories.list()).toHaveLength(1);
  });

  it('that is corrected to match another one replaces it', async () => {
    const { id } = (await memories.remember({ text: 'Eats Royal Canin' })).body;
    await memories.remember({ text: 'Eats Hill’s' });
    await memories.correct(id, { text: 'eats hill’s' });
    expect(await memories.list()).toMatchObject([{ id, text: 'eats hill’s' }]);
  });

  it('counts towards a limit of 100 per pet, even with simultaneous requests', async () => {
    await world.database.query(
      `INSERT INTO pet_memories ("petId", text, kind, state)
       SELECT $1, 'fact ' || n, 'other', 'kept' FROM generate_series(1, 98) AS n`,
      [owner.petId],
    );
    const waiting = await memories.suggest();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        memories.remember<never>({ text: `one more ${String(n)}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    const full = refusal(409, 'MEMORY_LIMIT_REACHED', { limit: 100 });
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(brief(answer)).toEqual(full);
    }
    expect(brief(await memories.keep(waiting))).toEqual(full);
    expect((await memories.remember({ text: 'Fact 7' })).status).toBe(201);
    expect(await memories.list()).toHaveLength(100);
  });

  it('is deleted with its pet, and is part of the export until then', async () => {
    const { id } = (await memories.remember({ text: 'Afraid of thunder' })).body;
    const declined = await memories.suggest({
      text: 'Eats Royal Canin',
      kind: 'food',
      value: null,
    });
    await memories.forget(declined);
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
    expect(brief(await owner.call('GET', memories.path))).toEqual(refusal(404, 'NOT_FOUND'));
  });
});

describe('somebody else', () => {
  it('cannot read, change or add a memory', async () => {
    const { id } = (await memories.remember({ text: 'Afraid of thunder' })).body;
    const waiting = await memories.suggest();
    const answers = await Promise.all([
      ...[memories.path, `${memories.path}/suggested`].map((path) => stranger.call('GET', path)),
      memories.remember<never>({ text: 'Mine now' }, stranger),
      ...[id, waiting].flatMap((one) => [
        memories.correct<never>(one, { text: 'Mine now' }, stranger),
        memories.forget(one, stranger),
        memories.keep<never>(one, stranger),
      ]),
    ]);
    for (const answer of answers) expect(brief(answer)).toEqual(refusal(404, 'NOT_FOUND'));
    expect(await memories.texts()).toEqual(['Afraid of thunder']);
    expect(await memories.suggested()).toMatchObject([{ id: waiting }]);
  });

  it("cannot have their message used as a memory's source", async () => {
    const { message } = await stranger.ask('What does a cat eat?');
    for (const messageId of [message.id, 2147483647]) {
      const answer = await memories.remember<never>({ text: 'Told by a stranger', messageId });
      expect(brief(answer)).toEqual(refusal(404, 'NOT_FOUND'));
    }
  });
});

describe('a request', () => {
  itIsStrict(
    {
      name: 'for a new memory',
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
      name: 'for a correction',
      method: 'PATCH',
      path: '/api/memories/1',
      valid: { text: 'Afraid of thunder' },
      wrong: { text: [null, '', '  ', 7, [], 'x'.repeat(301)], kind: [null, 'mood', 7] },
    },
    () => owner,
  );
});

it('nothing was an unexpected error', () => {
  expect(api.unforeseen).toEqual([]);
});
