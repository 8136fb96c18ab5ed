import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Pet } from '../src/contract/pets.js';
import { Owner, PASSWORD } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { brief, invalid } from './harness/refusal.js';
import { World } from './harness/world.js';

let world: World;
let api: Process;
let owner: Owner;

beforeAll(async () => {
  ({ world, api } = await World.shared());
  owner = await world.ownerInChat(api);
  await world.setPlan(owner, 'expert');
});

afterAll(() => world.close());

const STRANGE = {
  'a lone first half of an emoji': 'Mi\ud83dcia',
  'a lone second half of an emoji': 'Mi\udc08cia',
  'a NUL character': 'Mi\u0000cia',
};

/** Asks and stops at once, so that the next question finds no reply in the way. */
async function ask(content: string) {
  const answer = await owner.send(content);
  if (answer.status === 201) await owner.stop(answer.body.reply.id);
  return answer;
}

describe('a text that no database can store as it is', () => {
  it.each(Object.entries(STRANGE))(
    '%s: a question is refused, or stored exactly as the response shows it',
    async (_, text) => {
      const { status, body } = await ask(text);
      if (status === 400) {
        expect({ status, body }).toEqual(invalid('content'));
        return;
      }
      expect(status).toBe(201);
      const stored = (await owner.messages()).find(({ id }) => id === body.message.id);
      expect(stored?.content).toBe(body.message.content);
      expect(stored?.content.isWellFormed()).toBe(true);
    },
  );

  it('an emoji where the remembered part of a question is cut: the question is answered', async () => {
    expect((await ask(`${'a'.repeat(399)}🐶 vomita sangue`)).status).toBe(201);
  });

  it.each(
    Object.entries(STRANGE).flatMap(([what, text]) =>
      ['name', 'breed', 'weight', 'healthConditions', 'personalityTraits'].map((field) => ({
        what,
        text,
        field,
      })),
    ),
  )(
    "$what: a pet's $field is refused, or stored exactly as the response shows it",
    async ({ text, field }) => {
      const pet = { name: 'Nina', species: 'gatto', [field]: text };
      const { status, body } = await owner.call<Pet>('POST', '/api/pets', pet);
      if (status === 400) {
        expect({ status, body }).toEqual(invalid(field));
        return;
      }
      expect(status).toBe(201);
      expect((await owner.call<Pet>('GET', `/api/pets/${body.id}`)).body).toEqual(body);
    },
  );

  it.each(Object.entries(STRANGE))('%s: nobody can sign in or up with it', async (_, text) => {
    const visitor = new Owner(api.url);
    const { username } = visitor;
    const email = `${text}-${randomUUID()}@example.org`;
    const answers = await Promise.all([
      visitor.call('POST', '/api/auth/register', { username, email, password: PASSWORD }),
      visitor.call('POST', '/api/auth/login', { email, password: PASSWORD }),
    ]);
    for (const answer of answers) expect(brief(answer)).toEqual(invalid('email'));
    const named = { username: text, email: visitor.email, password: PASSWORD };
    const answer = await visitor.call('POST', '/api/auth/register', named);
    expect(brief(answer)).toEqual(invalid('username'));
  });

  it.each(Object.entries(STRANGE))(
    '%s: a password containing it never causes a 500',
    async (_, text) => {
      const visitor = new Owner(api.url);
      const { username, email } = visitor;
      const password = `${text}-owls-at-midnight`;
      const made = await visitor.call('POST', '/api/auth/register', { username, email, password });
      expect([201, 400]).toContain(made.status);
      const login = await visitor.call('POST', '/api/auth/login', { email, password });
      expect([made.status === 201 ? 200 : 401, 400]).toContain(login.status);
    },
  );
});

describe('a text that shows nothing', () => {
  const EMPTY = [
    '\u200b\u200b',
    '\u2060',
    '\u00ad\u00ad',
    '\u3164\u3164',
    '\u2800\u2800',
    ' \u200d ',
  ];

  it.each(EMPTY)('is no question, name, title or note: %j', async (text) => {
    expect(brief(await ask(text))).toEqual(invalid('content'));
    const pet = { name: text, species: 'gatto' };
    expect(brief(await owner.call('POST', '/api/pets', pet))).toEqual(invalid('name'));
    const visitor = { username: text, email: new Owner('').email, password: PASSWORD };
    expect(brief(await owner.call('POST', '/api/auth/register', visitor))).toEqual(
      invalid('username'),
    );
    const path = `/api/pets/${String(owner.petId)}`;
    const note = { kind: 'note', text, at: '2026-05-04T08:00:00Z' };
    expect(brief(await owner.call('POST', `${path}/diary`, note))).toEqual(invalid('text'));
    const cleared = await owner.call<Pet>('PATCH', path, { breed: text });
    expect(cleared.body.breed).toBeNull();
  });

  it.each(['👨\u200d👩\u200d👧', 'گربه\u200cها', '\u2764\ufe0f'])(
    'is not one that needs a joiner: %j',
    async (name) => {
      const { status, body } = await owner.call<Pet>('POST', '/api/pets', {
        name,
        species: 'gatto',
      });
      expect({ status, name: body.name }).toEqual({ status: 201, name });
    },
  );

  it('in an address or a name makes no second person of it', async () => {
    const { email, username } = await world.owner(api);
    const visitor = new Owner(api.url);
    const login = { email: `\u200b${email}`, password: PASSWORD };
    expect((await visitor.call('POST', '/api/auth/login', login)).status).toBe(200);
    const named = { username: `${username}\u3164`, email: visitor.email, password: PASSWORD };
    expect(brief(await visitor.call('POST', '/api/auth/register', named))).toEqual(
      invalid('username'),
    );
  });
});

describe("a question's length", () => {
  it.each([
    ['4000 characters', 'x'.repeat(4000)],
    ['4000 characters between spaces', `  ${'x'.repeat(4000)}\n `],
    ['4000 emojis', '🐈'.repeat(4000)],
    ['2000 letters with their accents apart', 'e\u0301'.repeat(2000)],
    ['4000 characters, a line end of two among them', `${'x'.repeat(3997)}\r\ny`],
    ['one character', '?'],
  ])('can be %s', async (_, content) => {
    const answer = await ask(content);
    expect(answer.status).toBe(201);
    expect(answer.body.message.content).toBe(content.trim());
  });

  it.each([
    ['4001 characters', 'x'.repeat(4001)],
    ['4001 emojis', '🐈'.repeat(4001)],
    ['4001 characters, a line end of two among them', `${'x'.repeat(3998)}\r\ny`],
    ['60,000 characters', 'x'.repeat(60_000)],
  ])('cannot be %s', async (_, content) => {
    expect(brief(await ask(content))).toEqual(invalid('content'));
  });
});

describe('a text with special meaning elsewhere', () => {
  it.each([
    `'; DROP TABLE users; --`,
    '<script>alert(1)</script>',
    '{{constructor.constructor("return process")()}}',
    '\\u0000 %00 $1 $$ \\',
    '‮evil‬ ​zero width',
    'a\r\nSet-Cookie: x=y',
  ])('is stored literally: %j', async (text) => {
    const { status, body } = await ask(text);
    expect(status).toBe(201);
    expect((await owner.messages()).find(({ id }) => id === body.message.id)?.content).toBe(text);
    const answer = await owner.call<Pet>('POST', '/api/pets', {
      name: 'Nina',
      species: 'gatto',
      healthConditions: text,
    });
    const read = await owner.call<Pet>('GET', `/api/pets/${answer.body.id}`);
    expect(read.body.healthConditions).toBe(text);
  });
});

it('nothing was an unexpected error', () => {
  expect(api.unforeseen).toEqual([]);
});
