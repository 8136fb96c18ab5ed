import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { diaryCursor, type DiaryEntry } from '../src/contract/diary.js';
import { itIsStrict } from './harness/form.js';
import type { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { brief, refusal } from './harness/refusal.js';
import { eventually } from './harness/until.js';
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

const AT = '2026-05-04T08:00:00.000Z';

const diaryOf = (who: Owner) => `/api/pets/${String(who.petId)}/diary`;

const write = <T = DiaryEntry>(entry: object, who = owner) =>
  who.call<T>('POST', diaryOf(who), { at: AT, ...entry });

const read = (query = '', who = owner) => who.call<DiaryEntry[]>('GET', `${diaryOf(who)}${query}`);

const change = <T = DiaryEntry>(id: number, changes: object, who = owner) =>
  who.call<T>('PATCH', `/api/diary/${String(id)}`, changes);

const remove = (id: number, who = owner) => who.call('DELETE', `/api/diary/${String(id)}`);

describe('a diary', () => {
  it('keeps entries in the unit they were entered in, newest first', async () => {
    const clientId = randomUUID();
    const weight = { kind: 'weight', value: 9.04, unit: 'lb', clientId };
    const { status, body } = await write(weight);
    expect(status).toBe(201);
    expect(body).toEqual({
      ...weight,
      id: expect.any(Number) as unknown as number,
      petId: owner.petId,
      at: AT,
      version: 1,
    });
    const symptom = { kind: 'symptom', text: 'vomited', severity: 'mild', minutes: 5 };
    const later = (await write({ ...symptom, at: '2026-05-04T12:00:00+02:00' })).body;
    expect(later).toMatchObject({ ...symptom, at: '2026-05-04T10:00:00.000Z' });
    expect((await read()).body).toEqual([later, body]);
  });

  it('without a moment is of now', async () => {
    const { status, body } = await write({ kind: 'note', text: 'sneezed', at: undefined });
    expect(status).toBe(201);
    expect(Math.abs(Date.parse(body.at) - Date.now())).toBeLessThan(60_000);
    const { at } = (await change(body.id, { version: 1, text: 'sneezed twice' })).body;
    expect(at).toBe(body.at);
  });

  it('refuses an entry on a day that does not exist', async () => {
    for (const at of ['2026-02-30T10:00:00Z', '2025-02-29T10:00:00+01:00']) {
      const fields = { at: 'Invalid input' };
      expect((await write({ kind: 'note', text: 'slept', at })).body).toMatchObject({ fields });
    }
    expect((await write({ kind: 'note', text: 'slept', at: '2024-02-29T10:00:00Z' })).status).toBe(
      201,
    );
  });

  it('stores the same client id once, however many requests send it', async () => {
    const entry = { kind: 'note', text: 'slept well', clientId: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 6 }, () => write(entry)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await read()).body).toHaveLength(1);
  });

  it('is read in pages, even where many entries share a moment', async () => {
    for (const text of ['one', 'two', 'three', 'four', 'five']) await write({ kind: 'note', text });
    const seen: DiaryEntry[] = [];
    for (const hasMore of ['true', 'true', 'false']) {
      const last = seen.at(-1);
      const page = await read(`?limit=2${last ? `&before=${diaryCursor(last)}` : ''}`);
      expect(page.headers.get('x-has-more')).toBe(hasMore);
      seen.push(...page.body);
    }
    expect(seen.map(({ text }) => text)).toEqual(['five', 'four', 'three', 'two', 'one']);
    for (const query of ['?before=x', '?before=1', '?limit=0', '?limit=201', '?before=1_-1']) {
      expect((await read(query)).body).toMatchObject({ code: 'VALIDATION_FAILED' });
    }
  });

  it('notifies all tabs of each change', async () => {
    const tab = await owner.tab();
    const { id } = (await write({ kind: 'note', text: 'limps a little' })).body;
    await change(id, { version: 1, text: 'limps' });
    await remove(id);
    await eventually(() => expect(tab.count('diary-changed')).toBe(3));
    expect(tab.events.find(({ name }) => name === 'diary-changed')?.payload).toEqual({
      petId: owner.petId,
    });
    owner.closeTabs();
  });

  it('is deleted with its pet', async () => {
    const { id } = (await write({ kind: 'note', text: 'x' })).body;
    await owner.call('DELETE', `/api/pets/${String(owner.petId)}`);
    expect(brief(await remove(id))).toEqual(refusal(404, 'NOT_FOUND'));
    expect(brief(await read())).toEqual(refusal(404, 'NOT_FOUND'));
  });
});

describe('an entry', () => {
  it('is changed field by field; null clears a field', async () => {
    const told = { kind: 'behaviour', text: 'barked', before: 'door bell', after: 'treat' };
    const { id } = (await write({ ...told, minutes: 10 })).body;
    const { body } = await change(id, { version: 1, before: 'post', minutes: null });
    expect(body).toMatchObject({ ...told, before: 'post', version: 2 });
    expect(body).not.toHaveProperty('minutes');
    expect((await read()).body).toEqual([body]);
  });

  it('that another tab has changed is reported to the later tab, which loses nothing', async () => {
    const { id } = (await write({ kind: 'weight', value: 4.1, unit: 'kg' })).body;
    const ways = [{ value: 4.2 }, { value: 4.3 }, { value: 4.4 }];
    const answers = await Promise.all(ways.map((way) => change(id, { version: 1, ...way })));
    const [first] = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.body).toMatchObject({ code: 'CHANGED_ELSEWHERE', entry: first?.body });
    expect((await change(id, { version: 2, value: 4.5 })).body).toMatchObject({ value: 4.5 });
  });

  it('is validated as a whole when one field changes', async () => {
    const { id } = (await write({ kind: 'weight', value: 4.1, unit: 'kg' })).body;
    const answer = await change(id, { version: 1, value: 4100 });
    expect(answer.body).toMatchObject({ code: 'IMPLAUSIBLE_AMOUNT', suggestedUnit: 'g' });
    const wrong = { version: 1, value: null };
    expect((await change(id, wrong)).body).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect((await read()).body).toMatchObject([{ value: 4.1, version: 1 }]);
  });

  it('in the future, before the birth or with an impossible weight is refused without losing data', async () => {
    await owner.call('PATCH', `/api/pets/${String(owner.petId)}`, { birthDate: '2026-01-10' });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    for (const at of [tomorrow, '2025-12-31T08:00:00Z']) {
      const { body } = await write({ kind: 'note', text: 'x', at });
      expect(body).toMatchObject({ code: 'VALIDATION_FAILED' });
      expect(body).toHaveProperty('fields.at');
    }
    // The day of birth has begun in Auckland.
    const born = await write({ kind: 'note', text: 'x', at: '2026-01-09T20:00:00Z' });
    expect(born.status).toBe(201);
    await remove(born.body.id);
    const heavy = await write({ kind: 'weight', value: 400, unit: 'kg' });
    expect(heavy.status).toBe(422);
    expect(heavy.body).toMatchObject({ code: 'IMPLAUSIBLE_AMOUNT', suggestedUnit: 'g' });
    expect((await read()).body).toEqual([]);
  });
});

describe('the plan', () => {
  it('without a diary names the one that has it', async () => {
    await world.setPlan(owner, 'free');
    const { status, body } = await write({ kind: 'note', text: 'x' });
    expect(status).toBe(403);
    expect(body).toMatchObject({ code: 'PLAN_REQUIRED', plan: 'pro', currentPlan: 'free' });
    expect((await read()).body).toEqual([]);
  });

  it('that has ended still lets the owner read, export and delete the diary', async () => {
    const entry = (await write({ kind: 'note', text: 'from better days' })).body;
    await world.setPlan(owner, 'free');
    expect((await read()).body).toEqual([entry]);
    const exported = await owner.call<{ diary: DiaryEntry[] }>('GET', '/api/user/export');
    expect(exported.body.diary).toEqual([entry]);
    const changed = await change(entry.id, { version: 1, text: 'y' });
    expect(changed.body).toMatchObject({ code: 'PLAN_REQUIRED' });
    expect((await remove(entry.id)).status).toBe(204);
    expect((await read()).body).toEqual([]);
  });
});

describe('a request', () => {
  const fields = {
    at: [
      'today',
      '2026-05-04',
      '2026-13-04T08:00:00Z',
      '2026-02-30T08:00:00Z',
      '1960-01-01T00:00:00Z',
      7,
    ],
    value: ['4', {}, 1e12],
    unit: ['stone', 7],
    text: [7, 'x'.repeat(1001), 'nul \0'],
    severity: ['deadly', 3],
    bodyPart: [7, 'x'.repeat(201)],
    minutes: [0, 1.5, '5', 43_201],
  };
  itIsStrict(
    {
      name: 'for a new entry',
      method: 'POST',
      path: '/api/pets/1/diary',
      valid: { kind: 'symptom', at: AT, text: 'itches' },
      wrong: { ...fields, kind: [undefined, null, 'mood', 7], clientId: ['1', 7] },
    },
    () => owner,
  );

  itIsStrict(
    {
      name: 'for a change',
      method: 'PATCH',
      path: '/api/diary/1',
      valid: { version: 1, text: 'itches' },
      wrong: { ...fields, version: [undefined, null, 0, '1', 1.5, 2 ** 31] },
    },
    () => owner,
  );
});

it('nothing was an unexpected error', () => {
  expect(api.unforeseen).toEqual([]);
});
