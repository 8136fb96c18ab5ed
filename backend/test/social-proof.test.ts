import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PROVIDERS } from '../src/contract/config.js';
import { PASSWORD } from './harness/owner.js';
import { brief, invalid, refusal } from './harness/refusal.js';
import { SocialWorld } from './harness/social-world.js';
import type { Visitor } from './harness/visitor.js';

let social: SocialWorld;

beforeAll(async () => {
  social = await SocialWorld.shared();
});

afterAll(() => social.close());

const prove = (visitor: Visitor, uid: string, more: object = {}) =>
  visitor.call('POST', '/api/auth/firebase-login', { uid, ...more });

/**
 * Expects that the visitor is not let in, and that neither the browser's session nor the account
 * changes.
 */
async function expectNothing(visitor: Visitor, uid: string, more: object = {}): Promise<void> {
  const [session, account] = [await visitor.session(), await social.account(visitor)];
  const answer = await prove(visitor, uid, more);
  expect(brief(answer)).toEqual(
    refusal(401, 'IDENTITY_NOT_PROVEN', { error: 'Invalid credentials' }),
  );
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await visitor.session()).toEqual(session);
  expect(await social.account(visitor)).toEqual(account);
}

describe.each(PROVIDERS)('the sync call after %s', (provider) => {
  /** A visitor signed in through the provider. */
  async function arrived(): Promise<{ visitor: Visitor; uid: string }> {
    const { subject, email } = social.person();
    const visitor = social.visitor();
    await visitor.enter(provider);
    if (provider === 'facebook') await social.mailedKey(email, 'verify-email');
    const session = await visitor.session();
    if (session.authenticated) visitor.id = session.user.id;
    return { visitor, uid: `${provider}:${subject}` };
  }

  it('confirms who is signed in, as often as it is called', async () => {
    const { visitor, uid } = await arrived();
    const session = await visitor.session();
    for (let times = 0; times < 2; times += 1) {
      const answer = await prove(visitor, uid);
      const user = session.authenticated ? session.user : undefined;
      expect(brief(answer)).toEqual({ status: 200, body: { success: true, user } });
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  it('ignores or refuses all other data it is sent', async () => {
    const { visitor, uid } = await arrived();
    const account = await social.account(visitor);
    const told = {
      email: 'other@example.org',
      displayName: 'Somebody <b>else</b>',
      photoURL: 'javascript:alert(1)',
    };
    expect((await prove(visitor, uid, told)).status).toBe(200);
    expect(await social.account(visitor)).toEqual(account);
    expect(brief(await prove(visitor, uid, { subscriptionStatus: 'expert' }))).toEqual(
      invalid('subscriptionStatus'),
    );
  });

  it('does not sign anybody in', async () => {
    const { visitor, uid } = await arrived();
    const { email = '' } = social.providers.person;
    await expectNothing(social.visitor(), uid, { email });
    await visitor.call('POST', '/api/auth/logout');
    await expectNothing(visitor, uid, { email });
  });

  it("does not confirm somebody else's id or an invalid one", async () => {
    const [{ visitor, uid }, other] = [await arrived(), await arrived()];
    const subject = uid.split(':')[1] ?? '';
    const others = ['google', 'facebook', 'Google'].filter((name) => name !== provider);
    const wrong = [other.uid, subject, `${uid}0`, ...others.map((name) => `${name}:${subject}`)];
    for (const one of wrong) await expectNothing(visitor, one);
    for (const body of [{}, { uid: '' }, { uid: null }, { uid: [uid] }, { uid: { $ne: '' } }]) {
      const answer = await visitor.call('POST', '/api/auth/firebase-login', body);
      expect(brief(answer)).toEqual(invalid('uid'));
    }
  });

  it('does not confirm a sign-in older than five minutes', async () => {
    const { visitor, uid } = await arrived();
    const age = (milliseconds: number) =>
      social.editSession(visitor, (session) => {
        session.identity = { uid, at: Date.now() - milliseconds };
      });
    await age(4.5 * 60_000);
    expect((await prove(visitor, uid)).status).toBe(200);
    await age(5 * 60_000 + 1000);
    await expectNothing(visitor, uid);
  });

  it('does not confirm a session begun with a password, even of the same account', async () => {
    const { email, subject } = social.person();
    const owner = await social.registered(`own-${email}`);
    await owner.enter(provider, { purpose: 'connect' });
    await expectNothing(owner, `${provider}:${subject}`);
    await owner.enter(provider);
    expect((await prove(owner, `${provider}:${subject}`)).status).toBe(200);
    const credentials = { email: owner.email, password: PASSWORD };
    await owner.call('POST', '/api/auth/login', credentials);
    await expectNothing(owner, `${provider}:${subject}`);
  });
});
