import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import type { DiaryEntry } from '../src/contract/diary.js';
import type { Pet } from '../src/contract/pets.js';
import { PetWeights } from '../src/pets/pet-weights.repository.js';
import { PetEntity } from '../src/pets/pet.entity.js';
import { connectionOptions } from '../src/platform/database/connection-options.js';
import type { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { until } from './harness/until.js';
import { World } from './harness/world.js';

let world: World;
let api: Process;
let owner: Owner;

beforeAll(async () => {
  ({ world, api } = await World.shared());
});

beforeEach(async () => {
  owner = await world.owner(api);
  await world.setPlan(owner, 'pro');
});

afterAll(() => world.close());

const pet = () => `/api/pets/${String(owner.petId)}`;

/** An entry of 2026-MONTH-DAY, or of this moment. */
const weigh = async (value: number, day?: string, unit = 'kg'): Promise<DiaryEntry> => {
  const at = day === undefined ? new Date().toISOString() : `2026-${day}T08:00:00Z`;
  const entry = { kind: 'weight', value, unit, at };
  return (await owner.call<DiaryEntry>('POST', `${pet()}/diary`, entry)).body;
};

const change = ({ id, version }: DiaryEntry, changes: object) =>
  owner.call('PATCH', `/api/diary/${String(id)}`, { version, ...changes });

const remove = ({ id }: DiaryEntry) => owner.call('DELETE', `/api/diary/${String(id)}`);

const importFile = (file: string) =>
  owner.call('POST', `${pet()}/diary/import`, file, { 'content-type': 'text/csv' });

const give = (changes: object) => owner.call('PATCH', pet(), changes);

const inProfile = async (): Promise<string | null | undefined> =>
  (await owner.call<Pet[]>('GET', '/api/pets')).body[0]?.weight;

/** Waits until this many updates of pets wait for a lock. */
const waiting = (count: number) =>
  until(`${String(count)} updates wait`, async () => {
    const { rowCount } = await world.database.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
         AND wait_event_type = 'Lock' AND query LIKE 'UPDATE "pets"%'`,
    );
    return rowCount === count;
  });

describe('the weight in a profile without one', () => {
  beforeEach(async () => {
    await owner.addPet({ weight: null });
  });

  it('is the newest in the diary, even after an entry is changed or removed', async () => {
    await weigh(4.1, '05-04');
    expect(await inProfile()).toBe('4.1 kg');
    const older = await weigh(3.5, '05-01');
    expect(await inProfile()).toBe('4.1 kg');
    const newest = await weigh(9.1, '05-09', 'lb');
    expect(await inProfile()).toBe('9.1 lb');
    await change(newest, { value: 9.3 });
    expect(await inProfile()).toBe('9.3 lb');
    await change(older, { at: '2026-05-10T08:00:00Z' });
    expect(await inProfile()).toBe('3.5 kg');
    await remove(older);
    expect(await inProfile()).toBe('9.3 lb');
    await remove(newest);
    expect(await inProfile()).toBe('4.1 kg');
  });

  it('is set by a repeated call whose first try stored the entry only', async () => {
    const clientId = randomUUID();
    await world.database.query(
      `INSERT INTO diary_entries ("petId", kind, at, value, unit, "clientId")
       VALUES ($1, 'weight', '2026-05-04T08:00:00Z', 4.1, 'kg', $2)`,
      [owner.petId, clientId],
    );
    const entry = { kind: 'weight', value: 4.1, unit: 'kg', clientId };
    expect((await owner.call('POST', `${pet()}/diary`, entry)).status).toBe(200);
    expect(await inProfile()).toBe('4.1 kg');
  });

  it('is removed with the only entry, so that no dose is computed from a mistake', async () => {
    await remove(await weigh(19.5, '05-04'));
    expect(await inProfile()).toBeNull();
  });

  it('is the newest in an imported file', async () => {
    await importFile('date,weight\n2026-05-04,4.1\n2026-05-18,4.05\n2026-05-11,4.2');
    expect(await inProfile()).toBe('4.05 kg');
  });

  it('is the newer of two that arrive at once, in whatever order they are stored', async () => {
    const { DATABASE_URL = '' } = world.settings;
    const options = { ...connectionOptions(DATABASE_URL, { pool: 4 }), entities: [PetEntity] };
    const source = await new DataSource(options).initialize();
    const weights = new PetWeights(source.getRepository(PetEntity));
    const holder = source.createQueryRunner();
    await holder.startTransaction();
    await weights.lock(holder.manager, owner.petId);
    const newer = weights.follow(owner.petId, { weight: '4.2 kg', at: new Date('2026-05-09') });
    await waiting(1);
    const older = weights.follow(owner.petId, { weight: '4.1 kg', at: new Date('2026-05-04') });
    await waiting(2);
    await holder.commitTransaction();
    const changed = await Promise.all([newer, older]);
    expect(changed.map((pet) => pet?.weight)).toEqual(['4.2 kg', undefined]);
    expect(await inProfile()).toBe('4.2 kg');
    await source.destroy();
  });
});

describe('a weight entered by the owner', () => {
  beforeEach(async () => {
    await owner.addPet({ weight: '5 kg' });
  });

  it('is replaced only by a newer entry, not by an imported or back-dated one', async () => {
    await weigh(1.2, '05-04');
    await importFile('date,weight\n2026-05-02,0.9\n2026-06-02,1.4');
    expect(await inProfile()).toBe('5 kg');
    const newest = await weigh(5.1);
    expect(await inProfile()).toBe('5.1 kg');
    await remove(newest);
    expect(await inProfile()).toBe('1.4 kg');
  });

  it('after the newest diary entry is unaffected by changes to that entry or older ones', async () => {
    await give({ weight: null });
    const [first, last] = [await weigh(4.1, '05-04'), await weigh(4.2, '06-04')];
    await give({ weight: '6 kg' });
    await change(first, { text: 'at the vet' });
    await change(last, { text: 'at home', value: 4.3 });
    await remove(last);
    await remove(first);
    expect(await inProfile()).toBe('6 kg');
  });

  it('does not count as newer when a form sends the same value again', async () => {
    const entry = await weigh(5.2);
    await give({ name: 'Luna', weight: '5.2 kg' });
    await remove(entry);
    expect(await inProfile()).toBeNull();
  });
});

it('nothing was an unexpected error', () => {
  expect(api.unforeseen).toEqual([]);
});
