import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { diaryCursor, type DiaryEntry } from '../../src/contract/diary.js';
import type { Insights } from '../../src/contract/insights.js';
import type { Pet } from '../../src/contract/pets.js';
import type { Owner } from '../harness/owner.js';
import type { Process } from '../harness/processes.js';
import { QueryPlans } from '../harness/query-plans.js';
import { World } from '../harness/world.js';

let world: World;
let api: Process;
let statements: QueryPlans;
let owner: Owner;

beforeAll(async () => {
  ({ world } = await World.shared());
  statements = await QueryPlans.before(world.settings.DATABASE_URL ?? '');
  api = await world.api(undefined, { DATABASE_URL: statements.url });
});

beforeEach(async () => {
  owner = await world.ownerInChat(api);
  await world.setPlan(owner, 'pro');
});

afterAll(async () => {
  await world.close();
  statements.close();
});

const ofPet = (path: string): string => `/api/pets/${String(owner.petId)}/${path}`;

const write = (entry: object) =>
  owner.call<DiaryEntry>('POST', ofPet('diary'), { at: '2026-05-04T08:00:00.000Z', ...entry });

const read = (query = '') => owner.call<DiaryEntry[]>('GET', ofPet(`diary?limit=200${query}`));

const insights = () => owner.call<Insights>('GET', ofPet('insights'));

/**
 * The command tags of a call's statements; an insert that also notifies webhooks ends in a
 * `SELECT`.
 */
async function during(call: () => Promise<{ status: number }>): Promise<string[]> {
  statements.takeCommands();
  expect((await call()).status).toBeLessThan(300);
  return statements.takeCommands();
}

it("a new entry takes one statement, and a second one if it updates the profile's weight", async () => {
  expect(await during(() => write({ kind: 'note', text: 'limps' }))).toEqual(['SELECT']);
  const symptom = { kind: 'symptom', text: 'vomited', clientId: randomUUID() };
  expect(await during(() => write(symptom))).toEqual(['SELECT']);
  const weight = { kind: 'weight', value: 4.1, unit: 'kg' };
  const at = new Date().toISOString();
  expect(await during(() => write({ ...weight, at }))).toEqual(['SELECT', 'UPDATE']);
  const older = { ...weight, value: 3.9, at: '2026-04-04T08:00:00Z' };
  expect(await during(() => write(older))).toEqual(['SELECT']);
  const [pet] = (await owner.call<Pet[]>('GET', '/api/pets')).body;
  expect(pet?.weight).toBe('4.1 kg');
});

it('an entry beyond 5,000 is added in a transaction, once it is known that it may be', async () => {
  await world.database.query(
    `INSERT INTO diary_entries ("petId", kind, at, text)
     SELECT $1, 'note', now(), 'slept' FROM generate_series(1, 5000)`,
    [owner.petId],
  );
  const reads = ['SELECT', 'SELECT', 'SELECT'];
  const transaction = ['START', 'SELECT', 'SELECT', 'COMMIT'];
  const note = { kind: 'note', text: 'limps' };
  expect(await during(() => write(note))).toEqual([...reads, ...transaction]);
  const sent = { ...note, clientId: randomUUID() };
  expect(await during(() => write(sent))).toEqual([...reads, 'SELECT', ...transaction]);
});

describe('10,000 entries of a pet', () => {
  const FILL = `
    INSERT INTO diary_entries ("petId", kind, at, value, unit, text)
    SELECT $1, kind, now() - n * interval '3 hours', CASE kind WHEN 'weight' THEN 4 + n % 7 * 0.01
        WHEN 'food' THEN 45 WHEN 'breaths' THEN 20 + n % 5 END,
      CASE kind WHEN 'weight' THEN 'kg' WHEN 'food' THEN 'g' WHEN 'breaths' THEN 'breaths' END,
      CASE kind WHEN 'food' THEN 'dry' WHEN 'symptom' THEN 'sneezed' WHEN 'note' THEN 'sleeps' END
    FROM (SELECT n, (ARRAY['weight', 'food', 'symptom', 'breaths', 'note'])[1 + n % 5] AS kind
      FROM generate_series(1, 10000) AS n) AS entry`;

  beforeEach(async () => {
    await world.database.query(FILL, [owner.petId]);
  });

  it('are read page by page to the first one, with two statements each', async () => {
    let count = 0;
    let before = '';
    for (let hasMore = true; hasMore;) {
      const page = await read(before);
      count += page.body.length;
      hasMore = page.headers.get('x-has-more') === 'true';
      const last = page.body.at(-1);
      before = last ? `&before=${diaryCursor(last)}` : '';
    }
    expect(count).toBe(10_000);
    expect(await during(() => read(before))).toEqual(['SELECT', 'SELECT']);
  });

  it('are shown with two statements, in charts no larger than the screen needs', async () => {
    expect(await during(insights)).toEqual(['SELECT', 'SELECT']);
    const { series, findings } = (await insights()).body;
    expect(series.weight.points).toHaveLength(1000);
    expect(series.breaths.points).toHaveLength(1000);
    expect(findings.map(({ kind }) => kind)).toContain('weight');
    expect(JSON.stringify(series).length).toBeLessThan(400_000);
  });
});

it('nothing was an unexpected error', () => {
  expect(api.unforeseen).toEqual([]);
});
