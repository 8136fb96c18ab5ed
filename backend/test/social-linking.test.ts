import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PROVIDERS } from '../src/contract/config.js';
import { PASSWORD, signIn } from './harness/owner.js';
import { SocialWorld } from './harness/social-world.js';
import { eventually, until } from './harness/until.js';
import type { Visitor } from './harness/visitor.js';

let social: SocialWorld;

beforeAll(async () => {
  social = await SocialWorld.shared();
});

afterAll(() => social.close());

const OUTSIDE = { authenticated: false };

const idOf = async (visitor: Visitor): Promise<number | undefined> => {
  const session = await visitor.session();
  return session.authenticated ? session.user.id : undefined;
};

const templatesTo = async (email: string): Promise<string[]> =>
  (await social.mails(email)).map(({ template }) => template);

/** What was logged about an account since its creation. */
const auditOf = (userId: number) =>
  social
    .audit()
    .filter((line) => line['userId'] === userId)
    .map(({ provider, purpose, outcome }) => ({ provider, purpose, outcome }));

describe('an address that both sides have confirmed', () => {
  it('links the Google user to the account, and notifies its owner by mail', async () => {
    const person = social.person();
    const owner = await social.registered(person.email, true);
    const visitor = social.visitor();
    expect(await visitor.enter('google')).toBe('signed-in');
    expect(await idOf(visitor)).toBe(owner.id);
    expect(await owner.session()).toEqual(await visitor.session());
    expect(await signIn(social.api.url, person.email)).toBe(200);
    const mail = (await social.mails(person.email)).at(-1);
    expect(mail).toMatchObject({ template: 'provider-connected', data: { provider: 'Google' } });
    await eventually(() =>
      expect(auditOf(owner.id)).toEqual([
        { provider: 'google', purpose: 'sign-in', outcome: 'linked' },
      ]),
    );
  });

  it('notifies the owner once, however many sign-ins follow', async () => {
    const { email } = social.person();
    await social.registered(email, true);
    for (let times = 0; times < 3; times += 1) await social.visitor().enter('google');
    const mails = (await templatesTo(email)).filter((name) => name === 'provider-connected');
    expect(mails).toHaveLength(1);
  });

  it('does not link a second Google user, because addresses are reused', async () => {
    const { email } = social.person();
    const owner = await social.registered(email, true);
    await social.visitor().enter('google');
    const before = await social.account(owner);
    social.person({ email });
    const other = social.visitor();
    expect(await other.enter('google')).toBe('account-exists');
    expect(await other.session()).toEqual(OUTSIDE);
    expect(await social.account(owner)).toEqual(before);
  });
});

describe.each([
  ['google', false, false],
  ['google', false, true],
  ['facebook', true, false],
  ['facebook', true, true],
] as const)('a taken address from %s (vouched for: %s; here: %s)', (provider, theirs, ours) => {
  it('signs nobody in and changes nothing', async () => {
    const { email } = social.person({ emailVerified: theirs });
    const owner = await social.registered(email, ours);
    const before = await social.account(owner);
    const mails = await social.mails(email);
    const visitor = social.visitor();
    const page = await visitor.popup(provider);
    expect(page.report?.result).toEqual({ status: 'failed', code: 'account-exists' });
    expect(await visitor.session()).toEqual(OUTSIDE);
    expect(await social.account(owner)).toEqual(before);
    expect(await social.mails(email)).toEqual(mails);
    expect(await owner.session()).toMatchObject({ authenticated: true });
    await eventually(() =>
      expect(auditOf(owner.id)).toEqual([
        { provider, purpose: 'sign-in', outcome: 'account-exists' },
      ]),
    );
  });
});

describe('the true owner of an address that somebody else has registered', () => {
  /** An account with everything by which its first user could come back. */
  async function squatted() {
    const owner = social.person();
    const first = await social.registered(owner.email);
    social.person();
    expect(await first.enter('facebook', { purpose: 'connect' })).toBe('connected');
    await first.call('POST', '/api/auth/forgot-password', { email: owner.email });
    await first.call('PATCH', '/api/user/profile', { email: `x${owner.email}` });
    const keys = {
      verify: await social.mailedKey(owner.email, 'verify-email'),
      reset: await social.mailedKey(owner.email, 'reset-password'),
      change: await social.mailedKey(`x${owner.email}`, 'change-email'),
    };
    const attackerAtFacebook = social.providers.person;
    social.providers.person = owner;
    return { owner, first, keys, attackerAtFacebook };
  }

  it('gets the account, and the first user keeps no way back in', async () => {
    const { owner, first, keys, attackerAtFacebook } = await squatted();
    const visitor = social.visitor();
    expect(await visitor.enter('google')).toBe('signed-in');
    expect(await idOf(visitor)).toBe(first.id);
    expect(await visitor.profile()).toMatchObject({
      email: owner.email,
      emailVerified: true,
      pendingEmail: null,
    });
    expect(await visitor.ways()).toEqual({
      password: false,
      providers: [{ provider: 'google', email: owner.email }],
    });

    expect(await first.session()).toEqual(OUTSIDE);
    expect(await signIn(social.api.url, owner.email)).toBe(401);
    const verify = (token: string) => first.call('POST', '/api/auth/verify-email', { token });
    for (const key of [keys.verify, keys.change]) expect((await verify(key)).status).toBe(400);
    const reset = { token: keys.reset, password: 'badgers-at-noon-9' };
    expect((await first.call('POST', '/api/auth/reset-password', reset)).status).toBe(400);

    social.providers.person = attackerAtFacebook;
    const attacker = social.visitor();
    expect(await attacker.enter('facebook')).toBe('registered');
    expect(await idOf(attacker)).not.toBe(first.id);

    expect(await templatesTo(owner.email)).toContain('provider-connected');
    await eventually(() =>
      expect(auditOf(first.id).at(-1)).toEqual({
        provider: 'google',
        purpose: 'sign-in',
        outcome: 'handed-over',
      }),
    );
  });

  it('leaves the first user without an open tab', async () => {
    const owner = social.person();
    const first = await social.registered(owner.email);
    const device = social.visitor();
    await device.call('POST', '/api/auth/login', { email: owner.email, password: PASSWORD });
    const tabs = await Promise.all([first.tab(), device.tab()]);
    await social.visitor().enter('google');
    for (const tab of tabs) {
      await until('the tab is closed', () => !tab.socket.connected, 5000);
      expect(tab.count('signed-out')).toBe(1);
    }
    for (const gone of [first, device]) expect(await gone.session()).toEqual(OUTSIDE);
  });

  it('is known to the client by their own Google id from then on', async () => {
    const { first, owner } = await squatted();
    await social.visitor().enter('google');
    const query = `SELECT "firebaseUid" FROM users WHERE id = $1`;
    expect(await social.rows(query, first.id)).toEqual([
      { firebaseUid: `google:${owner.subject}` },
    ]);
  });
});

describe('the log', () => {
  it.each(PROVIDERS)('does not name anybody who signs in through %s', async (provider) => {
    const { email, name, subject } = social.person({ emailVerified: false });
    await social.visitor().enter(provider);
    await social.registered(`x${email}`);
    social.person({ email: `x${email}`, emailVerified: false });
    await social.visitor().enter(provider);
    const outcomes = () => social.audit().map(({ outcome }) => outcome);
    await eventually(() => expect(outcomes().slice(-2)).toEqual(['registered', 'account-exists']));
    for (const own of [email, name, subject]) expect(social.api.output).not.toContain(own);
  });
});
