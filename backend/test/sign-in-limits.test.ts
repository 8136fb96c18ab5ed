import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Owner, PASSWORD, type Answer } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { brief, refusal } from './harness/refusal.js';
import { World } from './harness/world.js';

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

function register(address: string): Promise<Answer> {
  const account = { email: `${randomUUID()}@example.org`, username: randomUUID() };
  return post(proxied, 'register', { ...account, password: PASSWORD }, address);
}

function expectTooMany(answer: Answer | undefined, withinSeconds: number): void {
  expect(answer && brief(answer)).toEqual(refusal(429, 'TOO_MANY_REQUESTS'));
  const seconds = Number(answer?.headers.get('retry-after'));
  expect(Number.isInteger(seconds) && seconds > 0 && seconds <= withinSeconds).toBe(true);
}

describe('guessing a password', () => {
  it('ends after five wrong ones; then even the right one is refused here, not elsewhere', async () => {
    const { email } = await world.owner(direct);
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect((await login(email, `wrong-guess-${attempt}`)).status).toBe(401);
    }
    expectTooMany(await login(email, 'wrong-guess-6'), 900);
    expectTooMany(await login(email, PASSWORD), 900);
    expectTooMany(await login(` ${email.toUpperCase()}`, PASSWORD), 900);
    expect((await login(email, PASSWORD, '198.51.100.2')).status).toBe(200);
  });

  it('is not gone round by twenty guesses at once', async () => {
    const { email } = await world.owner(direct);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => login(email, `wrong-guess-${index}`, '203.0.113.9')),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
    expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true);
  });

  it('is not gone round by an address one names oneself', async () => {
    const { email } = await world.owner(direct);
    const statuses: number[] = [];
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      const answer = await login(email, 'wrong-guess-7', `192.0.2.${attempt}`, direct);
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('is limited for an unknown e-mail in the same way', async () => {
    const statuses: number[] = [];
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      statuses.push((await login('nobody@example.org', 'wrong-guess-7')).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

describe('one address', () => {
  it('makes 30 registrations an hour, not 31, and others are not held up', async () => {
    const answers = await Promise.all(Array.from({ length: 31 }, () => register('203.0.113.30')));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(1);
    expectTooMany(refused[0], 3600);
    expect((await register('203.0.113.31')).status).toBe(201);
  });

  it('makes 50 logins an hour, not 51', async () => {
    const { email } = await world.owner(direct);
    const answers = await Promise.all(
      Array.from({ length: 51 }, () => login(email, PASSWORD, '203.0.113.50')),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(1);
    expectTooMany(refused[0], 3600);
  });

  it('goes to a provider 50 times an hour, not 51, and the window it opened is told', async () => {
    const begin = (mode: string, address = '203.0.113.70') =>
      fetch(`${proxied.url}/api/auth/google?mode=${mode}`, {
        redirect: 'manual',
        headers: { 'x-forwarded-for': address },
      });
    const answers = await Promise.all(Array.from({ length: 51 }, () => begin('popup')));
    const refused = answers.filter(({ status }) => status !== 302);
    expect(refused.map(({ status }) => status)).toEqual([429]);
    const seconds = Number(refused[0]?.headers.get('retry-after'));
    expect(seconds > 0 && seconds <= 3600).toBe(true);
    expect(await refused[0]?.text()).toContain('failed');
    const page = await begin('redirect');
    expect(page.headers.get('location')).toBe('/?social=google%3Afailed');
    expect((await login('nobody@example.org', 'wrong-guess-7', '203.0.113.70')).status).toBe(429);
    expect((await begin('redirect', '203.0.113.71')).status).toBe(302);
  });
});
