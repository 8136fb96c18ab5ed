import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Process } from './harness/processes.js';
import { PublicProgram } from './harness/public-program.js';
import { ENTRY, REMINDER } from './harness/stranger.js';
import { World } from './harness/world.js';

let world: World;
let api: Process;
let program: PublicProgram;
/** Another owner's program; the ids below belong to that owner. */
let stranger: PublicProgram;
let pet: number;
let entry: number;
let reminder: number;
let reply: number;

beforeAll(async () => {
  ({ world, api } = await World.shared());
  world.model.behave({});
  const [owner, other] = await Promise.all([world.ownerInChat(api), world.ownerInChat(api)]);
  await Promise.all([world.setPlan(owner, 'expert'), world.setPlan(other, 'expert')]);
  [program, stranger] = await Promise.all([PublicProgram.of(owner), PublicProgram.of(other)]);
  pet = other.petId;
  entry = await made(`/pets/${String(pet)}/diary`, ENTRY);
  reminder = await made(`/pets/${String(pet)}/reminders`, REMINDER);
  reply = (await other.ask('Is this mine?')).reply.id;
  await other.finished(reply);
});

afterAll(() => world.close());

const made = async (path: string, body: object): Promise<number> =>
  (await stranger.call<{ id: number }>('POST', path, body)).body.id;

async function everything(): Promise<unknown[]> {
  const lists = [
    '/pets',
    ...['diary', 'reminders', 'messages'].map((rest) => `/pets/${String(pet)}/${rest}`),
  ];
  const answers = await Promise.all(lists.map((path) => stranger.call<unknown>('GET', path)));
  return answers.map(({ body }) => body);
}

/** Calls that name something by its id, and such an id of another owner. */
const NAMED: [string, string, string, object | undefined, () => number][] = [
  ['GET', '/pets/', '', undefined, () => pet],
  ['PATCH', '/pets/', '', { name: 'Mine now' }, () => pet],
  ['DELETE', '/pets/', '', undefined, () => pet],
  ['GET', '/pets/', '/diary', undefined, () => pet],
  ['POST', '/pets/', '/diary', ENTRY, () => pet],
  ['GET', '/pets/', '/insights', undefined, () => pet],
  ['GET', '/diary/', '', undefined, () => entry],
  ['PATCH', '/diary/', '', { text: 'Mine now' }, () => entry],
  ['DELETE', '/diary/', '', undefined, () => entry],
  ['GET', '/pets/', '/reminders', undefined, () => pet],
  ['POST', '/pets/', '/reminders', REMINDER, () => pet],
  ['GET', '/reminders/', '', undefined, () => reminder],
  ['PATCH', '/reminders/', '', { title: 'Mine now' }, () => reminder],
  ['DELETE', '/reminders/', '', undefined, () => reminder],
  ['POST', '/reminders/', '/done', undefined, () => reminder],
  ['POST', '/reminders/', '/skip', undefined, () => reminder],
  ['GET', '/pets/', '/session', undefined, () => pet],
  ['GET', '/pets/', '/messages', undefined, () => pet],
  ['POST', '/pets/', '/questions', { content: 'Why?' }, () => pet],
  ['GET', '/messages/', '', undefined, () => reply],
  ['GET', '/messages/', '/events', undefined, () => reply],
  ['POST', '/messages/', '/stop', undefined, () => reply],
];

describe('an id sent by a program', () => {
  it('of another owner cannot be told from an unknown or impossible one', async () => {
    const theirs = await everything();
    for (const [method, path, rest, body, foreign] of NAMED) {
      const bodies = new Set<string>();
      for (const id of [foreign(), 2147483647, '0', 'abc', '%00']) {
        const answer = await program.call(method, `${path}${String(id)}${rest}`, body);
        expect({ method, path, rest, id, status: answer.status }).toMatchObject({ status: 404 });
        bodies.add(JSON.stringify(answer.body));
      }
      expect(bodies.size).toBe(1);
    }
    expect(await everything()).toEqual(theirs);
  });
});

it('nothing was an unexpected error', () => {
  expect(api.unforeseen).toEqual([]);
});
