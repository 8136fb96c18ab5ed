import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PROVIDERS } from '../src/contract/config.js';
import { PASSWORD } from './harness/owner.js';
import { brief, refusal } from './harness/refusal.js';
import { SocialWorld } from './harness/social-world.js';
import { NONCE, type Visitor } from './harness/visitor.js';
import { eventually } from './harness/until.js';

let social: SocialWorld;

beforeAll(async () => {
  social = await SocialWorld.shared();
});

afterAll(() => social.close());

const CONNECT = { purpose: 'connect' };

/** The link by which an owner stops a change. */
const STOP = /\/secure-account#[\w-]{43}$/;

describe.each(PROVIDERS)('connecting %s', (provider) => {
  it('adds a way to sign in, and notifies the owner by mail', async () => {
    const { email } = social.person();
    const owner = await social.registered(`own-${email}`);
    const page = await owner.popup(provider, CONNECT);
    const uid = `${provider}:${social.providers.person.subject}`;
    expect(page.report?.result).toEqual({ status: 'connected', uid });
    expect(await owner.ways()).toEqual({ password: true, providers: [{ provider, email }] });
    expect((await owner.profile()).email).toBe(`own-${email}`);
    const visitor = social.visitor();
    expect(await visitor.enter(provider)).toBe('signed-in');
    expect(await visitor.session()).toMatchObject({ user: { id: owner.id } });
    const name = { google: 'Google', facebook: 'Facebook' }[provider];
    expect((await social.mails(owner.email)).at(-1)).toEqual({
      template: 'provider-connected',
      data: {
        name: owner.username,
        provider: name,
        url: expect.stringMatching(STOP) as unknown as string,
      },
    });
    const lines = () => social.audit().filter(({ userId }) => userId === owner.id);
    await eventually(() =>
      expect(lines().slice(0, 1)).toMatchObject([{ provider, outcome: 'connected' }]),
    );
  });

  it('shows its picture in every tab', async () => {
    const host = { google: 'lh3.googleusercontent.com', facebook: 'scontent.xx.fbcdn.net' }[
      provider
    ];
    const photo = `https://${host}/anna.png`;
    const { email } = social.person({ photo });
    const owner = await social.registered(`own-${email}`);
    const tab = await owner.tab();
    expect(await owner.enter(provider, CONNECT)).toBe('connected');
    expect((await owner.profile()).photoURL).toBe(photo);
    await eventually(() => expect(tab.count('profile-changed')).toBe(1));
    owner.closeTabs();
  });

  it('twice is fine, and is announced once', async () => {
    const { email } = social.person();
    const owner = await social.registered(`own-${email}`);
    for (let times = 0; times < 2; times += 1) {
      expect(await owner.enter(provider, CONNECT)).toBe('connected');
    }
    const mails = await social.mails(owner.email);
    expect(mails.filter(({ template }) => template === 'provider-connected')).toHaveLength(1);
  });

  it('refuses an identity of another account, and a second identity', async () => {
    const person = social.person();
    await social.visitor().enter(provider);
    const owner = await social.registered(`own-${person.email}`);
    expect(await owner.enter(provider, CONNECT)).toBe('identity-taken');
    expect((await owner.ways()).providers).toEqual([]);
    social.person();
    await owner.enter(provider, CONNECT);
    const before = await social.account(owner);
    social.person();
    expect(await owner.enter(provider, CONNECT)).toBe('identity-taken');
    expect(await social.account(owner)).toEqual(before);
  });

  it('requires a recent sign-in', async () => {
    const { email } = social.person();
    const owner = await social.registered(`own-${email}`);
    await social.editSession(owner, (session) => {
      session.signedInAt = Date.now() - 5 * 60_000;
    });
    for (const asking of [owner, social.visitor()]) {
      const popup = await asking.start(provider, { ...CONNECT, mode: 'popup', nonce: NONCE });
      const result = { status: 'failed', code: 'expired' };
      expect(popup).toMatchObject({ status: 403, report: { nonce: NONCE, result } });
      const page = await asking.start(provider, { ...CONNECT, returnTo: '/profile' });
      const location = `/profile?social=${provider}%3Aexpired`;
      expect(page).toMatchObject({ status: 303, location });
    }
    expect((await owner.ways()).providers).toEqual([]);
  });

  it('fails if somebody else began it', async () => {
    const { email } = social.person();
    const [owner, other] = [
      await social.registered(`a-${email}`),
      await social.registered(`b-${email}`),
    ];
    const asked = await owner.begin(provider, { ...CONNECT, mode: 'popup', nonce: NONCE });
    const page = await other.comeBack(owner.consent(provider, asked));
    expect(page.social).toBe(`${provider}:expired`);
    for (const one of [owner, other]) expect((await one.ways()).providers).toEqual([]);
  });

  it('fails if somebody else has signed in to the session since it began', async () => {
    const { email } = social.person();
    const owner = await social.registered(`a-${email}`);
    const other = await social.registered(`b-${email}`);
    const asked = await owner.begin(provider, { ...CONNECT, mode: 'popup', nonce: NONCE });
    await social.editSession(owner, (session) => {
      session.passport = { user: other.id };
    });
    const page = await owner.comeBack(owner.consent(provider, asked));
    expect(page.report?.result).toEqual({ status: 'failed', code: 'expired' });
    expect((await owner.ways()).providers).toEqual([]);
  });

  it('can be undone by disconnecting, which is logged', async () => {
    const { email } = social.person();
    const owner = await social.registered(`own-${email}`);
    await owner.enter(provider, CONNECT);
    const path = `/api/user/sign-in-ways/${provider}`;
    await social.world.redis.ageSessions();
    expect(brief(await owner.call('DELETE', path))).toEqual(refusal(401, 'FRESH_SIGN_IN_NEEDED'));
    const answer = await owner.call('DELETE', path, { password: PASSWORD });
    expect(answer.status).toBe(204);
    expect(await owner.ways()).toEqual({ password: true, providers: [] });
    const [name] = (await social.mails(owner.email)).slice(-1).map(({ template }) => template);
    expect(name).toBe('provider-disconnected');
    await eventually(() =>
      expect(social.audit('provider-disconnected').at(-1)).toMatchObject({
        userId: owner.id,
        by: provider,
      }),
    );
    const visitor = social.visitor();
    await visitor.enter(provider);
    expect(await visitor.session()).not.toMatchObject({ user: { id: owner.id } });
  });

  it('cannot be undone while it is the only way to sign in', async () => {
    social.person();
    const visitor = social.visitor();
    await visitor.enter(provider);
    const disconnect = () => visitor.call('DELETE', `/api/user/sign-in-ways/${provider}`);
    expect(brief(await disconnect())).toEqual(refusal(409, 'LAST_SIGN_IN'));
    const password = { password: 'herons-at-the-pond' };
    expect((await visitor.call('POST', '/api/auth/change-password', password)).status).toBe(200);
    expect((await disconnect()).status).toBe(204);
    expect(await visitor.ways()).toEqual({ password: true, providers: [] });
  });
});

describe('an owner without a password', () => {
  const setPassword = (visitor: Visitor) =>
    visitor.call('POST', '/api/auth/change-password', { password: 'herons-at-the-pond' });

  it('can confirm their identity through the connected provider, in the same account', async () => {
    const person = social.person();
    const visitor = social.visitor();
    await visitor.enter('google');
    await social.world.redis.ageSessions();
    expect(brief(await setPassword(visitor))).toEqual(refusal(401, 'FRESH_SIGN_IN_NEEDED'));
    const { cookie } = visitor;
    expect(await visitor.enter('google', { purpose: 'confirm' })).toBe('signed-in');
    expect(visitor.cookie).not.toBe(cookie);
    expect((await setPassword(visitor)).status).toBe(200);
    expect(person.email).toBe((await visitor.profile()).email);
  });

  it("is not confirmed by anybody else's identity or by a provider that is not connected", async () => {
    social.person();
    const visitor = social.visitor();
    await visitor.enter('google');
    const { email } = await visitor.profile();
    await social.world.redis.ageSessions();
    expect(await visitor.enter('facebook', { purpose: 'confirm' })).toBe('other-identity');
    social.person();
    expect(await visitor.enter('google', { purpose: 'confirm' })).toBe('other-identity');
    expect((await visitor.profile()).email).toBe(email);
    expect((await setPassword(visitor)).status).toBe(401);
    const nobody = await social.visitor().start('google', { purpose: 'confirm' });
    expect(nobody).toMatchObject({ status: 303, location: '/?social=google%3Aexpired' });
  });
});

it("a thief's connection is removed by the link in the mail that reports it", async () => {
  const { email } = social.person();
  const owner = await social.registered(`own-${email}`);
  await owner.enter('google', CONNECT);
  const token = await social.mailedKey(owner.email, 'provider-connected');
  expect((await owner.call('POST', '/api/auth/secure-account', { token })).status).toBe(200);
  const thief = social.visitor();
  await thief.enter('google');
  expect(await thief.session()).not.toMatchObject({ user: { id: owner.id } });
});

it('simultaneous requests never remove both ways to sign in', async () => {
  const person = social.person();
  const visitor = social.visitor();
  await visitor.enter('google');
  await visitor.enter('facebook', CONNECT);
  expect((await visitor.ways()).providers).toHaveLength(2);
  const answers = await Promise.all(
    PROVIDERS.map((name) => visitor.call('DELETE', `/api/user/sign-in-ways/${name}`)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect((await visitor.ways()).providers).toHaveLength(1);
  expect(person.email).toBe((await visitor.profile()).email);
});
