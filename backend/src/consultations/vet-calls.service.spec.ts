import { expect, it } from '@jest/globals';
import { pino } from 'pino';
import type { UsersService } from '../accounts/users.service.js';
import type { Species } from '../contract/species.js';
import type { Presence } from '../platform/redis/presence.js';
import type { PushService } from '../push/push.service.js';
import type { StaffService } from '../staff/staff.service.js';
import type { ConsultationsRepository } from './consultations.repository.js';
import { VetCallsService } from './vet-calls.service.js';

const ON_DUTY: { userId: number; species: Species[] }[] = [
  { userId: 1, species: ['gatto'] },
  { userId: 2, species: ['cane', 'gatto'] },
  { userId: 3, species: ['coniglio'] },
];

const staff = {
  vetsOnDuty: (_at: Date, species?: Species) =>
    Promise.resolve(ON_DUTY.filter((vet) => !species || vet.species.includes(species))),
};

/** Accounts that are notified of a waiting case of this species. */
async function called(species: Species, { except = 0, watching = 0 } = {}): Promise<number[]> {
  const notified: number[] = [];
  const calls = new VetCallsService(
    {
      caseOf: () => Promise.resolve({ petName: 'Micia', species, level: 'urgent' }),
    } as unknown as ConsultationsRepository,
    staff as unknown as StaffService,
    { isHere: (id: number) => Promise.resolve(id === watching) } as unknown as Presence,
    { get: () => Promise.resolve({ language: 'en' }) } as unknown as UsersService,
    {
      notify: (id: number) => Promise.resolve(void notified.push(id)),
    } as unknown as PushService,
    pino({ enabled: false }),
  );
  await calls.waiting(9, except);
  return notified;
}

it('a case notifies the vets on duty who treat the species, and no others', async () => {
  expect(await called('gatto')).toEqual([1, 2]);
  expect(await called('cane')).toEqual([2]);
  expect(await called('coniglio')).toEqual([3]);
  expect(await called('uccello')).toEqual([]);
});

it('neither the vet who has handed it back nor one who has a page in view is notified', async () => {
  expect(await called('gatto', { except: 1 })).toEqual([2]);
  expect(await called('gatto', { watching: 2 })).toEqual([1]);
});
