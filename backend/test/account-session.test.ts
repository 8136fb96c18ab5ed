import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SessionReply } from '../src/contract/accounts.js';
import { devicesOf, signOutDevice } from './harness/devices.js';
import { newAddress, Owner, PASSWORD } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { brief, refusal } from './harness/refusal.js';
import { World } from './harness/world.js';

let world: World;
let api: Process;

beforeAll(async () => {
  ({ world, api } = await World.shared());
});

afterAll(() => world.close());

const newAccount = () => ({
  email: newAddress(),
  username: `owner ${randomUUID().slice(0, 8)}`,
  password: PASSWORD,
});

const login = (email: string, password = PASSWORD) =>
  new Owner(api.url).call('POST', '/api/auth/login', { email, password });

async function sessionOf(cookie: string): Promise<SessionReply> {
  const visitor = Object.assign(new Owner(api.url), { cookie });
  return (await visitor.call<SessionReply>('GET', '/api/auth/session')).body;
}

describe('a session', () => {
  it('has exactly the fields of the specification and nothing about the password', async () => {
    const owner = new Owner(api.url);
    const user = await owner.register();
    const expected = {
      id: owner.id,
      email: owner.email,
      username: owner.username,
      photoURL: null,
      subscriptionStatus: 'free',
      dailyQuestionCount: 0,
    };
    expect(Number.isInteger(user.id) && user.id > 0).toBe(true);
    expect(user).toEqual(expected);
    expect(await sessionOf(owner.cookie)).toEqual({ authenticated: true, user: expected });
    expect((await login(owner.email)).body).toEqual({ user: expected });
    expect(await sessionOf('')).toEqual({ authenticated: false });
  });

  it.each(['register', 'login'])('of %s replaces a cookie chosen by the visitor', async (call) => {
    const { email } = await world.owner(api);
    const chosen = `zampa.sid=s%3A${'x'.repeat(32)}.${'y'.repeat(43)}`;
    const owner = Object.assign(new Owner(api.url), { cookie: chosen });
    const body = call === 'login' ? { email, password: PASSWORD } : newAccount();
    expect((await owner.call('POST', `/api/auth/${call}`, body)).status).toBeLessThan(300);
    expect(owner.cookie).not.toContain('x'.repeat(32));
    expect(await sessionOf(owner.cookie)).toMatchObject({ authenticated: true });
    expect(await sessionOf(chosen)).toEqual({ authenticated: false });
  });

  it('gets a new id on the next sign-in, and the old id stops working', async () => {
    const owner = await world.owner(api);
    const before = owner.cookie;
    await owner.call('POST', '/api/auth/login', { email: owner.email, password: PASSWORD });
    expect(owner.cookie).not.toBe(before);
    expect(await sessionOf(owner.cookie)).toMatchObject({ authenticated: true });
    expect(await sessionOf(before)).toEqual({ authenticated: false });
  });

  it('is over for a stolen cookie after logout; logging out twice is fine', async () => {
    const owner = await world.owner(api);
    const stolen = owner.cookie;
    for (let times = 0; times < 2; times += 1) {
      const answer = await owner.call('POST', '/api/auth/logout');
      expect(brief(answer)).toEqual({ status: 200, body: { success: true } });
    }
    expect(await sessionOf(stolen)).toEqual({ authenticated: false });
    const thief = Object.assign(new Owner(api.url), { cookie: stolen });
    expect(brief(await thief.call('GET', '/api/pets'))).toEqual(refusal(401, 'UNAUTHENTICATED'));
  });

  it('is refused for a wrong login; neither text nor time reveals whether the account exists', async () => {
    const { email } = await world.owner(api);
    const times: Record<string, number[]> = { known: [], unknown: [] };
    const bodies = new Set<string>();
    for (let round = 0; round < 7; round += 1) {
      for (const who of ['known', 'unknown']) {
        const begun = performance.now();
        const answer = await login(who === 'known' ? email : newAccount().email, 'wrong-guess-7');
        times[who]?.push(performance.now() - begun);
        expect(brief(answer)).toEqual(
          refusal(401, 'INVALID_CREDENTIALS', { error: 'Invalid credentials' }),
        );
        expect(answer.headers.getSetCookie()).toEqual([]);
        bodies.add(JSON.stringify(answer.body));
      }
    }
    expect(bodies.size).toBe(1);
    const [known, unknown] = [median(times.known), median(times.unknown)];
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(2.5);
  });
});

const median = (values: number[] = []): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

describe("an owner's devices", () => {
  it('cannot be seen or signed out by somebody else', async () => {
    const [owner, stranger] = [await world.owner(api), await world.owner(api)];
    const [device] = await devicesOf(owner);
    expect(brief(await signOutDevice(stranger, device?.id ?? ''))).toEqual(
      refusal(404, 'NOT_FOUND'),
    );
    expect(await devicesOf(stranger)).toHaveLength(1);
    expect(await devicesOf(owner)).toHaveLength(1);
    const visitor = new Owner(api.url);
    expect(brief(await visitor.call('GET', '/api/user/sessions'))).toEqual(
      refusal(401, 'UNAUTHENTICATED'),
    );
  });
});
