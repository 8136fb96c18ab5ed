import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Owner } from '../harness/owner.js';
import type { Process } from '../harness/processes.js';
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
