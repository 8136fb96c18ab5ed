import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Answer, newAddress, Owner, PASSWORD } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { expectTooMany } from './harness/refusal.js';
import { World } from './harness/world.js';
import { eventually } from './harness/until.js';
import { anotherSession, verifyFactor, vetOnDuty } from './harness/vet.js';
import { visit } from './harness/visit.js';

let world: World;
let direct: Process;
let proxied: Process;

beforeAll(async () => {
  world = await World.create({ RATE_LIMIT_FACTOR: '1' });
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'hidden' };
  [direct, proxied] = await Promise.all([
    world.api(undefined, { TRUST_PROXY: '0' }),
    world.api(undefined, { TRUST_PROXY: '1', ...google }),
  ]);
});

afterAll(() => world.close());

const post = (api: Process, path: string, body: object, address: string): Promise<Answer> =>
  new Owner(api.url).call('POST', `/api/auth/${path}`, body, { 'x-forwarded-for': address });

const login = (email: string, password: string, address = '198.51.100.1', api = proxied) =>
  post(api, 'login', { email, password }, address);

let addresses = 100;

/** An address whose limit no earlier attempt has used up. */
const nextAddress = (): string => `203.0.113.${(addresses += 1)}`;

function register(address: string): Promise<Answer> {
  const account = { email: newAddress(), username: randomUUID() };
  return post(proxied, 'register', { ...account, password: PASSWORD }, address);
}

/** Four at a time: on a busy machine, more password hashes at once exceed a call's time limit. */
async function repeat(count: number, call: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (answers.length < count) {
    answers.push(...(await Promise.all([1, 2, 3, 4].map(call))));
  }
  return answers;
}

describe('guessing a password', () => {
  it('is blocked after five attempts, even with the right one, but only for that address', async () => {
    const { email } = await world.owner(direct);
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect((await login(email, `wrong-guess-${attempt}`)).status).toBe(401);
    }
    expectTooMany(await login(email, 'wrong-guess-6'), 900);
    expectTooMany(await login(email, PASSWORD), 900);
    expectTooMany(await login(` ${email.toUpperCase()}`, PASSWORD), 900);
    expect((await login(email, PASSWORD, '198.51.100.2')).status).toBe(200);
  });

  it('is not made possible by twenty simultaneous attempts', async () => {
    const { email } = await world.owner(direct);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => login(email, `wrong-guess-${index}`, '203.0.113.9')),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
    expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true);
  });

  it('is not made possible by a forged client address', async () => {
    const { email } = await world.owner(direct);
    const statuses: number[] = [];
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      const answer = await login(email, 'wrong-guess-7', `192.0.2.${attempt}`, direct);
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('is limited in the same way for an unknown e-mail', async () => {
    const statuses: number[] = [];
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      statuses.push((await login('nobody@example.org', 'wrong-guess-7')).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

describe("guessing a signed-in user's password", () => {
  const guesses: [string, string, object][] = [
    ['POST', '/api/auth/change-password', { currentPassword: 'wrong-guess-7', password: PASSWORD }],
    ['PATCH', '/api/user/profile', { email: 'new@example.org', password: 'wrong-guess-7' }],
    ['DELETE', '/api/user', { confirm: 'DELETE', password: 'wrong-guess-7' }],
    ['DELETE', '/api/user/sign-in-ways/google', { password: 'wrong-guess-7' }],
  ];

  it('is blocked after five attempts, across all calls and addresses', async () => {
    const owner = await world.owner(proxied);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const [method, path, body] = guesses[attempt % guesses.length] ?? ['', '', {}];
      const from = { 'x-forwarded-for': `198.51.100.${String(100 + attempt)}` };
      statuses.push((await owner.call(method, path, body, from)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    const right = { currentPassword: PASSWORD, password: 'badgers-under-the-hill' };
    expectTooMany(await owner.call('POST', '/api/auth/change-password', right), 900);
  });
});

describe("a vet's wrong code", () => {
  it('may be entered five times across all sessions before attempts are blocked', async () => {
    const { owner, authenticator } = await vetOnDuty(world, direct);
    const one = await anotherSession(owner, direct);
    const other = await anotherSession(owner, direct);
    const wrong = authenticator.wrong();
    const statuses: number[] = [];
    for (const session of [one, other, one, other, one, other]) {
      statuses.push((await verifyFactor(session, wrong)).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await verifyFactor(one, authenticator.next())).status).toBe(429);
  });
});

describe('a mailbox', () => {
  const mailsTo = async (reader: string): Promise<string[]> => {
    const { rows } = await world.database.query<{ template: string }>(
      `SELECT template FROM mails WHERE "to" = $1 ORDER BY id`,
      [reader],
    );
    return rows.map(({ template }) => template);
  };

  it('gets three links an hour, however many accounts request them', async () => {
    const email = newAddress();
    const owners = await Promise.all(Array.from({ length: 5 }, () => world.owner(direct)));
    const answers = await Promise.all(
      owners.map((owner) => owner.call('PATCH', '/api/user/profile', { email })),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(2);
    expectTooMany(refused[0], 3600);
    expect(await mailsTo(email)).toHaveLength(3);
  });

  it('gets three links an hour of all kinds, without revealing whether an account exists', async () => {
    const owner = await world.owner(direct);
    for (const email of [owner.email, newAddress()]) {
      for (let attempt = 1; attempt <= 4; attempt += 1) {
        expect((await post(direct, 'forgot-password', { email }, '')).status).toBe(202);
      }
    }
    expectTooMany(await owner.call('POST', '/api/auth/resend-verification'), 3600);
    await eventually(async () => {
      expect(await mailsTo(owner.email)).toEqual([
        'verify-email',
        'reset-password',
        'reset-password',
      ]);
    });
  });

  it('gets notifications of only three of five changes in an hour', async () => {
    const owner = await world.owner(direct);
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const [currentPassword, password] =
        attempt % 2 ? [PASSWORD, `${PASSWORD}-b`] : [`${PASSWORD}-b`, PASSWORD];
      const body = { currentPassword, password };
      expect((await owner.call('POST', '/api/auth/change-password', body)).status).toBe(200);
    }
    const told = (await mailsTo(owner.email)).filter((name) => name === 'password-changed');
    expect(told).toHaveLength(3);
  });
});

describe('an IPv6 network', () => {
  it('counts as one guesser, whatever the address; its neighbour is not blocked', async () => {
    const { email } = await world.owner(direct);
    for (let guess = 1; guess <= 5; guess += 1) {
      expect((await login(email, 'wrong-guess-7', `2001:db8:1:2::${guess}`)).status).toBe(401);
    }
    expectTooMany(await login(email, PASSWORD, '2001:DB8:1:2:ffff:ffff:ffff:ffff'), 900);
    expect((await login(email, PASSWORD, '2001:db8:1:3::1')).status).toBe(200);
  });

  it('is not assumed for IPv4 addresses written as IPv6', async () => {
    const { email } = await world.owner(direct);
    for (let guess = 1; guess <= 5; guess += 1) {
      const address = guess % 2 === 0 ? '192.0.2.77' : '::ffff:192.0.2.77';
      expect((await login(email, 'wrong-guess-7', address)).status).toBe(401);
    }
    expectTooMany(await login(email, PASSWORD, '192.0.2.77'), 900);
    expect((await login(email, PASSWORD, '::ffff:192.0.2.78')).status).toBe(200);
  });
});

describe('a client address', () => {
  it('may make 30 registrations an hour, not 31, without affecting others', async () => {
    const address = nextAddress();
    const answers = await repeat(32, () => register(address));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(2);
    expectTooMany(refused[0], 3600);
    expect((await register(nextAddress())).status).toBe(201);
  });

  it('may make 50 logins an hour, not 51', async () => {
    const { email } = await world.owner(direct);
    const address = nextAddress();
    const answers = await repeat(52, () => login(email, PASSWORD, address));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(2);
    expectTooMany(refused[0], 3600);
  });

  it('may trigger 50 mails an hour, not 51, with the same response either way', async () => {
    const owners = await Promise.all([1, 2].map(() => world.owner(direct)));
    const address = nextAddress();
    const ask = (email: string) => post(proxied, 'forgot-password', { email }, address);
    const nobody = Array.from({ length: 49 }, (_, index) => `nobody-${index}@example.org`);
    const emails = owners.map(({ email }) => email);
    for (const email of [...nobody, ...emails]) expect((await ask(email)).status).toBe(202);
    const links = async () => {
      const query = `SELECT "to" FROM mails WHERE "to" = ANY ($1) AND template = 'reset-password'`;
      const { rows } = await world.database.query<{ to: string }>(query, [emails]);
      return rows.map(({ to }) => to);
    };
    await eventually(async () => expect(await links()).toEqual([emails[0]]));
    expect((await login(emails[1] ?? '', PASSWORD, address)).status).toBe(200);
  });

  it('may start 50 provider sign-ins an hour, not 51; the sign-in window reports the failure', async () => {
    const begin = (mode: string, address = '203.0.113.70') =>
      visit(`${proxied.url}/api/auth/google?mode=${mode}`, {
        headers: { 'x-forwarded-for': address },
      });
    const answers = await Promise.all(Array.from({ length: 51 }, () => begin('popup')));
    const refused = answers.filter(({ status }) => status !== 302);
    expect(refused.map(({ status }) => status)).toEqual([429]);
    const seconds = Number(refused[0]?.headers.get('retry-after'));
    expect(seconds > 0 && seconds <= 3600).toBe(true);
    expect(refused[0]?.text).toContain('failed');
    expect((await begin('redirect')).headers.get('location')).toBe('/?social=google%3Afailed');
    expect((await login('somebody@example.org', 'wrong-guess-7', '203.0.113.70')).status).toBe(401);
    expect((await begin('redirect', '203.0.113.71')).status).toBe(302);
  });
});
