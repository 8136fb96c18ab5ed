import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DiaryEntry } from '../src/contract/diary.js';
import type { DiaryImport } from '../src/contract/diary-import.js';
import type { Reminder } from '../src/contract/reminders.js';
import type { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { brief, refusal } from './harness/refusal.js';
import { inDays } from './harness/reminders.js';
import { World } from './harness/world.js';

let world: World;
let api: Process;
let owner: Owner;

beforeAll(async () => {
  ({ world, api } = await World.shared());
});

beforeEach(async () => {
  owner = await world.ownerInChat(api);
  await world.setPlan(owner, 'pro');
});

afterAll(() => world.close());

const FULL = refusal(409, 'DIARY_LIMIT_REACHED', { limit: 10_000 });

const ofPet = (path: string): string => `/api/pets/${String(owner.petId)}/${path}`;

/** Fills the diary up to so many entries. */
const fill = (entries: number) =>
  world.database.query(
    `INSERT INTO diary_entries ("petId", kind, at, text)
     SELECT $1, 'note', '2026-05-04T08:00:00Z', 'slept' FROM generate_series(1, $2::integer)`,
    [owner.petId, entries],
  );

const write = (clientId: string | null = randomUUID(), by = owner) =>
  by.call<DiaryEntry>('POST', ofPet('diary'), { kind: 'note', text: 'ate', clientId });

/** Imports a weight for each of so many days. */
const importDays = (days: number) => {
  const rows = Array.from({ length: days }, (_, day) =>
    new Date(Date.UTC(2020, 0, 1 + day)).toISOString().slice(0, 10).concat(',4.1'),
  );
  const file = ['Date,Weight (kg)', ...rows].join('\n');
  const headers = { 'content-type': 'text/csv' };
  return owner.call<DiaryImport>('POST', ofPet('diary/import'), file, headers);
};

async function count(): Promise<number> {
  const counted = `SELECT count(*)::int AS count FROM diary_entries WHERE "petId" = $1`;
  const { rows } = await world.database.query<{ count: number }>(counted, [owner.petId]);
  return rows[0]?.count ?? 0;
}

const times = <T>(number: number, work: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: number }, work));

describe('the diary of a pet', () => {
  it('never has more than 10,000 entries, however many requests add one', async () => {
    await fill(9995);
    const answers = await times(8, () => write());
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.filter(({ status }) => status !== 201).map(brief)).toEqual([FULL, FULL, FULL]);
    expect(await count()).toBe(10_000);
  });

  it('that is full still returns an entry that is sent again, and takes one for one removed', async () => {
    await fill(9999);
    const clientId = randomUUID();
    const { id } = (await write(clientId)).body;
    expect(await write(clientId)).toMatchObject({ status: 200, body: { id } });
    expect([await write(), await write(null)].map(brief)).toEqual([FULL, FULL]);
    expect((await owner.call('DELETE', `/api/diary/${String(id)}`)).status).toBe(204);
    expect((await write()).status).toBe(201);
  });

  it('takes its last entry once, even if that is sent twice at the same moment', async () => {
    await fill(9999);
    const clientId = randomUUID();
    const sent = await times(4, () => write(clientId));
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
  });

  it('has no call wait for a file being imported that may add nothing, or adds nothing new', async () => {
    const clientId = randomUUID();
    const { id } = (await write(clientId)).body;
    const stranger = await world.owner(api);
    await world.setPlan(stranger, 'pro');
    const importing = await world.database.connect();
    try {
      await importing.query('BEGIN');
      await importing.query('SELECT FROM pets WHERE id = $1 FOR NO KEY UPDATE', [owner.petId]);
      expect(brief(await write(randomUUID(), stranger))).toEqual(refusal(404, 'NOT_FOUND'));
      expect(await write(clientId)).toMatchObject({ status: 200, body: { id } });
      await world.setPlan(owner, 'free');
      expect((await write()).status).toBe(403);
    } finally {
      await importing.query('ROLLBACK');
      importing.release();
    }
  });

  it('takes a file only as a whole, and all the same if it has been imported before', async () => {
    await fill(9990);
    expect(brief(await importDays(11))).toEqual(FULL);
    expect(await count()).toBe(9990);
    expect((await importDays(10)).body).toMatchObject({ added: 10, known: 0 });
    expect((await importDays(10)).body).toMatchObject({ added: 0, known: 10 });
  });

  it('is not overfilled by entries that are written while a file is imported', async () => {
    await fill(9700);
    const [imported, ...written] = await Promise.all([
      importDays(300),
      ...Array.from({ length: 6 }, () => write()),
    ]);
    const added = written.filter(({ status }) => status === 201).length;
    expect(imported.status === 200 ? added : 0).toBe(0);
    expect(await count()).toBeLessThanOrEqual(10_000);
  });

  it('that is full does not keep a reminder from being done', async () => {
    await fill(10_000);
    const fleas = { kind: 'fleas', title: 'Flea treatment', rule: 'FREQ=DAILY', timeZone: 'UTC' };
    const startsAt = inDays(1);
    const { body } = await owner.call<Reminder>('POST', ofPet('reminders'), { ...fleas, startsAt });
    const done = await owner.call<Reminder>('POST', `/api/reminders/${String(body.id)}/done`);
    expect(done).toMatchObject({ status: 200, body: { lastDoneAt: expect.any(String) } });
    expect(await count()).toBe(10_000);
  });
});
