import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { Consulting } from './consulting.js';
import type { Owner } from './owner.js';
import type { Process } from './processes.js';
import { removeVets, vetOnDuty } from './vet.js';
import { World } from './world.js';

/** What each test of the file has, once it runs. */
export let world: World;
export let api: Process;
export let owner: Owner;
export let vet: Owner;
export let talk: Consulting;

/**
 * Gives each test of a file a new owner on Expert, in chat, and a vet on duty.
 * @param vetPer whether all tests of the file share the vet, or each has its own.
 */
export function useConsulting(vetPer: 'file' | 'test' = 'file'): void {
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
    owner = await world.ownerInChat(api);
    await world.setPlan(owner, 'expert');
    talk = new Consulting(owner, vet);
  });

  afterAll(async () => {
    await removeVets(world);
    await world.close();
  });
}
