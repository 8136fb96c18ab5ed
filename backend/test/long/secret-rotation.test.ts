import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { derivedKey, unseal } from '../../src/platform/sealing.js';
import type { Owner } from '../harness/owner.js';
import type { Process } from '../harness/processes.js';
import { eventually } from '../harness/until.js';
import { World } from '../harness/world.js';

let world: World;

beforeAll(async () => {
  ({ world } = await World.shared());
});

afterAll(() => world.close());

const secret = () => randomBytes(32).toString('hex');

const apiWith = (...secrets: string[]) =>
  world.api(undefined, { SESSION_SECRET: secrets.join(',') });

it('a session secret is replaced in three steps, and nobody is signed out at any of them', async () => {
  const [old, fresh] = [secret(), secret()];
  const first = await apiWith(old);
  const second = await apiWith(old, fresh);
  const third = await apiWith(fresh, old);
  const last = await apiWith(fresh);
  const statusAt = async (owner: Owner, { url }: Process) => {
    owner.url = url;
    return (await owner.call('GET', '/api/user/profile')).status;
  };
  const early = await world.owner(first);
  // Processes of two neighbouring steps run side by side.
  for (const [one, other] of [
    [first, second],
    [second, third],
    [third, last],
  ] as const) {
    for (const owner of [await world.owner(one), await world.owner(other)]) {
      expect(await statusAt(owner, one)).toBe(200);
      expect(await statusAt(owner, other)).toBe(200);
    }
  }
  expect(await statusAt(early, third)).toBe(200);
  expect(await statusAt(early, last)).toBe(401);
}, 60_000);

it('the key of used offers outlives a start with a mistyped old secret', async () => {
  const [old, fresh] = [secret(), secret()];
  /** The key, as a process with this secret opens it. */
  const keyOf = async (one: string) => {
    const { rows } = await world.database.query<{ sealed: string }>(
      'SELECT sealed FROM offer_keys WHERE "secretName" = $1',
      [derivedKey(one, 'zampa offers: name').toString('base64url')],
    );
    const [row] = rows;
    return row && unseal(row.sealed, derivedKey(one, 'zampa offers: seal')).toString('hex');
  };
  await apiWith(old);
  await eventually(async () => expect(await keyOf(old)).toBeDefined());
  await apiWith(fresh, secret());
  await eventually(async () => expect(await keyOf(fresh)).toBeDefined());
  await apiWith(fresh, old);
  await eventually(async () => expect(await keyOf(fresh)).toBe(await keyOf(old)));
}, 60_000);
