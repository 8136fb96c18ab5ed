import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newAddress, Owner, PASSWORD, signIn } from './harness/owner.js';
import { Postbox } from './harness/postbox.js';
import { brief, refusal } from './harness/refusal.js';
import { until } from './harness/until.js';

const VERIFY = 'Confirm your email address';
const CHANGE = 'Confirm your new email address';
const PAGE = '/verify-email';
const UNDO = '/secure-account';

let post: Postbox;

beforeAll(async () => {
  post = await Postbox.open();
});

afterAll(() => post.close());

/** The page of the link needs no sign-in: mails are read on other devices, too. */
const confirm = (token: string) =>
  new Owner(post.api.url).call('POST', '/api/auth/verify-email', { token });

const move = (owner: Owner, email: string) => owner.call('PATCH', '/api/user/profile', { email });

/** An owner who has asked for another address, and the key that was mailed there. */
async function moving(): Promise<{ owner: Owner; email: string; token: string }> {
  const owner = await post.world.owner(post.api);
  const email = newAddress();
  await move(owner, email);
  return { owner, email, token: await post.key(email, CHANGE, PAGE) };
}

describe("a new account's address", () => {
  it('is confirmed by the link mailed at once, and every tab is notified', async () => {
    const owner = await post.world.owner(post.api);
    expect((await owner.profile()).emailVerified).toBe(false);
    const tab = await owner.tab(post.other.url);
    const token = await post.key(owner.email, VERIFY, PAGE);
    expect(brief(await confirm(token))).toEqual({ status: 200, body: { success: true } });
    expect((await owner.profile()).emailVerified).toBe(true);
    await until('the tab is told', () => tab.events.some(({ name }) => name === 'profile-changed'));
    expect(brief(await confirm(token))).toEqual(refusal(400, 'TOKEN_INVALID'));
    owner.closeTabs();
  });

  it("is asked for in the browser's language", async () => {
    const owner = new Owner(post.api.url);
    const { email, username } = owner;
    const account = { email, username, password: PASSWORD };
    await owner.call('POST', '/api/auth/register', account, { 'accept-language': 'it-IT' });
    await post.key(email, 'Conferma il tuo indirizzo email', PAGE);
  });

  it('gets another link on request; only the newest one works', async () => {
    const owner = await post.world.owner(post.api);
    const first = await post.key(owner.email, VERIFY, PAGE);
    expect((await owner.call('POST', '/api/auth/resend-verification')).status).toBe(202);
    const second = await post.key(owner.email, VERIFY, PAGE, 2);
    expect((await confirm(first)).status).toBe(400);
    expect((await confirm(second)).status).toBe(200);
    await owner.call('POST', '/api/auth/resend-verification');
    expect(post.mails(owner.email, VERIFY)).toHaveLength(2);
  });

  it('restricts nothing while unconfirmed', async () => {
    const owner = await post.world.ownerInChat(post.api);
    expect((await owner.send('May I ask already?')).status).toBe(201);
  });

  it('is not confirmed by a link older than a day or an invented one', async () => {
    const owner = await post.world.owner(post.api);
    const token = await post.key(owner.email, VERIFY, PAGE);
    await post.world.database.query(
      `UPDATE account_tokens SET "expiresAt" = "expiresAt" - interval '24 hours'
       WHERE "userId" = $1`,
      [owner.id],
    );
    for (const key of [token, 'invented', 'a'.repeat(43)]) {
      expect(brief(await confirm(key))).toEqual(refusal(400, 'TOKEN_INVALID'));
    }
    expect((await owner.profile()).emailVerified).toBe(false);
  });
});

describe('a new address', () => {
  it('waits for confirmation; the current one signs in until then', async () => {
    const { owner, email, token } = await moving();
    expect(await owner.profile()).toMatchObject({ email: owner.email, pendingEmail: email });
    expect([await signIn(post.api.url, owner.email), await signIn(post.api.url, email)]).toEqual([
      200, 401,
    ]);
    expect((await confirm(token)).status).toBe(200);
    expect(await owner.profile()).toMatchObject({
      email,
      pendingEmail: null,
      emailVerified: true,
    });
    expect([await signIn(post.api.url, owner.email), await signIn(post.api.url, email)]).toEqual([
      401, 200,
    ]);
    expect((await confirm(token)).status).toBe(400);
  });

  it('leaves no free questions for whoever registers the old one', async () => {
    const { owner, token } = await moving();
    await post.world.database.query(`UPDATE users SET "totalQuestionCount" = 2 WHERE id = $1`, [
      owner.id,
    ]);
    expect((await confirm(token)).status).toBe(200);
    const next = Object.assign(new Owner(post.api.url), { email: owner.email });
    await next.register();
    expect((await next.profile()).totalQuestions).toBe(2);
  });

  it('is withdrawn by entering the current one again', async () => {
    const { owner, token } = await moving();
    await move(owner, owner.email.toUpperCase());
    expect((await owner.profile()).pendingEmail).toBeNull();
    expect((await confirm(token)).status).toBe(400);
    expect((await owner.profile()).email).toBe(owner.email);
  });

  it('is not applied when yet another one was requested in the meantime', async () => {
    const { owner, token } = await moving();
    await move(owner, newAddress());
    expect((await confirm(token)).status).toBe(400);
    expect((await owner.profile()).email).toBe(owner.email);
  });

  it('is not applied when somebody else has registered it', async () => {
    const { owner, email, token } = await moving();
    const other = new Owner(post.api.url);
    other.email = email;
    await other.register();
    expect(brief(await confirm(token))).toEqual(refusal(409, 'ACCOUNT_EXISTS'));
    expect((await owner.profile()).email).toBe(owner.email);
    expect(await signIn(post.api.url, email)).toBe(200);
    // The link has done nothing, so it is not used up.
    await other.call('DELETE', '/api/user', { confirm: 'DELETE' });
    expect((await confirm(token)).status).toBe(200);
    expect((await owner.profile()).email).toBe(email);
  });

  it('that belongs to another account is refused at once', async () => {
    const [owner, other] = [await post.world.owner(post.api), await post.world.owner(post.api)];
    expect(brief(await move(owner, other.email))).toEqual(refusal(409, 'ACCOUNT_EXISTS'));
    expect((await owner.profile()).pendingEmail).toBeNull();
  });

  it('invalidates the link that confirms the old one', async () => {
    const { owner, token } = await moving();
    const old = await post.key(owner.email, VERIFY, PAGE);
    await confirm(token);
    expect((await confirm(old)).status).toBe(400);
  });
});

it('an address that was never confirmed, so may be mistyped, cannot undo its correction', async () => {
  const owner = await post.world.owner(post.api);
  const body = { currentPassword: PASSWORD, password: 'badgers-under-the-hill' };
  await owner.call('POST', '/api/auth/change-password', body);
  const earlier = await post.key(owner.email, 'Your password was changed', UNDO);
  const address = newAddress();
  expect((await move(owner, address)).status).toBe(200);
  expect((await confirm(await post.key(address, CHANGE, PAGE))).status).toBe(200);
  const { text } = await post.mail(owner.email, 'Your email address was changed');
  expect(text).toContain('by mistake');
  expect(text).not.toContain(UNDO);
  expect(brief(await owner.call('POST', '/api/auth/secure-account', { token: earlier }))).toEqual(
    refusal(400, 'TOKEN_INVALID'),
  );
  expect(await owner.isSignedIn()).toBe(true);
});
