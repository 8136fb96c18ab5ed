import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Owner, PASSWORD } from './harness/owner.js';
import { SocialWorld } from './harness/social-world.js';
import { until } from './harness/until.js';
import type { Visitor } from './harness/visitor.js';
import type { Person } from './stand-ins/identity-providers.js';

/**
 * Somebody creates an account before its true owner, who then signs in through Google, Facebook or
 * a mailed link. The variants are those of "Pre-hijacked accounts" (Sudhodanan and Paverd, 2022).
 */
let social: SocialWorld;

beforeAll(async () => {
  social = await SocialWorld.shared();
});

afterAll(() => social.close());

const OUTSIDE = { authenticated: false };
const NEW_PASSWORD = 'badgers-at-noon-9';

type Victim = Person & { email: string };

const byGoogle = async (victim: Victim): Promise<Visitor> => {
  social.providers.person = victim;
  const visitor = social.visitor();
  expect(await visitor.enter('google')).toBe('signed-in');
  return visitor;
};

const byMail = async ({ email }: Victim): Promise<Visitor> => {
  const visitor = social.visitor();
  await visitor.call('POST', '/api/auth/forgot-password', { email });
  const token = await social.mailedKey(email, 'reset-password');
  const body = { token, password: NEW_PASSWORD };
  expect((await visitor.call('POST', '/api/auth/reset-password', body)).status).toBe(200);
  await visitor.call('POST', '/api/auth/login', { email, password: NEW_PASSWORD });
  return visitor;
};

const login = async (email: string): Promise<number> => {
  const credentials = { email, password: PASSWORD };
  return (await new Owner(social.api.url).call('POST', '/api/auth/login', credentials)).status;
};

/** The address of the account that the visitor is signed in to. */
const emailOf = async (visitor: Visitor): Promise<string | null | undefined> => {
  const session = await visitor.session();
  return session.authenticated ? session.user.email : undefined;
};

describe.each([
  ['Google', byGoogle],
  ['a mailed link', byMail],
] as const)('a true owner who signs in through %s', (_, come) => {
  it('takes over the account although somebody was signed in (unexpired session)', async () => {
    const victim = social.person();
    const attacker = await social.registered(victim.email);
    const tab = await attacker.tab();
    const owner = await come(victim);
    expect(await emailOf(owner)).toBe(victim.email);
    expect(await attacker.session()).toEqual(OUTSIDE);
    await until('the tab is closed', () => !tab.socket.connected, 5000);
    expect(await login(victim.email)).toBe(401);
  });

  it('takes over the account although somebody had connected Google (trojan identifier)', async () => {
    const victim = social.person();
    const attacker = await social.registered(victim.email);
    const attackersGoogle = social.person();
    expect(await attacker.enter('google', { purpose: 'connect' })).toBe('connected');
    const owner = await come(victim);
    expect((await owner.ways()).providers.map(({ email }) => email)).not.toContain(
      attackersGoogle.email,
    );
    social.providers.person = attackersGoogle;
    const again = social.visitor();
    await again.enter('google');
    expect(await emailOf(again)).toBe(attackersGoogle.email);
  });

  it('keeps the address although somebody was about to change it (unexpired change)', async () => {
    const victim = social.person();
    const attacker = await social.registered(victim.email);
    const own = `attacker-${victim.email}`;
    await attacker.call('PATCH', '/api/user/profile', { email: own });
    const token = await social.mailedKey(own, 'change-email');
    const owner = await come(victim);
    const answer = await attacker.call('POST', '/api/auth/verify-email', { token });
    expect(answer.status).toBe(400);
    expect(await owner.profile()).toMatchObject({ email: victim.email, pendingEmail: null });
  });

  it('takes over the account although a provider let somebody claim the address', async () => {
    const victim = social.person();
    const claim = social.person({ email: victim.email, emailVerified: false });
    const attacker = social.visitor();
    expect(await attacker.enter('facebook')).toBe('registered');
    const owner = await come(victim);
    expect(await emailOf(owner)).toBe(victim.email);
    expect(await attacker.session()).toEqual(OUTSIDE);
    social.providers.person = claim;
    const again = social.visitor();
    expect(await again.enter('facebook')).toBe('account-exists');
    expect(await again.session()).toEqual(OUTSIDE);
  });
});

it("a true owner who signs in through Facebook is not linked to somebody else's account", async () => {
  const victim = social.person();
  const attacker = await social.registered(victim.email);
  const visitor = social.visitor();
  expect(await visitor.enter('facebook')).toBe('account-exists');
  expect(await visitor.session()).toEqual(OUTSIDE);
  expect((await attacker.ways()).providers).toEqual([]);
});

it('a connection under way while the true owner signs in fails', async () => {
  const victim = social.person();
  const attacker = await social.registered(victim.email);
  const asked = await attacker.begin('facebook', { purpose: 'connect', mode: 'popup' });
  const back = attacker.consent('facebook', asked);
  const { cookie } = attacker;
  let release = (): void => undefined;
  social.providers.hold = new Promise<void>((resolve) => {
    release = resolve;
  });
  const before = social.providers.asked;
  const coming = attacker.comeBack(back);
  await until('the provider is asked', () => social.providers.asked > before);
  social.providers.hold = undefined;
  const owner = await byGoogle(victim);
  release();
  expect((await coming).report?.result).toEqual({ status: 'failed', code: 'expired' });
  expect((await owner.ways()).providers).toEqual([{ provider: 'google', email: victim.email }]);
  for (const held of [cookie, attacker.cookie]) {
    expect(await Object.assign(social.visitor(), { cookie: held }).session()).toEqual(OUTSIDE);
  }
});

it('a request under way when its session ends does not restore the session', async () => {
  const { email } = social.person();
  const attacker = await social.registered(email);
  const asked = await attacker.begin('google', { mode: 'popup' });
  let release = (): void => undefined;
  social.providers.hold = new Promise<void>((resolve) => {
    release = resolve;
  });
  social.providers.failing = 500;
  const before = social.providers.asked;
  const twin = Object.assign(social.visitor(), { cookie: attacker.cookie });
  const coming = twin.comeBack(attacker.consent('google', asked));
  await until('the provider is asked', () => social.providers.asked > before);
  await attacker.call('POST', '/api/auth/logout');
  release();
  expect((await coming).report?.result).toMatchObject({ code: 'failed' });
  Object.assign(social.providers, { failing: undefined, hold: undefined });
  expect(await twin.session()).toEqual(OUTSIDE);
});
