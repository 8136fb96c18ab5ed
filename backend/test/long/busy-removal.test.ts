import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Process } from '../harness/processes.js';
import { removeAccount, rowsOfAccount } from '../harness/removal.js';
import { World } from '../harness/world.js';

let world: World;
let api: Process;

beforeAll(async () => {
  ({ world, api } = await World.shared());
});

afterAll(() => world.close());

describe('removing an account', () => {
  it('during other requests of the user causes no server error', async () => {
    for (let round = 0; round < 10; round += 1) {
      const owner = await (round % 2 ? world.ownerInChat(api) : world.owner(api));
      if (!owner.petId) await owner.addPet();
      const answers = await Promise.all([
        owner.call('GET', `/api/chat-sessions/pet/${owner.petId}`),
        owner.call('POST', '/api/pets', { name: 'Nina', species: 'gatto' }),
        ...(owner.sessionId ? [owner.send('Is anybody there?')] : []),
        removeAccount(owner),
        removeAccount(owner),
        owner.call('PATCH', '/api/user/profile', { username: owner.username.toUpperCase() }),
      ]);
      expect(api.unforeseen).toEqual([]);
      for (const { status } of answers) expect(status).toBeLessThan(500);
      expect(await rowsOfAccount(world, owner)).toBe(0);
    }
  });
});
