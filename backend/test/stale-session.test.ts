import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newAddress, type Owner, PASSWORD, signIn } from './harness/owner.js';
import { Postbox } from './harness/postbox.js';
import { brief, refusal } from './harness/refusal.js';

const NEW = 'badgers-under-the-hill';

let post: Postbox;

beforeAll(async () => {
  post = await Postbox.open();
});

afterAll(() => post.close());

const move = (owner: Owner, email: string, password?: string) =>
  owner.call('PATCH', '/api/user/profile', { email, ...(password && { password }) });

/** An owner who signed in an hour ago. */
async function settled(): Promise<Owner> {
  const owner = await post.world.owner(post.api);
  await post.world.redis.ageSessions();
  return owner;
}

describe('a session that is older than five minutes', () => {
  it('cannot change the address without the password, nor anything else in the same call', async () => {
    const owner = await settled();
    const before = await owner.profile();
    const changes = { email: newAddress(), username: `thief ${randomUUID().slice(0, 8)}` };
    const answer = await owner.call('PATCH', '/api/user/profile', changes);
    expect(brief(answer)).toEqual(refusal(401, 'FRESH_SIGN_IN_NEEDED'));
    expect(brief(await move(owner, changes.email, 'not-my-password'))).toEqual(
      refusal(401, 'INVALID_CREDENTIALS'),
    );
    expect(await owner.profile()).toEqual(before);
    expect((await move(owner, changes.email, PASSWORD)).status).toBe(200);
    expect((await owner.profile()).pendingEmail).toBe(changes.email);
  });

  it('can request the link for a pending address again, or withdraw that address', async () => {
    const owner = await settled();
    const address = newAddress();
    await move(owner, address, PASSWORD);
    expect((await move(owner, address)).status).toBe(200);
    expect((await move(owner, owner.email)).status).toBe(200);
    expect((await owner.profile()).pendingEmail).toBeNull();
  });

  it('can change the name without the password', async () => {
    const owner = await settled();
    const username = `owner ${randomUUID().slice(0, 8)}`;
    expect((await owner.call('PATCH', '/api/user/profile', { username })).status).toBe(200);
  });

  it('cannot remove the account without the password', async () => {
    const owner = await settled();
    const remove = (more: object = {}) =>
      owner.call('DELETE', '/api/user', { confirm: 'DELETE', ...more });
    expect(brief(await remove())).toEqual(refusal(401, 'FRESH_SIGN_IN_NEEDED'));
    expect(brief(await remove({ password: 'not-my-password' }))).toEqual(
      refusal(401, 'INVALID_CREDENTIALS'),
    );
    expect(await owner.isSignedIn()).toBe(true);
    expect((await remove({ password: PASSWORD })).status).toBe(200);
    expect(await signIn(post.api.url, owner.email, PASSWORD)).toBe(401);
  });

  it('cannot set a password without the current one', async () => {
    const owner = await settled();
    const answer = await owner.call('POST', '/api/auth/change-password', { password: NEW });
    expect(brief(answer)).toEqual(refusal(401, 'FRESH_SIGN_IN_NEEDED'));
    expect(await signIn(post.api.url, owner.email, PASSWORD)).toBe(200);
  });
});
