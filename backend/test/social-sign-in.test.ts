import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { PROVIDERS, type ClientConfig } from '../src/contract/config.js';
import { SocialWorld } from './harness/social-world.js';
import { NONCE } from './harness/visitor.js';

let social: SocialWorld;

beforeAll(async () => {
  social = await SocialWorld.shared();
});

afterEach(() => {
  Object.assign(social.providers, { failing: undefined, failingCall: undefined });
});

afterAll(() => social.close());

const OUTSIDE = { authenticated: false };

describe.each(PROVIDERS)('a new user from %s', (provider) => {
  it("gets an account, and the window's opener is notified", async () => {
    const person = social.person();
    const visitor = social.visitor();
    const page = await visitor.popup(provider);
    const uid = `${provider}:${person.subject}`;
    expect(page.status).toBe(200);
    expect(page.report).toEqual({
      type: 'zampa:social',
      provider,
      nonce: NONCE,
      result: { status: 'registered', uid },
    });
    expect(await visitor.session()).toMatchObject({
      authenticated: true,
      user: { email: person.email, username: person.name, subscriptionStatus: 'free' },
    });
    expect(await visitor.ways()).toEqual({
      password: false,
      providers: [{ provider, email: person.email }],
    });
  });

  it('without a separate window returns to the page they came from', async () => {
    const { subject } = social.person();
    const visitor = social.visitor();
    const asked = await visitor.begin(provider, {
      mode: 'redirect',
      returnTo: '/checkout?plan=pro#card',
    });
    const page = await visitor.comeBack(visitor.consent(provider, asked));
    const told = `${provider}:registered:${provider}:${subject}`;
    const query = `plan=pro&social=${encodeURIComponent(told)}`;
    expect(page).toMatchObject({ status: 303, location: `/checkout?${query}#card`, social: told });
    expect(await visitor.session()).toMatchObject({ authenticated: true });
  });

  it('is the same user the next time, whatever name and address the provider gives then', async () => {
    const person = social.person();
    const [first, second] = [social.visitor(), social.visitor()];
    await first.enter(provider);
    social.person({ subject: person.subject });
    expect(await second.enter(provider)).toBe('signed-in');
    expect(await second.session()).toEqual(await first.session());
    expect((await second.profile()).email).toBe(person.email);
  });

  it('gets one account from two windows at once', async () => {
    const person = social.person();
    const visitors = Array.from({ length: 6 }, () => social.visitor());
    const ends = await Promise.all(visitors.map((visitor) => visitor.enter(provider)));
    expect(ends.filter((end) => end === 'registered')).toHaveLength(1);
    expect(ends.filter((end) => end === 'signed-in')).toHaveLength(5);
    const sessions = await Promise.all(visitors.map((visitor) => visitor.session()));
    expect(new Set(sessions.map((session) => JSON.stringify(session))).size).toBe(1);
    const query = `SELECT id FROM users WHERE email = $1`;
    expect(await social.rows(query, person.email)).toHaveLength(1);
  });

  it.each([undefined, 'not an address'])(
    'whose address is %s gets an account without an address',
    async (email) => {
      social.person({ email: email as string });
      const visitor = social.visitor();
      expect(await visitor.enter(provider)).toBe('registered');
      expect(await visitor.profile()).toMatchObject({ email: null, emailVerified: false });
    },
  );

  it('whose name is taken gets a similar one', async () => {
    const { name } = social.person();
    const [first, second] = [social.visitor(), social.visitor()];
    await first.enter(provider);
    social.person({ name });
    expect(await second.enter(provider)).toBe('registered');
    expect((await second.profile()).username).toMatch(new RegExp(`^${name} \\d{4}$`));
  });

  it('is asked only for name and address, with fresh state and challenge per attempt', async () => {
    const visits = await Promise.all([1, 2].map(() => social.visitor().begin(provider)));
    const asked = visits.map(({ searchParams }) => Object.fromEntries(searchParams));
    expect(asked[0]).toMatchObject({
      response_type: 'code',
      redirect_uri: `http://localhost:${social.api.port}/api/auth/${provider}/callback`,
      code_challenge_method: 'S256',
      scope: provider === 'google' ? 'openid profile email' : 'public_profile,email',
    });
    for (const own of ['state', 'code_challenge']) {
      expect(new Set(asked.map((query) => query[own])).size).toBe(2);
      expect(asked.every((query) => /^[\w-]{32,}$/.test(query[own] ?? ''))).toBe(true);
    }
  });
});

describe('an address', () => {
  it('counts as confirmed where Google says so', async () => {
    social.person();
    const visitor = social.visitor();
    await visitor.enter('google');
    expect(await visitor.profile()).toMatchObject({ emailVerified: true });
  });

  it.each([
    ['google', false],
    ['facebook', true],
  ] as const)('has to be confirmed where %s does not', async (provider, emailVerified) => {
    const { email } = social.person({ emailVerified });
    const visitor = social.visitor();
    await visitor.enter(provider);
    expect(await visitor.profile()).toMatchObject({ email, emailVerified: false });
    const token = await social.mailedKey(email, 'verify-email');
    await visitor.call('POST', '/api/auth/verify-email', { token });
    expect(await visitor.profile()).toMatchObject({ email, emailVerified: true });
  });
});

describe.each(PROVIDERS)('a failed sign-in through %s', (provider) => {
  it('is reported as denied when the user does not consent', async () => {
    const visitor = social.visitor();
    const asked = await visitor.begin(provider, { mode: 'popup', nonce: NONCE });
    const { pathname, search } = new URL(social.providers.denial(asked.searchParams));
    const page = await visitor.comeBack(pathname + search);
    const result = { status: 'failed', code: 'denied' };
    expect(page.report).toMatchObject({ provider, nonce: NONCE, result });
    expect(await visitor.session()).toEqual(OUTSIDE);
  });

  it.each(['token', 'profile'] as const)(
    'is reported as failed when the %s call fails, and works again when that does',
    async (failingCall) => {
      social.person();
      const visitor = social.visitor();
      Object.assign(social.providers, { failing: 500, failingCall });
      expect(await visitor.enter(provider)).toBe('failed');
      expect(await visitor.session()).toEqual(OUTSIDE);
      social.providers.failing = undefined;
      expect(await visitor.enter(provider)).toBe('registered');
    },
  );

  it('creates no account for a user without an id', async () => {
    const known = social.visitor();
    social.person();
    await known.enter(provider);
    for (const subject of ['', undefined]) {
      social.person({ subject: subject as string });
      const visitor = social.visitor();
      expect(await visitor.enter(provider)).toBe('failed');
      expect(await visitor.session()).toEqual(OUTSIDE);
    }
  });

  it('does not start over when the callback has no code', async () => {
    const visitor = social.visitor();
    const asked = await visitor.begin(provider, { mode: 'popup', nonce: NONCE });
    const state = asked.searchParams.get('state') ?? '';
    for (const code of ['', '&code=', '&code=a&code=b', '&error=server_error']) {
      const again = code === '' ? asked : await visitor.begin(provider, { mode: 'popup' });
      const own = code === '' ? state : (again.searchParams.get('state') ?? '');
      const page = await visitor.comeBack(`/api/auth/${provider}/callback?state=${own}${code}`);
      expect(page.report?.result).toEqual({ status: 'failed', code: 'failed' });
    }
  });
});

describe('a provider', () => {
  it('is offered only when it has both an id and a secret', async () => {
    const { body } = await social.visitor().call<ClientConfig>('GET', '/api/config');
    expect(body.providers).toEqual(['google', 'facebook']);
  });
});
