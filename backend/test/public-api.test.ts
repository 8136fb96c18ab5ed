import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DiaryEntry } from '../src/contract/diary.js';
import type { Pet } from '../src/contract/pets.js';
import type { DiaryPage, PetPage } from '../src/contract/public-api.js';
import type { Reminder } from '../src/contract/reminders.js';
import type { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { PublicProgram } from './harness/public-program.js';
import { problem } from './harness/problem.js';
import { brief } from './harness/refusal.js';
import { until } from './harness/until.js';
import { World } from './harness/world.js';

let world: World;
let api: Process;
let owner: Owner;
let program: PublicProgram;

beforeAll(async () => {
  ({ world, api } = await World.shared());
});

beforeEach(async () => {
  world.model.behave({});
  ({ owner, program } = await PublicProgram.ofNewOwner(world, api));
});

afterAll(() => world.close());

const PET = { name: 'Otto', species: 'cane' };
const ENTRY = { kind: 'weight', at: '2026-05-04T08:00:00Z', value: 4.1, unit: 'kg' };

const ofPet = (rest = '') => `/pets/${String(owner.petId)}${rest}`;

const etagOf = ({ headers }: { headers: Headers }): string => headers.get('etag') ?? '';

describe('a program with a token', () => {
  it('changes what the owner sees, and can read the pets page by page', async () => {
    const tab = await owner.tab();
    const added = await program.call<Pet>('POST', '/pets', PET);
    expect(added.status).toBe(201);
    await until('the tab is told', () => tab.count('pet-saved') > 0);
    const first = await program.call<PetPage>('GET', '/pets?limit=1');
    expect(first.body.data.map(({ id }) => id)).toEqual([owner.petId]);
    const next = await program.call<PetPage>(
      'GET',
      `/pets?limit=1&cursor=${String(first.body.nextCursor)}`,
    );
    expect(next.body).toMatchObject({ data: [{ id: added.body.id }], nextCursor: null });
    expect((await program.call('DELETE', `/pets/${String(added.body.id)}`)).status).toBe(204);
    owner.closeTabs();
  });

  it('reads a part of the diary, newest first', async () => {
    const days = ['2026-05-01', '2026-05-02', '2026-05-03', '2026-05-04'];
    for (const day of days) {
      const entry = { ...ENTRY, at: `${day}T08:00:00Z` };
      expect((await program.call('POST', ofPet('/diary'), entry)).status).toBe(201);
    }
    const note = { kind: 'note', at: '2026-05-03T09:00:00Z', text: 'Slept' };
    await program.call('POST', ofPet('/diary'), note);
    const part = '/diary?kind=weight&from=2026-05-02T00:00:00Z&to=2026-05-04T00:00:00Z&limit=1';
    const first = (await program.call<DiaryPage>('GET', ofPet(part))).body;
    const rest = `${part}&cursor=${String(first.nextCursor)}`;
    const second = (await program.call<DiaryPage>('GET', ofPet(rest))).body;
    expect([...first.data, ...second.data].map(({ at }) => at.slice(0, 10))).toEqual([
      '2026-05-03',
      '2026-05-02',
    ]);
    expect(second.nextCursor).toBeNull();
    const insights = await program.call<{ findings: unknown[] }>('GET', ofPet('/insights'));
    expect(insights.body.findings.length).toBeGreaterThan(0);
  });

  it('sets up a reminder and marks it as done', async () => {
    const reminder = { kind: 'fleas', title: 'Drops', rule: 'FREQ=DAILY' };
    const when = { startsAt: '2090-01-01T08:00', timeZone: 'UTC' };
    const { body } = await program.call<Reminder>('POST', ofPet('/reminders'), {
      ...reminder,
      ...when,
    });
    const path = `/reminders/${String(body.id)}`;
    const renamed = await program.call<Reminder>('PATCH', path, { title: 'Flea drops' });
    expect(renamed.body).toMatchObject({ title: 'Flea drops', version: 2 });
    const done = await program.call<Reminder>('POST', `${path}/done`);
    expect(done.body.nextAt).toBe('2090-01-02T08:00:00.000Z');
    const list = await program.call<DiaryPage>('GET', ofPet('/reminders?state=active'));
    expect(list.body.data).toEqual([done.body]);
  });

  it('gets the urgency of a text', async () => {
    const text = { text: 'He ate a whole bar of dark chocolate', species: 'cane', weightKg: 8 };
    const { status, body } = await program.call<object>('POST', '/triage', text);
    expect({ status, body }).toMatchObject({ status: 200, body: { level: 'emergency' } });
    expect(await world.questionsOf(owner)).toBe(0);
  });

  it('is admitted with its token only', async () => {
    const cookie = { cookie: owner.cookie, authorization: '' };
    expect(brief(await program.call('GET', '/pets', undefined, cookie))).toEqual(
      problem(401, 'UNAUTHENTICATED'),
    );
    const reader = await PublicProgram.of(owner, ['pets:read']);
    expect(brief(await reader.call('POST', '/pets', PET))).toEqual(
      problem(403, 'SCOPE_MISSING', { scope: 'pets:write' }),
    );
    await world.setPlan(owner, 'pro');
    expect(brief(await program.call('GET', '/pets'))).toEqual(
      problem(403, 'PLAN_REQUIRED', { plan: 'expert', currentPlan: 'pro' }),
    );
  });

  it('gets all errors in the format of RFC 9457, wherever they arise', async () => {
    const answer = await program.call('POST', '/pets', { name: '', species: 'cane', wings: 2 });
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(brief(answer)).toEqual(
      problem(400, 'VALIDATION_FAILED', {
        detail: 'wings: Unknown field; name: Required',
        errors: [
          { field: 'wings', detail: 'Unknown field' },
          { field: 'name', detail: 'Required' },
        ],
      }),
    );
    const long = { content: 'x'.repeat(4001) };
    const calls: [string, string, unknown, number, string][] = [
      ['POST', ofPet('/questions'), long, 400, 'VALIDATION_FAILED'],
      ['POST', '/pets', JSON.stringify({ name: 'x'.repeat(70_000) }), 413, 'PAYLOAD_TOO_LARGE'],
      ['POST', '/pets', '{', 400, 'VALIDATION_FAILED'],
      ['GET', '/pets?cursor=x', undefined, 400, 'VALIDATION_FAILED'],
      ['GET', '/pets?limit=201', undefined, 400, 'VALIDATION_FAILED'],
      ['GET', '/nothing', undefined, 404, 'NOT_FOUND'],
    ];
    for (const [method, path, body, status, code] of calls) {
      const refused = await program.call(method, path, body);
      expect(refused.headers.get('content-type')).toMatch(/^application\/problem\+json/);
      expect(refused.body).toMatchObject({ status, code });
      expect(refused.status).toBe(status);
    }
    const told: [string, string, unknown, string][] = [
      ['POST', '/pets', '{', 'body: Must be valid JSON'],
      ['POST', '/pets', { ...PET, species: 'dog' }, 'species: Invalid input'],
    ];
    for (const [method, path, body, detail] of told) {
      const { body: refused } = await program.call(method, path, body);
      expect(refused.detail).toContain(detail);
      expect(refused.errors).toHaveLength(1);
    }
    const form = { 'content-type': 'text/plain' };
    expect((await program.call('POST', '/pets', 'x', form)).body.code).toBe(
      'UNSUPPORTED_MEDIA_TYPE',
    );
  });
});

describe('an ETag', () => {
  it('is refused where it would be ignored', async () => {
    const { body: entry } = await program.call<DiaryEntry>('POST', ofPet('/diary'), ENTRY);
    const path = `/diary/${String(entry.id)}`;
    const refused = await program.call('DELETE', path, undefined, { 'if-match': '"older"' });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'If-Match' }] } });
    expect((await program.call('GET', path)).status).toBe(200);
  });

  it('saves reading the same version again, and changes with the content', async () => {
    const first = await program.call<Pet>('GET', ofPet());
    const known = { 'if-none-match': etagOf(first) };
    expect(brief(await program.call('GET', ofPet(), undefined, known))).toEqual({ status: 304 });
    await owner.call('PATCH', `/api${ofPet()}`, { breed: 'Siamese' });
    const second = await program.call<Pet>('GET', ofPet(), undefined, known);
    expect(second).toMatchObject({ status: 200, body: { breed: 'Siamese' } });
  });

  it.each(['a pet', 'an entry'])(
    'lets only one of several simultaneous changes to %s succeed',
    async (what) => {
      const entry = await program.call<DiaryEntry>('POST', ofPet('/diary'), {
        kind: 'note',
        at: ENTRY.at,
        text: 'Slept',
      });
      const isPet = what === 'a pet';
      const path = isPet ? ofPet() : `/diary/${String(entry.body.id)}`;
      const ifMatch = { 'if-match': etagOf(await program.call('GET', path)) };
      const tries = Array.from({ length: 4 }, (_, n) =>
        program.call('PATCH', path, { [isPet ? 'breed' : 'text']: `No ${String(n)}` }, ifMatch),
      );
      const answers = await Promise.all(tries);
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused).toHaveLength(3);
      for (const one of refused) expect(brief(one)).toEqual(problem(412, 'PRECONDITION_FAILED'));
      const [changed] = answers.filter(({ status }) => status === 200);
      expect((await program.call('GET', path)).body).toEqual(changed?.body);
      const again = await program.call('PATCH', path, {}, { 'if-match': etagOf(changed ?? entry) });
      expect(again.status).toBe(200);
    },
  );

  it('that is not sent back lets all simultaneous changes succeed', async () => {
    const { body: entry } = await program.call<DiaryEntry>('POST', ofPet('/diary'), ENTRY);
    const { body: reminder } = await program.call<Reminder>('POST', ofPet('/reminders'), {
      kind: 'fleas',
      title: 'Drops',
      rule: 'FREQ=DAILY',
      startsAt: '2090-01-01T08:00',
      timeZone: 'UTC',
    });
    for (const [path, change] of [
      [`/diary/${String(entry.id)}`, (n: number) => ({ value: 4 + n / 10 })],
      [`/reminders/${String(reminder.id)}`, (n: number) => ({ title: `Drops ${String(n)}` })],
    ] as const) {
      const tries = Array.from({ length: 8 }, (_, n) => program.call('PATCH', path, change(n)));
      const answers = await Promise.all(tries);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    }
  });
});

it('nothing was an unexpected error', () => {
  expect(api.unforeseen).toEqual([]);
});
