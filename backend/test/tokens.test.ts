import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ApiToken, NewApiToken } from '../src/contract/tokens.js';
import { LIMITS } from '../src/contract/limits.js';
import { itIsStrict } from './harness/form.js';
import { PASSWORD, type Owner } from './harness/owner.js';
import { Postbox } from './harness/postbox.js';
import { askForToken, outcomeOf, Program } from './harness/program.js';
import type { Process } from './harness/processes.js';
import { brief, refusal } from './harness/refusal.js';
import { eventually, until } from './harness/until.js';
import type { World } from './harness/world.js';

const PATH = '/api/user/tokens';
const ADMITTED = 405;

let postbox: Postbox;
let world: World;
let api: Process;
let other: Process;
let owner: Owner;

beforeAll(async () => {
  postbox = await Postbox.open();
  ({ world, api, other } = postbox);
});

beforeEach(async () => {
  owner = await world.owner(api);
  await world.setPlan(owner, 'expert');
});

afterAll(() => postbox.close());

const list = async (): Promise<ApiToken[]> => (await owner.call<ApiToken[]>('GET', PATH)).body;

const revoke = (id: number, who = owner) => who.call('DELETE', `${PATH}/${String(id)}`);

const program = (wanted: Partial<NewApiToken> = {}) => Program.of(owner, wanted);

/** Expects both processes to refuse it. */
async function expectRefused(one: Program): Promise<void> {
  for (const { url } of [api, other]) {
    expect(brief(await one.at(url).knock())).toEqual(refusal(401, 'UNAUTHENTICATED'));
  }
}

describe('a token', () => {
  it('is shown once, and later identified by its name and its last four characters', async () => {
    const wanted = { name: ' Feeder ', scopes: ['diary:write', 'pets:read'] };
    const { status, body } = await askForToken(owner, wanted);
    expect(status).toBe(201);
    const { token, secret } = body;
    expect(secret).toMatch(/^zmp_[0-9A-Za-z]{36}$/);
    expect(token).toMatchObject({
      name: 'Feeder',
      scopes: ['pets:read', 'diary:write'],
      last4: secret.slice(-4),
      lastUsedAt: null,
    });
    const days = (Date.parse(token.expiresAt) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(90);
    expect(await list()).toEqual([token]);
    const stored = 'SELECT * FROM api_tokens WHERE id = $1';
    const { rows } = await world.database.query<{ hash: Buffer }>(stored, [token.id]);
    expect(rows[0]?.hash).toEqual(createHash('sha256').update(secret).digest());
    expect(JSON.stringify(rows)).not.toContain(secret);
    const exported = await owner.call('GET', '/api/user/export');
    expect(exported.body).toMatchObject({ tokens: [token] });
    expect(`${JSON.stringify(exported.body)}${api.output}`).not.toContain(secret.slice(4));
  });

  it('is announced to its owner by mail, who can revoke it from there', async () => {
    const one = await program();
    const mail = await postbox.mail(owner.email, 'token');
    expect(mail.text).toContain(one.secret.slice(-4));
    expect(mail.text).not.toContain(one.secret.slice(4));
    const key = await postbox.key(owner.email, 'token', '/secure-account');
    expect((await owner.call('POST', '/api/auth/secure-account', { token: key })).status).toBe(200);
    await expectRefused(one);
  });

  it('has its last use recorded, and is told how many calls are left', async () => {
    const one = await program();
    const { status, headers } = await one.knock();
    expect(status).toBe(ADMITTED);
    expect(headers.get('ratelimit-policy')).toBe('"token";q=300000;w=60');
    expect(headers.get('ratelimit')).toMatch(/^"token";r=299999;t=(60|59)$/);
    expect(headers.get('set-cookie')).toBeNull();
    await eventually(async () => expect((await list())[0]?.lastUsedAt).toMatch(/^20/));
    const [{ lastUsedAt } = { lastUsedAt: null }] = await list();
    await one.knock();
    expect((await list())[0]?.lastUsedAt).toBe(lastUsedAt);
  });

  it('has its own rate limit', async () => {
    const [one, second] = [await program(), await program()];
    await world.redis.run((redis) => redis.set(`limit:token:${String(one.id)}`, 300_000, 'EX', 40));
    const { status, headers, body } = await one.at(other.url).knock();
    expect({ status, body }).toEqual(refusal(429, 'TOO_MANY_REQUESTS'));
    expect(headers.get('retry-after')).toMatch(/^(40|39)$/);
    expect(headers.get('ratelimit')).toMatch(/^"token";r=0;t=(40|39)$/);
    expect((await second.knock()).status).toBe(ADMITTED);
  });

  itIsStrict(
    {
      name: 'request',
      method: 'POST',
      path: PATH,
      valid: { name: 'Feeder', scopes: ['chat'] },
      wrong: {
        name: ['', '  ', 7, null, 'x'.repeat(61), undefined],
        scopes: [[], ['all'], ['chat', 'chat'], 'chat', null, {}, undefined],
        days: [0, 366, 1.5, '30', null],
      },
    },
    () => owner,
  );
});

describe('without a valid token', () => {
  it('nobody is admitted, whatever other credentials they have', async () => {
    const one = await program();
    const asOwner = await owner.call('GET', '/api/mcp');
    expect(brief(asOwner)).toEqual(refusal(401, 'UNAUTHENTICATED'));
    expect(asOwner.headers.get('www-authenticate')).toBe('Bearer');
    for (const authorization of [one.secret, `Basic ${one.secret}`, 'Bearer', 'Bearer  ']) {
      const answer = await owner.call('GET', '/api/mcp', undefined, { authorization });
      expect(brief(answer)).toEqual(refusal(401, 'UNAUTHENTICATED'));
    }
    expect(brief(await one.call('GET', PATH))).toEqual(refusal(401, 'UNAUTHENTICATED'));
  });

  it('a secret with a wrong checksum is refused, even if its hash is stored', async () => {
    const one = await program();
    const spoiled = one.secret.replace(/.$/, (last) => (last === 'x' ? 'y' : 'x'));
    const hash = createHash('sha256').update(spoiled).digest();
    await world.database.query('UPDATE api_tokens SET hash = $2 WHERE id = $1', [one.id, hash]);
    await expectRefused(new Program(api.url, spoiled));
  });

  it('an expired one is refused, but stays listed for a while', async () => {
    const one = await program({ days: 1 });
    const expire = 'UPDATE api_tokens SET "expiresAt" = now() WHERE id = $1';
    await world.database.query(expire, [one.id]);
    await expectRefused(one);
    expect(await outcomeOf(one.socket())).toBe('UNAUTHENTICATED');
    expect(await list()).toMatchObject([{ id: one.id }]);
  });
});

describe('a revoked token', () => {
  it('is refused at once by every process, and its sockets are closed', async () => {
    const one = await program({ scopes: ['chat'] });
    const second = await program({ scopes: ['chat'] });
    const left = await one.at(other.url).listen();
    const [ended, going] = [await one.at(other.url).listen(), await second.at(other.url).listen()];
    left.socket.close();
    expect((await revoke(one.id)).status).toBe(204);
    await expectRefused(one);
    expect(await ended.signedOut).toBe('told and closed');
    expect(await outcomeOf(one.at(other.url).socket())).toBe('UNAUTHENTICATED');
    expect((await second.knock()).status).toBe(ADMITTED);
    expect(going.socket.connected).toBe(true);
    going.socket.close();
  });

  it('disappears from the list in every tab', async () => {
    const one = await program();
    const tab = await owner.tab(other.url);
    await revoke(one.id);
    await until('the tab is told', () => tab.count('tokens-changed') > 0);
    expect(await list()).toEqual([]);
    owner.closeTabs();
  });

  it('of somebody else looks like an unknown one, and stays valid', async () => {
    const one = await program();
    const stranger = await world.owner(api);
    expect(brief(await revoke(one.id, stranger))).toEqual(refusal(404, 'NOT_FOUND'));
    expect((await one.knock()).status).toBe(ADMITTED);
  });
});

describe("an account's tokens all stop working", () => {
  it('when the password is changed', async () => {
    const one = await program({ scopes: ['chat'] });
    const { signedOut } = await one.at(other.url).listen();
    const change = { currentPassword: PASSWORD, password: 'geese-over-the-lake-4' };
    expect((await owner.call('POST', '/api/auth/change-password', change)).status).toBe(200);
    await expectRefused(one);
    expect(await signedOut).toBe('told and closed');
  });

  it('when the account is removed', async () => {
    const one = await program({ scopes: ['chat'] });
    const { signedOut } = await one.at(other.url).listen();
    expect((await owner.call('DELETE', '/api/user', { confirm: 'DELETE' })).status).toBe(200);
    expect(await signedOut).toBe('told and closed');
    await expectRefused(one);
  });

  it('while the plan does not include them, and can still be listed and revoked', async () => {
    const one = await program({ scopes: ['chat'] });
    const { signedOut } = await one.at(other.url).listen();
    const plan = { planType: 'pro' };
    const changed = await owner.call('POST', '/api/test-subscription-update', plan);
    expect(changed.status).toBe(200);
    const refused = refusal(403, 'PLAN_REQUIRED', { plan: 'expert', currentPlan: 'pro' });
    expect(brief(await one.at(other.url).knock())).toEqual(refused);
    expect(await signedOut).toBe('told and closed');
    expect(await outcomeOf(one.socket())).toBe('PLAN_REQUIRED');
    expect(brief(await askForToken(owner))).toEqual(refused);
    expect(await list()).toMatchObject([{ id: one.id }]);
    await world.setPlan(owner, 'expert');
    expect((await one.knock()).status).toBe(ADMITTED);
    expect((await revoke(one.id)).status).toBe(204);
  });
});

describe('an account', () => {
  it('has a limited number of tokens, even with simultaneous requests', async () => {
    const asked = Array.from({ length: LIMITS.tokens + 5 }, () => askForToken(owner));
    const answers = await Promise.all(asked);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(brief)).toEqual(
      Array(5).fill(refusal(409, 'TOKEN_LIMIT_REACHED', { limit: LIMITS.tokens })),
    );
    expect(await list()).toHaveLength(LIMITS.tokens);
  });

  it('gets a token from a recent sign-in or with the password', async () => {
    await world.redis.ageSessions();
    expect(brief(await askForToken(owner))).toEqual(refusal(401, 'FRESH_SIGN_IN_NEEDED'));
    const wrong = await askForToken(owner, { password: 'not-this-one' });
    expect(brief(wrong)).toEqual(refusal(401, 'INVALID_CREDENTIALS'));
    expect((await askForToken(owner, { password: PASSWORD })).status).toBe(201);
  });
});
