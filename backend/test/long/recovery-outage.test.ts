import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailsIn } from '../harness/outbox.js';
import { Owner, PASSWORD, type Answer } from '../harness/owner.js';
import type { Process } from '../harness/processes.js';
import { brief, refusal } from '../harness/refusal.js';
import { Rival } from '../harness/rival.js';
import { eventually, until } from '../harness/until.js';
import { World } from '../harness/world.js';

const NEW = 'badgers-under-the-hill';

let world: World;
let api: Process;

beforeAll(async () => {
  world = await World.create({ SMTP_URL: '' });
  [api] = await Promise.all([world.api(), world.worker()]);
});

afterAll(() => world.close());

const visitor = (): Owner => new Owner(api.url);

/** The key behind the `#` of the link in the newest mail of this template. */
const keyOf = ({ email }: Owner, template: string): Promise<string> =>
  until(`${template} has come`, async () => {
    const mails = await mailsIn(world.settings.DATA_DIR ?? '', email, template);
    return /https?:\/\/\S+#(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? null;
  });

/** Gives the thief access that needs no session: a program, a calendar and a browser. */
async function settleIn(thief: Owner, { id }: Owner, password: string): Promise<void> {
  const wanted = { name: 'mine', scopes: ['pets:read'], password };
  expect((await thief.call('POST', '/api/user/tokens', wanted)).status).toBe(201);
  expect((await thief.call('POST', '/api/calendar')).status).toBe(201);
  await world.database.query(
    `INSERT INTO push_subscriptions ("userId", endpoint, p256dh, auth) VALUES ($1, $2, '', '')`,
    [id, `https://push.example.org/${String(id)}`],
  );
}

/** An owner, and a thief with a copy of the owner's cookie. */
async function robbed(): Promise<{ owner: Owner; thief: Owner }> {
  const owner = await world.owner(api);
  await world.setPlan(owner, 'expert');
  return { owner, thief: Object.assign(visitor(), { cookie: owner.cookie }) };
}

/** How much of that is left. */
const left = async ({ id }: Owner): Promise<number> => {
  const { rows } = await world.database.query<{ count: number }>(
    `SELECT ((SELECT count(*) FROM api_tokens WHERE "userId" = $1)
      + (SELECT count(*) FROM calendar_feeds WHERE "userId" = $1)
      + (SELECT count(*) FROM push_subscriptions WHERE "userId" = $1))::int AS count`,
    [id],
  );
  return rows[0]?.count ?? Number.NaN;
};

/** Makes the call without Redis, and again with it. */
async function calledTwice(call: () => Promise<Answer>): Promise<void> {
  await world.redis.end('SIGTERM');
  const refused = await call();
  await world.redis.start();
  expect(brief(refused)).toEqual(refusal(503, 'UNAVAILABLE'));
  await eventually(async () => {
    expect((await call()).status).toBe(200);
  });
}

describe('while Redis is down', () => {
  it('a password is not reset, and its link stays valid until other sessions can be ended', async () => {
    const { owner, thief } = await robbed();
    await settleIn(thief, owner, PASSWORD);
    await visitor().call('POST', '/api/auth/forgot-password', { email: owner.email });
    const token = await keyOf(owner, 'reset-password');
    const body = { token, password: NEW };
    await calledTwice(() => visitor().call('POST', '/api/auth/reset-password', body));
    expect(await thief.isSignedIn()).toBe(false);
    expect(await left(owner)).toBe(0);
  });

  it('an account is not recovered, and its link stays valid, too', async () => {
    const { owner, thief } = await robbed();
    const change = { currentPassword: PASSWORD, password: NEW };
    await thief.call('POST', '/api/auth/change-password', change);
    await settleIn(thief, owner, NEW);
    const token = await keyOf(owner, 'password-changed');
    await calledTwice(() => visitor().call('POST', '/api/auth/secure-account', { token }));
    expect(await thief.isSignedIn()).toBe(false);
    expect(await left(owner)).toBe(0);
  });
});

it('a password is not changed while Redis is read-only: other devices would stay signed in', async () => {
  const owner = await world.owner(api);
  const change = () =>
    owner.call('POST', '/api/auth/change-password', { currentPassword: PASSWORD, password: NEW });
  await world.redis.limit('1');
  const refused = await change();
  await world.redis.limit('0');
  expect(brief(refused)).toEqual(refusal(503, 'UNAVAILABLE'));
  const device = visitor();
  const login = { email: owner.email, password: PASSWORD };
  expect((await device.call('POST', '/api/auth/login', login)).status).toBe(200);
  Object.assign(owner, { cookie: device.cookie });
  expect((await change()).status).toBe(200);
  expect((await device.call('POST', '/api/auth/login', login)).status).toBe(401);
});

it('a sign-in with the old password waits for the ongoing change and fails', async () => {
  const { email, id } = await world.owner(api);
  const rival = await Rival.begin(world);
  await rival.does(`UPDATE users SET password = 'another' WHERE id = $1`, [id]);
  const thief = visitor();
  const answer = thief.call('POST', '/api/auth/login', { email, password: PASSWORD });
  let isAnswered = false;
  void answer.finally(() => (isAnswered = true));
  await rival.isWaitedFor(1, () => isAnswered);
  await rival.commit();
  expect(brief(await answer)).toEqual(refusal(401, 'INVALID_CREDENTIALS'));
  expect(await thief.isSignedIn()).toBe(false);
});
