import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Owner, PASSWORD, signIn } from './harness/owner.js';
import { Postbox } from './harness/postbox.js';
import { brief, invalid, refusal } from './harness/refusal.js';
import { until } from './harness/until.js';

const NEW = 'badgers-under-the-hill';
const SUBJECT = 'Choose a new password';
const CHANGED = 'Your password was changed';

let post: Postbox;

beforeAll(async () => {
  post = await Postbox.open();
});

afterAll(() => post.close());

const visitor = (): Owner => new Owner(post.api.url);

/** The same owner, on another device that talks to another process. */
async function again({ email }: Owner): Promise<Owner> {
  const device = new Owner(post.other.url);
  await device.call('POST', '/api/auth/login', { email, password: PASSWORD });
  return device;
}

const forget = (email: string) => visitor().call('POST', '/api/auth/forgot-password', { email });

const reset = (token: string, password = NEW) =>
  visitor().call('POST', '/api/auth/reset-password', { token, password });

const keyFor = (email: string, count = 1) => post.key(email, SUBJECT, '/reset-password', count);

async function forgetful(): Promise<{ owner: Owner; token: string }> {
  const owner = await post.world.owner(post.api);
  await forget(owner.email);
  return { owner, token: await keyFor(owner.email) };
}

describe('a forgotten password', () => {
  it('can be requested with the same response whether or not the account exists', async () => {
    const owner = await post.world.owner(post.api);
    const answers = [
      await forget(` ${owner.email.toUpperCase()} `),
      await forget('nobody@example.org'),
    ];
    for (const answer of answers) {
      expect(brief(answer)).toEqual({ status: 202, body: { success: true } });
    }
    await keyFor(owner.email);
    expect(post.mails('nobody@example.org', SUBJECT)).toEqual([]);
  });

  it('can be reset with the mailed link exactly once', async () => {
    const { owner, token } = await forgetful();
    expect(brief(await reset(token))).toEqual({ status: 200, body: { success: true } });
    expect(await signIn(post.api.url, owner.email, PASSWORD)).toBe(401);
    expect(await signIn(post.api.url, owner.email, NEW)).toBe(200);
    expect(brief(await reset(token, PASSWORD))).toEqual(refusal(400, 'TOKEN_INVALID'));
    expect(await signIn(post.api.url, owner.email, NEW)).toBe(200);
    await post.mail(owner.email, CHANGED);
  });

  it('ends every session when reset, even one with a tab open on another process', async () => {
    const { owner, token } = await forgetful();
    const device = await again(owner);
    const tab = await device.tab();
    await reset(token);
    await until('the tab is closed', () => tab.socket.disconnected, 5000);
    expect(tab.events).toContainEqual(expect.objectContaining({ name: 'signed-out' }));
    expect(await Promise.all([owner, device].map((one) => one.isSignedIn()))).toEqual([
      false,
      false,
    ]);
    expect(post.api.output).not.toContain('sessions not ended again');
    device.closeTabs();
  });

  it('is set by the newest link of its account alone', async () => {
    const { owner, token } = await forgetful();
    await forget(owner.email);
    const newer = await keyFor(owner.email, 2);
    await forgetful();
    expect(newer).not.toBe(token);
    expect((await reset(token)).status).toBe(400);
    expect((await reset(newer)).status).toBe(200);
  });

  it('cannot be reset with a link older than half an hour', async () => {
    const { owner, token } = await forgetful();
    await post.world.database.query(
      `UPDATE account_tokens SET "expiresAt" = "expiresAt" - interval '30 minutes'
       WHERE "userId" = $1`,
      [owner.id],
    );
    expect(brief(await reset(token))).toEqual(refusal(400, 'TOKEN_INVALID'));
    expect(await signIn(post.api.url, owner.email, PASSWORD)).toBe(200);
  });

  it('leaves the link valid when the new password is refused', async () => {
    const { token } = await forgetful();
    expect(brief(await reset(token, '123456'))).toEqual(invalid('password'));
    expect(brief(await reset(token, 'short'))).toEqual(invalid('password'));
    expect((await reset(token)).status).toBe(200);
  });

  it("cannot be reset to the user's own name or address, and the link stays valid", async () => {
    const { owner, token } = await forgetful();
    expect(brief(await reset(token, owner.email))).toEqual(invalid('password'));
    expect(brief(await reset(token, `${owner.username}!`))).toEqual(invalid('password'));
    expect((await reset(token)).status).toBe(200);
  });

  it('is reset by only one of many simultaneous attempts', async () => {
    const { token } = await forgetful();
    const tries = await Promise.all(Array.from({ length: 8 }, () => reset(token)));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(400)]);
  });

  it('leaves its key nowhere in plain text: not in the table, the sent mail or the log', async () => {
    const { owner, token } = await forgetful();
    const { database } = post.world;
    const rows = await until('the mail is forgotten', async () => {
      const found = await database.query<{ data: unknown; sentAt: Date | null }>(
        `SELECT data, "sentAt" FROM mails WHERE "to" = $1 AND template = 'reset-password'`,
        [owner.email],
      );
      return found.rows.every(({ sentAt }) => sentAt) && found.rows;
    });
    expect(rows).toMatchObject([{ data: null }]);
    const { rows: tokens } = await database.query<{ row: string }>(
      `SELECT t::text AS row FROM account_tokens t WHERE "userId" = $1`,
      [owner.id],
    );
    expect(tokens.length).toBeGreaterThan(0);
    for (const { row } of tokens) expect(row).not.toContain(token);
    expect(post.api.output).not.toContain(token);
  });

  it("confirms the owner's address when reset", async () => {
    const { owner, token } = await forgetful();
    await reset(token);
    await owner.call('POST', '/api/auth/login', { email: owner.email, password: NEW });
    expect((await owner.call('GET', '/api/user/profile')).body).toMatchObject({
      emailVerified: true,
    });
  });
});

describe('a password', () => {
  const change = (owner: Owner, currentPassword: string, password = NEW) =>
    owner.call('POST', '/api/auth/change-password', { currentPassword, password });

  it('can be changed by entering it; all other devices are signed out within 5 s', async () => {
    const owner = await post.world.owner(post.api);
    const device = await again(owner);
    const [mine, other] = [await owner.tab(), await device.tab()];
    expect(brief(await change(owner, PASSWORD))).toEqual({ status: 200, body: { success: true } });
    await until('the other tab is closed', () => other.socket.disconnected, 5000);
    expect(await device.isSignedIn()).toBe(false);
    expect(await owner.isSignedIn()).toBe(true);
    expect(mine.events.map(({ name }) => name)).not.toContain('signed-out');
    await owner.tab();
    expect(await signIn(post.api.url, owner.email, PASSWORD)).toBe(401);
    expect(await signIn(post.api.url, owner.email, NEW)).toBe(200);
    await post.mail(owner.email, CHANGED);
    for (const one of [owner, device]) one.closeTabs();
  });

  it('cannot be changed without entering it', async () => {
    const owner = await post.world.owner(post.api);
    expect(brief(await change(owner, 'not-my-password'))).toEqual(
      refusal(401, 'INVALID_CREDENTIALS'),
    );
    const nothing = await owner.call('POST', '/api/auth/change-password', { password: NEW });
    expect(brief(nothing)).toEqual(refusal(401, 'INVALID_CREDENTIALS'));
    expect(await signIn(post.api.url, owner.email, PASSWORD)).toBe(200);
    expect(brief(await change(visitor(), PASSWORD))).toEqual(refusal(401, 'UNAUTHENTICATED'));
  });

  it("cannot be changed to the user's own name or address, or to a common password", async () => {
    const owner = await post.world.owner(post.api);
    for (const password of [owner.username, owner.email, 'qwertz']) {
      expect(brief(await change(owner, PASSWORD, password))).toEqual(invalid('password'));
    }
    expect(await signIn(post.api.url, owner.email, PASSWORD)).toBe(200);
  });

  it('that is changed invalidates a mailed link', async () => {
    const { owner, token } = await forgetful();
    await change(owner, PASSWORD);
    expect((await reset(token, 'somebody-else-was-here')).status).toBe(400);
    expect(await signIn(post.api.url, owner.email, NEW)).toBe(200);
  });
});
