import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Owner, PASSWORD } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { brief, invalid, refusal } from './harness/refusal.js';
import { World } from './harness/world.js';

let world: World;
let api: Process;
let owner: Owner;
let before: unknown;

beforeAll(async () => {
  ({ world, api } = await World.shared());
  owner = await world.ownerInChat(api);
  await world.setPlan(owner, 'expert');
  await owner.stop((await owner.ask('Is this mine?')).reply.id);
  before = await everything();
});

afterAll(() => world.close());

async function everything(): Promise<unknown> {
  const paths = ['/api/auth/session', '/api/user/profile', '/api/pets'];
  const answers = await Promise.all(paths.map((path) => owner.call('GET', path)));
  return [answers.map(({ body }) => body), await owner.messages()];
}

interface Call {
  method: string;
  path: () => string;
  valid: Record<string, unknown>;
  required: string[];
  /** A value too large for each field. */
  oversize: Record<string, unknown>;
  /** Fields that `null` clears. */
  nullable?: string[];
}

const PET = {
  name: 'x'.repeat(61),
  species: 'drago',
  breed: 'x'.repeat(61),
  age: 101,
  weight: 'x'.repeat(41),
  healthConditions: 'x'.repeat(1001),
  personalityTraits: 'x'.repeat(1001),
  birthDate: '3000-01-01',
  sex: 'both',
  neutered: 'x'.repeat(1001),
  allergies: 'x'.repeat(1001),
  medicines: 'x'.repeat(1001),
};
const OPTIONAL = Object.keys(PET).filter((field) => field !== 'name' && field !== 'species');
const pet = { name: 'Nina', species: 'gatto' };
const email = 'nobody@example.org';
const username = 'x'.repeat(41);

const CALLS: Record<string, Call> = {
  register: {
    method: 'POST',
    path: () => '/api/auth/register',
    valid: { username: 'Nobody', email, password: PASSWORD },
    required: ['username', 'email', 'password'],
    oversize: { username, email: `${'x'.repeat(250)}@example.org`, password: 'x'.repeat(129) },
  },
  login: {
    method: 'POST',
    path: () => '/api/auth/login',
    valid: { email, password: PASSWORD },
    required: ['email', 'password'],
    oversize: { email: `${'x'.repeat(250)}@example.org`, password: 'x'.repeat(50_000) },
  },
  'profile change': {
    method: 'PATCH',
    path: () => '/api/user/profile',
    valid: {},
    required: [],
    oversize: { username, email: `${'x'.repeat(250)}@example.org`, country: 'XX' },
    nullable: ['country'],
  },
  'new pet': {
    method: 'POST',
    path: () => '/api/pets',
    valid: pet,
    required: ['name', 'species'],
    oversize: PET,
    nullable: OPTIONAL,
  },
  'pet change': {
    method: 'PATCH',
    path: () => `/api/pets/${owner.petId}`,
    valid: {},
    required: [],
    oversize: PET,
    nullable: OPTIONAL,
  },
  question: {
    method: 'POST',
    path: () => `/api/chat-sessions/${owner.sessionId}/messages`,
    valid: { content: 'Why?' },
    required: ['content'],
    oversize: {
      content: 'x'.repeat(4001),
      petId: 2 ** 53,
      clientId: 'x'.repeat(1000),
      role: 'assistant',
    },
  },
};

const send = (name: string, body: unknown, as = owner) => {
  const { method, path } = CALLS[name] as Call;
  return as.call(method, path(), body);
};

const ROWS = Object.entries(CALLS).flatMap(([name, { oversize, required, nullable = [] }]) =>
  Object.keys(oversize).map((field) => ({
    name,
    field,
    values: [
      ...(field === 'age' ? ['3', 1.5, -1, 1e21] : [7]),
      ...(field === 'neutered' ? ['true', 0] : [true]),
      [],
      ['x'],
      {},
      { $ne: '' },
      oversize[field],
      ...(nullable.includes(field) ? [] : [null]),
      ...(required.includes(field) ? [undefined, ''] : []),
    ],
  })),
);

describe('an invalid field', () => {
  it.each(ROWS)(
    '$field of a $name is named in the error, whatever its value',
    async ({ name, field, values }) => {
      for (const value of values) {
        if (field === 'petId' && value === 7) continue;
        const answer = await send(name, { ...CALLS[name]?.valid, [field]: value });
        expect({ value, ...brief(answer) }).toEqual({ value, ...invalid(field) });
      }
    },
  );

  it.each(Object.keys(CALLS))('that a %s does not have is refused', async (name) => {
    for (const field of ['userId', 'id', 'createdAt', 'constructor', 'toString', '$where']) {
      const answer = await send(name, { ...CALLS[name]?.valid, [field]: 1 });
      expect(brief(answer)).toEqual(invalid(field));
    }
  });

  it.each(Object.keys(CALLS))('__proto__ of a %s does not pollute a prototype', async (name) => {
    const text = JSON.stringify({ ...CALLS[name]?.valid, own: 1 }).replace(
      '"own":1',
      '"__proto__":{"subscriptionStatus":"expert","content":"x","name":"x"}',
    );
    expect(brief(await send(name, text))).toEqual(
      refusal(400, 'VALIDATION_FAILED', {
        fields: expect.anything() as unknown as Record<string, string>,
      }),
    );
    expect((await new Owner(api.url).call('GET', '/api/auth/session')).body).toEqual({
      authenticated: false,
    });
  });

  it.each(Object.keys(CALLS))('is reported for a %s that is not an object', async (name) => {
    for (const body of [[], [{}], '"text"', '7', 'null', 'true']) {
      const { status, body: answered } = await send(name, body);
      expect({ body, status, answered }).toMatchObject({
        body,
        status: 400,
        answered: { statusCode: 400, code: 'VALIDATION_FAILED' },
      });
    }
  });

  it('is refused by a call without parameters', async () => {
    for (const body of [[], '"text"', '7', 'null', 'true', { userId: 1 }]) {
      const answer = await owner.call('POST', '/api/subscription/cancel', body);
      expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    }
    for (const body of [undefined, {}]) {
      const answer = await owner.call('POST', '/api/auth/resend-verification', body);
      expect(answer.status).toBe(202);
    }
  });

  it.each(['', ' ', '\n\t\u00a0 ', '\u2003\u3000'])(
    'content %j is not accepted as a question',
    async (content) => {
      expect(brief(await owner.send(content))).toEqual(invalid('content'));
    },
  );

  it.each(['limit=0', 'limit=201', 'limit=-1', 'limit=abc', 'limit=1.5', 'limit=1&limit=2'])(
    'of a history page, %s, is refused',
    async (query) => {
      const path = `/api/chat-sessions/${owner.sessionId}/messages?${query}`;
      expect(brief(await owner.call('GET', path))).toEqual(invalid('limit'));
    },
  );
});

describe('a call without a body', () => {
  const fieldsOf = async (method: string, path: string, who = owner): Promise<unknown> =>
    (await who.call<{ fields?: object }>(method, path)).body.fields;

  it('is told what is required', async () => {
    expect(await fieldsOf('POST', '/api/auth/login', new Owner(api.url))).toEqual({
      email: 'Required',
      password: 'Required',
    });
    expect(await fieldsOf('PATCH', '/api/user/profile')).toEqual({ body: 'Required' });
  });

  it('is told about missing nested fields, too', async () => {
    const body = { endpoint: 'https://push.example.org/1', keys: {} };
    const answer = await owner.call('POST', '/api/push-subscriptions', body);
    expect(answer.body).toMatchObject({
      fields: { 'keys.p256dh': 'Required', 'keys.auth': 'Required' },
    });
  });
});

describe('a visitor', () => {
  it.each(['profile change', 'new pet', 'pet change', 'question'])(
    'is asked to sign in before the %s is validated',
    async (name) => {
      for (const body of [CALLS[name]?.valid, { name: 7 }, []]) {
        const answer = await send(name, body, new Owner(api.url));
        expect(brief(answer)).toEqual(refusal(401, 'UNAUTHENTICATED'));
      }
    },
  );

  it.each(['/api/user/profile', '/api/pets'])('cannot read %s', async (path) => {
    const answer = await new Owner(api.url).call('GET', path);
    expect(brief(answer)).toEqual(refusal(401, 'UNAUTHENTICATED'));
  });
});

describe('after all of it', () => {
  it("the owner's data is unchanged and nothing was an unexpected error", async () => {
    expect(await everything()).toEqual(before);
    expect(api.unforeseen).toEqual([]);
  });
});
