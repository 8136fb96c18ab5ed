import { expect } from '@jest/globals';
import { Owner, PASSWORD } from '../owner.js';
import type { Process } from '../processes.js';
import { Program } from '../program.js';
import { unlimitedOwner } from '../questions.js';
import { removeAccount } from '../removal.js';
import { until } from '../until.js';
import type { World } from '../world.js';
import {
  done,
  feedOf,
  signIn,
  statusAt,
  webhookOf,
  type Beginning,
  type Restored,
} from './story.js';

const NEW = 'badgers-under-the-hill';

/** The key in the newest mail of this kind to an address. */
const keyFor = (world: World, to: string, template: string): Promise<string> =>
  until(`${to} is sent ${template}`, async () => {
    const sql = `SELECT data->>'url' AS url FROM mails
      WHERE "to" = $1 AND template = $2 ORDER BY id DESC`;
    const { rows } = await world.database.query<{ url: string }>(sql, [to, template]);
    return rows[0]?.url.split('#')[1];
  });

const confirm = (api: Process, token: string) =>
  done(new Owner(api.url), 'POST', '/api/auth/verify-email', { token });

const identify = (world: World, { id }: Owner, provider: string) =>
  world.database.query(
    `INSERT INTO user_identities ("userId", provider, subject) VALUES ($1, $2, $3)`,
    [id, provider, `${provider} ${String(id)}`],
  );

const providersOf = async ({ id }: Owner, { query }: Restored) =>
  (await query(`SELECT provider FROM user_identities WHERE "userId" = ${String(id)}`)).map(
    ({ provider }) => provider,
  );

const thiefsOf = (email: string): string => `thief-${email}`;

/**
 * Moves the account to an address of a thief, who connects Facebook to it.
 * @returns the key that undoes the move.
 */
async function stealFrom(owner: Owner, world: World, api: Process): Promise<string> {
  await world.confirmAddress(owner);
  const email = thiefsOf(owner.email);
  await done(owner, 'PATCH', '/api/user/profile', { email });
  await confirm(api, await keyFor(world, email, 'change-email'));
  await identify(world, owner, 'facebook');
  return keyFor(world, owner.email, 'email-changed');
}

export const ACCOUNTS: Record<string, Beginning> = {
  'removes an account that was removed': async (world, api) => {
    const owner = await world.ownerInChat(api);
    return {
      since: async () => void (await removeAccount(owner)),
      restored: async (restored) => {
        expect((await signIn(owner, restored)).status).toBe(401);
        const { query } = restored;
        expect(await query(`SELECT FROM pets WHERE id = ${String(owner.petId)}`)).toEqual([]);
      },
    };
  },

  'refuses a password that was changed, and what may be a thief’s': async (world, api) => {
    const owner = await unlimitedOwner(world, api);
    const program = await Program.of(owner);
    const [feed, hook] = [await feedOf(owner), await webhookOf(owner)];
    const passwords = { currentPassword: PASSWORD, password: NEW };
    return {
      since: () => done(owner, 'POST', '/api/auth/change-password', passwords),
      restored: async (restored) => {
        expect((await signIn(owner, restored)).status).toBe(401);
        expect((await signIn(owner, restored, NEW)).status).toBe(401);
        expect((await program.at(restored.api.url).knock()).status).toBe(401);
        expect(await statusAt(feed, restored)).toBe(404);
        const hooks = await restored.query(
          `SELECT enabled FROM webhooks WHERE id = ${String(hook)}`,
        );
        expect(hooks).toEqual([{ enabled: false }]);
      },
    };
  },

  'disconnects the provider that was disconnected, and no other': async (world, api) => {
    const owner = await world.owner(api);
    for (const provider of ['google', 'facebook']) await identify(world, owner, provider);
    return {
      since: () => done(owner, 'DELETE', '/api/user/sign-in-ways/google'),
      restored: async (restored) =>
        expect(await providersOf(owner, restored)).toEqual(['facebook']),
    };
  },

  'takes an account back from a thief who had it at the backup': async (world, api) => {
    const [owner, other] = [await world.owner(api), await world.owner(api)];
    await identify(world, other, 'google');
    const keys = [await stealFrom(owner, world, api), await stealFrom(other, world, api)];
    return {
      since: async () => {
        for (const token of keys)
          await done(new Owner(api.url), 'POST', '/api/auth/secure-account', { token });
        return undefined;
      },
      restored: async (restored) => {
        for (const { email, id } of [owner, other]) {
          for (const address of [email, thiefsOf(email)]) {
            const browser = Object.assign(new Owner(api.url), { email: address });
            expect((await signIn(browser, restored)).status).toBe(401);
          }
          const users = await restored.query(`SELECT email FROM users WHERE id = ${String(id)}`);
          expect(users).toEqual([{ email: null }]);
        }
        expect(await providersOf(owner, restored)).toEqual([]);
        expect(await providersOf(other, restored)).toEqual(['google']);
      },
    };
  },

  'takes an account back from whoever registered it with an address of somebody else': async (
    world,
    api,
  ) => {
    const stranger = await world.owner(api);
    await identify(world, stranger, 'facebook');
    const { email } = stranger;
    return {
      since: async () => {
        const owner = new Owner(api.url);
        await done(owner, 'POST', '/api/auth/forgot-password', { email });
        const token = await keyFor(world, email, 'reset-password');
        return done(owner, 'POST', '/api/auth/reset-password', { token, password: NEW });
      },
      restored: async (restored) => {
        expect((await signIn(stranger, restored)).status).toBe(401);
        expect(await providersOf(stranger, restored)).toEqual([]);
      },
    };
  },
};
