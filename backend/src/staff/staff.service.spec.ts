import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { DataSource } from 'typeorm';
import type { Audit } from '../platform/logging/audit.js';
import type { UserChannel } from '../platform/redis/user-channel.js';
import { BY_HOURS } from './duty.js';
import { readHours } from './hours-text.js';
import { StaffService } from './staff.service.js';
import type { Vet } from './vet.entity.js';
import type { VetsRepository } from './vets.repository.js';

const MONDAY = new Date('2027-01-04T10:00:00Z');

const vet = (id: number, hours: string, species: Vet['species']): Partial<Vet> => ({
  id,
  userId: id,
  name: `Vet ${String(id)}`,
  species,
  hours: readHours(hours),
  timeZone: 'Europe/Rome',
  ...BY_HOURS,
});

let stored: Partial<Vet>[];
let reads: number;

beforeEach(() => {
  jest.useFakeTimers({ now: MONDAY });
  stored = [vet(1, 'mon 09:00-18:00', ['cane']), vet(2, 'mon 10:00-12:00', ['gatto'])];
  reads = 0;
});

afterEach(() => {
  jest.useRealTimers();
});

const service = (): StaffService => {
  const ready = (): Promise<Partial<Vet>[]> => {
    reads += 1;
    return Promise.resolve(stored);
  };
  const vets = { ready } as unknown as VetsRepository;
  return new StaffService({} as DataSource, vets, {} as UserChannel, {} as Audit);
};

it('returns the vets on duty, for a species only those who treat it', async () => {
  const staff = service();
  const ids = async (at: Date, species?: Vet['species'][number]) =>
    (await staff.vetsOnDuty(at, species)).map(({ id }) => id);
  expect(await ids(MONDAY)).toEqual([1, 2]);
  expect(await ids(MONDAY, 'gatto')).toEqual([2]);
  expect(await ids(new Date('2027-01-04T12:00:00Z'), 'gatto')).toEqual([]);
});

it('returns when a vet is next on duty: the earliest, now, or never', async () => {
  const staff = service();
  expect(await staff.nextDuty(MONDAY)).toEqual(MONDAY);
  const evening = new Date('2027-01-04T20:00:00Z');
  expect(await staff.nextDuty(evening)).toEqual(new Date('2027-01-11T08:00:00Z'));
  stored = [];
  staff.forget();
  expect(await staff.nextDuty(MONDAY)).toBeNull();
  expect(await staff.anyVet()).toBe(false);
});

it('queries the database once a second', async () => {
  const staff = service();
  await Promise.all([staff.anyVet(), staff.vetsOnDuty(MONDAY), staff.nextDuty(MONDAY)]);
  expect(reads).toBe(1);
  jest.advanceTimersByTime(1001);
  await staff.anyVet();
  expect(reads).toBe(2);
});
