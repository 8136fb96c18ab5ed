import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { World } from '../harness/world.js';

let world: World;

beforeAll(async () => {
  ({ world } = await World.shared());
});

afterAll(() => world.close());

const secret = () => randomBytes(32).toString('hex');

it('a new session secret beside the old one signs nobody out; dropping the old one does', async () => {
  const [old, fresh] = [secret(), secret()];
  const apiWith = (SESSION_SECRET: string) => world.api(undefined, { SESSION_SECRET });
  const before = await apiWith(old);
  const during = await apiWith(`${fresh},${old}`);
  const after = await apiWith(fresh);
  const statusAt = async (owner: Awaited<ReturnType<World['owner']>>, url: string) => {
    owner.url = url;
    return (await owner.call('GET', '/api/user/profile')).status;
  };
  const early = await world.owner(before);
  const late = await world.owner(during);
  expect(await statusAt(early, during.url)).toBe(200);
  expect(await statusAt(late, after.url)).toBe(200);
  expect(await statusAt(early, after.url)).toBe(401);
});
