import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Webhook } from '../src/contract/webhooks.js';
import { newAddress, Owner, PASSWORD, signIn } from './harness/owner.js';
import { Postbox } from './harness/postbox.js';
import { Program } from './harness/program.js';
import { brief, refusal } from './harness/refusal.js';
import { Rival } from './harness/rival.js';
import { until } from './harness/until.js';

const NEW = 'badgers-under-the-hill';
const CONFIRM = 'Confirm your new email address';
const CHANGED = 'Your email address was changed';
const STOP = '/secure-account';
const WAYS = '/api/user/sign-in-ways';
const WEBHOOKS = '/api/user/webhooks';

let post: Postbox;

beforeAll(async () => {
  post = await Postbox.open();
});

afterAll(() => post.close());

const visitor = (): Owner => new Owner(post.api.url);
const move = (owner: Owner, email: string) => owner.call('PATCH', '/api/user/profile', { email });

const confirm = (token: string) => visitor().call('POST', '/api/auth/verify-email', { token });

const secure = (token: string) =>
  visitor().call<{ token: string }>('POST', '/api/auth/secure-account', { token });

const changePassword = (owner: Owner, password = NEW) =>
  owner.call('POST', '/api/auth/change-password', { currentPassword: PASSWORD, password });

/** Another browser with the same live session. */
const thiefOf = (owner: Owner): Owner => Object.assign(visitor(), { cookie: owner.cookie });

/** A thief with a fresh session has moved the account to an address of their own. */
async function stolen(): Promise<{ owner: Owner; thief: Owner; address: string; key: string }> {
  const owner = await post.world.owner(post.api);
  await post.world.confirmAddress(owner);
  const thief = thiefOf(owner);
  const address = newAddress();
  expect((await move(thief, address)).status).toBe(200);
  expect((await confirm(await post.key(address, CONFIRM, '/verify-email'))).status).toBe(200);
  return { owner, thief, address, key: await post.key(owner.email, CHANGED, STOP) };
}

describe('a thief with a live session', () => {
  it('is left with a dead link once the owner has changed the password', async () => {
    const owner = await post.world.owner(post.api);
    const address = newAddress();
    await move(thiefOf(owner), address);
    const link = await post.key(address, CONFIRM, '/verify-email');
    expect((await changePassword(owner)).status).toBe(200);
    expect((await owner.profile()).pendingEmail).toBeNull();
    expect(brief(await confirm(link))).toEqual(refusal(400, 'TOKEN_INVALID'));
    expect((await owner.profile()).email).toBe(owner.email);
  });

  it('is signed out by a password change, even in the very same session', async () => {
    const owner = await post.world.owner(post.api);
    const thief = thiefOf(owner);
    await changePassword(owner);
    expect(await owner.isSignedIn()).toBe(true);
    expect(await thief.isSignedIn()).toBe(false);
  });

  it("loses all open tabs, while the owner's tabs reconnect with the new session", async () => {
    const owner = await post.world.owner(post.api);
    const stolenTab = await thiefOf(owner).tab(post.other.url);
    await changePassword(owner);
    await until('the tab is closed', () => stolenTab.socket.disconnected, 5000);
    expect(stolenTab.events.map(({ name }) => name)).not.toContain('signed-out');
    const tab = await owner.tab(post.other.url);
    await owner.call('PATCH', '/api/user/profile', { country: 'IT' });
    await until('the tab is told', () => tab.events.some(({ name }) => name === 'profile-changed'));
    expect(stolenTab.socket.connected).toBe(false);
    for (const one of [stolenTab, tab]) one.close();
  });

  it('can lose the account and every session to the old address for seven days', async () => {
    const { owner, thief, address, key } = await stolen();
    const answer = await secure(key);
    expect(answer.status).toBe(200);
    expect(await thief.isSignedIn()).toBe(false);
    expect([
      await signIn(post.api.url, owner.email, PASSWORD),
      await signIn(post.api.url, address, PASSWORD),
    ]).toEqual([401, 401]);
    const body = { token: answer.body.token, password: NEW };
    expect((await visitor().call('POST', '/api/auth/reset-password', body)).status).toBe(200);
    expect([
      await signIn(post.api.url, owner.email, NEW),
      await signIn(post.api.url, address, NEW),
    ]).toEqual([200, 401]);
    expect((await secure(key)).status).toBe(400);
  });

  it.each([
    ['changes no password', (thief: Owner) => changePassword(thief)],
    ['changes no address', (thief: Owner) => move(thief, newAddress())],
    ['disconnects no provider', (thief: Owner) => thief.call('DELETE', `${WAYS}/google`, {})],
    [
      'removes no account',
      (thief: Owner) => thief.call('DELETE', '/api/user', { confirm: 'DELETE' }),
    ],
  ])('%s by a call that was already under way', async (_what, change) => {
    const { owner, thief, key } = await stolen();
    await post.world.database.query(
      `INSERT INTO user_identities ("userId", provider, subject, email, "createdAt")
       VALUES ($1, 'google', gen_random_uuid(), NULL, now() - interval '1 day')`,
      [owner.id],
    );
    const rival = await Rival.begin(post.world);
    await rival.does('SELECT FROM users WHERE id = $1 FOR UPDATE', [owner.id]);
    const securing = secure(key);
    await rival.isWaitedFor(1);
    const changing = change(thief);
    await rival.isWaitedFor(2);
    await rival.commit();
    expect((await securing).status).toBe(200);
    expect(brief(await changing)).toEqual(refusal(401, 'UNAUTHENTICATED'));
    const { rows } = await post.world.database.query(
      `SELECT email, password, "pendingEmail",
         (SELECT count(*) FROM user_identities WHERE "userId" = users.id) AS providers
       FROM users WHERE id = $1`,
      [owner.id],
    );
    expect(rows).toEqual([
      { email: owner.email, password: null, pendingEmail: null, providers: 1 },
    ]);
    expect(await thief.isSignedIn()).toBe(false);
  });

  it('leaves nothing behind that needs no session, by calls that were already under way', async () => {
    const { owner, thief, key } = await stolen();
    await post.world.setPlan(owner, 'expert');
    const hook = { url: 'https://thief.example.org/zampa', events: ['diary-entry'] };
    const { body: made } = await thief.call<Webhook>('POST', WEBHOOKS, hook);
    const program = await Program.of(thief, { scopes: ['pets:write', 'diary:read'] });
    const rival = await Rival.begin(post.world);
    await rival.does('SELECT FROM users WHERE id = $1 FOR UPDATE', [owner.id]);
    const securing = secure(key);
    await rival.isWaitedFor(1);
    const calls = [
      thief.call('POST', '/api/user/tokens', { name: 'Spare', scopes: ['pets:read'] }),
      thief.call('POST', WEBHOOKS, hook),
      thief.call('PATCH', `${WEBHOOKS}/${String(made.id)}`, { enabled: true }),
      thief.call('POST', '/api/calendar'),
      program.call('POST', '/api/v1/webhooks', hook),
    ];
    await rival.isWaitedFor(1 + calls.length);
    await rival.commit();
    expect((await securing).status).toBe(200);
    const answers = await Promise.all(calls);
    expect(answers.map(({ status }) => status)).toEqual(calls.map(() => 401));
    const { rows } = await post.world.database.query(
      `SELECT enabled, (SELECT count(*)::int FROM api_tokens WHERE "userId" = $1) AS tokens,
         (SELECT count(*)::int FROM calendar_feeds WHERE "userId" = $1) AS feeds
       FROM webhooks WHERE "userId" = $1`,
      [owner.id],
    );
    expect(rows).toEqual([{ enabled: false, tokens: 0, feeds: 0 }]);
  });

  it('cannot be stopped from the old address after seven days', async () => {
    const { owner, address, key } = await stolen();
    await post.world.database.query(
      `UPDATE account_tokens SET "expiresAt" = "expiresAt" - interval '7 days'
       WHERE "userId" = $1`,
      [owner.id],
    );
    expect(brief(await secure(key))).toEqual(refusal(400, 'TOKEN_INVALID'));
    expect(await signIn(post.api.url, address, PASSWORD)).toBe(200);
  });

  it("cannot invalidate the old address's link by changing the address again or back", async () => {
    const { owner, thief, address, key } = await stolen();
    const third = newAddress();
    await move(thief, third);
    await confirm(await post.key(third, CONFIRM, '/verify-email'));
    const later = await post.key(address, CHANGED, STOP);
    await changePassword(thief);
    expect((await secure(later)).status).toBe(200);
    expect((await secure(key)).status).toBe(200);
    const { rows } = await post.world.database.query<{ email: string }>(
      `SELECT email FROM users WHERE id = $1`,
      [owner.id],
    );
    expect(rows).toEqual([{ email: owner.email }]);
  });

  it('cannot block the old address by registering with it', async () => {
    const { owner, key } = await stolen();
    const blocker = visitor();
    blocker.email = owner.email;
    await blocker.register();
    const answer = await secure(key);
    expect(answer.status).toBe(200);
    expect((await blocker.profile()).email).toBeNull();
    const body = { token: answer.body.token, password: NEW };
    await visitor().call('POST', '/api/auth/reset-password', body);
    await owner.call('POST', '/api/auth/login', { email: owner.email, password: NEW });
    expect((await owner.profile()).username).toBe(owner.username);
  });
});

it('a password change can be reversed from the mail that reports it', async () => {
  const owner = await post.world.owner(post.api);
  const thief = thiefOf(owner);
  await changePassword(thief);
  const key = await post.key(owner.email, 'Your password was changed', STOP);
  expect((await secure(key)).status).toBe(200);
  expect(await thief.isSignedIn()).toBe(false);
  expect(await signIn(post.api.url, owner.email, NEW)).toBe(401);
});

describe('webhooks, which a thief may have added,', () => {
  async function hooked(owner: Owner): Promise<void> {
    await post.world.setPlan(owner, 'expert');
    const hook = { url: 'https://thief.example.org/zampa', events: ['diary-entry'] };
    expect((await thiefOf(owner).call('POST', WEBHOOKS, hook)).status).toBe(201);
  }

  const webhooksOf = async (owner: Owner): Promise<Webhook[]> =>
    (await owner.call<Webhook[]>('GET', WEBHOOKS)).body;

  it('are switched off by a password change until the owner switches them on', async () => {
    const owner = await post.world.owner(post.api);
    await hooked(owner);
    await changePassword(owner);
    const [webhook] = await webhooksOf(owner);
    expect(webhook).toMatchObject({ enabled: false, disabledAt: null });
    await owner.call('PATCH', `${WEBHOOKS}/${String(webhook?.id)}`, { enabled: true });
    expect(await webhooksOf(owner)).toMatchObject([{ enabled: true }]);
  });

  it('are switched off when the account is recovered', async () => {
    const { owner, key } = await stolen();
    await hooked(owner);
    const { token } = (await secure(key)).body;
    await visitor().call('POST', '/api/auth/reset-password', { token, password: NEW });
    await owner.call('POST', '/api/auth/login', { email: owner.email, password: NEW });
    expect(await webhooksOf(owner)).toMatchObject([{ enabled: false }]);
  });
});
