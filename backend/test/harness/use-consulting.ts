import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { Consulting } from './consulting.js';
import type { Owner } from './owner.js';
import type { Process } from './processes.js';
import { removeVets, vetOnDuty } from './vet.js';
import { World } from './world.js';

interface Scene {
  world: World;
  api: Process;
  owner: Owner;
  vet: Owner;
  talk: Consulting;
}

/**
 * Gives each test of a file a new owner on Expert, in chat, and a vet on duty.
 * @param keep called with them before each test.
 * @param vetPer whether all tests of the file share the vet, or each has its own.
 */
export function useConsulting(
  keep: (scene: Scene) => void,
  vetPer: 'file' | 'test' = 'file',
): void {
  let world: World;
  let api: Process;
  let vet: Owner;

  const replaceVet = async (): Promise<void> => {
    await removeVets(world);
    vet = (await vetOnDuty(world, api)).owner;
  };

  beforeAll(async () => {
    ({ world, api } = await World.shared());
    if (vetPer === 'file') await replaceVet();
  });

  beforeEach(async () => {
    if (vetPer === 'test') await replaceVet();
    const owner = await world.ownerInChat(api);
    await world.setPlan(owner, 'expert');
    keep({ world, api, owner, vet, talk: new Consulting(owner, vet) });
  });

  afterAll(async () => {
    await removeVets(world);
    await world.close();
  });
}
