import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DiaryEntry } from '../src/contract/diary.js';
import type { Reminder } from '../src/contract/reminders.js';
import { itIsStrict } from './harness/form.js';
import type { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { brief, invalid, refusal } from './harness/refusal.js';
import { DAY, historyOf, inDays, moment } from './harness/reminders.js';
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

const listOf = (who: Owner) => `/api/pets/${String(who.petId)}/reminders`;

const WEIGH = { kind: 'weigh', title: 'Weigh her', rule: 'FREQ=WEEKLY', timeZone: 'UTC' };

const add = <T = Reminder>(reminder: object = {}, who = owner) =>
  who.call<T>('POST', listOf(who), { ...WEIGH, startsAt: inDays(1), ...reminder });

const list = async (): Promise<Reminder[]> =>
  (await owner.call<Reminder[]>('GET', listOf(owner))).body;

const at = (id: number) => `/api/reminders/${String(id)}`;

const change = <T = Reminder>(id: number, changes: object, who = owner) =>
  who.call<T>('PATCH', at(id), changes);

const step = <T = Reminder>(id: number, name: 'done' | 'skip', body?: object) =>
  owner.call<T>('POST', `${at(id)}/${name}`, body);

const diary = async (): Promise<DiaryEntry[]> =>
  (await owner.call<DiaryEntry[]>('GET', `/api/pets/${String(owner.petId)}/diary`)).body;

const history = (id: number) => historyOf(world, id);

describe('a reminder', () => {
  it('is stored as set, with the time when it is next due', async () => {
    const startsAt = inDays(2);
    const { status, body } = await add({ startsAt, note: ' on the kitchen scale ' });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...WEIGH,
      id: expect.any(Number) as unknown as number,
      petId: owner.petId,
      startsAt,
      note: 'on the kitchen scale',
      nextAt: moment(startsAt),
      lastDoneAt: null,
      state: 'active',
      proposalKey: null,
      channels: [],
      timesLeft: null,
      version: 1,
    });
    expect(await list()).toEqual([body]);
  });

  it('with a limited number of times reports how many are left', async () => {
    const { body } = await add({ rule: 'FREQ=WEEKLY;COUNT=3' });
    expect(body.timesLeft).toBe(3);
    expect((await step(body.id, 'done')).body.timesLeft).toBe(2);
  });

  it('starts on the first day that matches its rule, in local time of its zone', async () => {
    const rule = 'RRULE:FREQ=YEARLY;BYMONTH=7;BYMONTHDAY=1';
    const { body } = await add({ rule, startsAt: '2027-01-01T08:00', timeZone: 'Europe/Rome' });
    expect(body).toMatchObject({
      rule: 'FREQ=YEARLY;BYMONTH=7;BYMONTHDAY=1',
      startsAt: '2027-07-01T08:00',
      nextAt: '2027-07-01T06:00:00.000Z',
    });
  });

  it('stores the canonical name of its zone, however a program spells it', async () => {
    const startsAt = '2090-01-01T08:00';
    const { body } = await add({ startsAt, timeZone: 'eUrOpE/rOmE' });
    expect(body).toMatchObject({ timeZone: 'Europe/Rome', nextAt: '2090-01-01T07:00:00.000Z' });
  });

  it('that is never due, or no longer, is refused', async () => {
    const never = await add({ rule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30' });
    expect(brief(never)).toEqual(invalid('rule'));
    const over = await add({ rule: null, startsAt: inDays(-1) });
    expect(brief(over)).toEqual(invalid('startsAt'));
    expect(await list()).toEqual([]);
  });

  it('can be changed only from its current version, and notifies all tabs', async () => {
    const tab = await owner.tab();
    const { id } = (await add()).body;
    const { body } = await change(id, { version: 1, title: 'Weigh him', channels: ['mail'] });
    expect(body).toMatchObject({ title: 'Weigh him', channels: ['mail'], version: 2 });
    const late = await change(id, { version: 1, title: 'Weigh it' });
    expect(brief(late)).toMatchObject(refusal(409, 'CHANGED_ELSEWHERE'));
    expect(late.body).toMatchObject({ reminder: body });
    await eventually(() => expect(tab.count('reminders-changed')).toBe(2));
    owner.closeTabs();
  });

  it('ends for good, and can be deleted', async () => {
    const { id } = (await add()).body;
    const ended = (await change(id, { version: 1, state: 'ended' })).body;
    expect(ended).toMatchObject({ state: 'ended', nextAt: null });
    const again = await change(id, { version: 2, title: 'Again' });
    expect(brief(again)).toEqual(invalid('state'));
    expect((await owner.call('DELETE', at(id))).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  it('counts towards a limit of a hundred', async () => {
    await world.database.query(
      `INSERT INTO reminders ("petId", kind, title, "startsAt", "timeZone", "nextAt", "remindAt")
       SELECT $1, 'other', 'n', '2030-01-01T08:00', 'UTC', '2030-01-01', '2030-01-01'
       FROM generate_series(1, 99)`,
      [owner.petId],
    );
    const answers = await Promise.all([add(), add(), add()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('that was proposed is added once, even when accepted several times at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => add({ proposalKey: 'weigh-young' })),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await list()).toHaveLength(1);
  });
});

describe('marking a reminder as done', () => {
  it('moves it to its next time, once per occurrence, and adds a diary entry', async () => {
    const startsAt = inDays(1);
    const flea = {
      kind: 'fleas',
      title: 'Flea treatment',
      rule: 'FREQ=DAILY;INTERVAL=30',
      startsAt,
    };
    const { id, nextAt: dueAt } = (await add(flea)).body;
    const answers = await Promise.all(Array.from({ length: 3 }, () => step(id, 'done', { dueAt })));
    const next = new Date(Date.parse(moment(startsAt)) + 30 * DAY).toISOString();
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ nextAt: next, state: 'active' });
    }
    expect(await history(id)).toEqual(['done']);
    expect(await diary()).toMatchObject([{ kind: 'parasites', text: 'Flea treatment' }]);
    expect((await list())[0]?.lastDoneAt).not.toBeNull();
  });

  it('ends one that does not repeat; skipping adds no diary entry', async () => {
    const once = (await add({ rule: null, kind: 'vaccine', title: 'Rabies' })).body;
    expect((await step(once.id, 'skip')).body).toMatchObject({
      state: 'ended',
      nextAt: null,
      lastDoneAt: null,
    });
    expect(await history(once.id)).toEqual(['skipped']);
    expect(await diary()).toEqual([]);
  });
});

describe('without the plan', () => {
  it('reminders cannot be added, changed or marked as done, but read and deleted', async () => {
    const { id } = (await add()).body;
    await world.setPlan(owner, 'free');
    const refused = [
      await add(),
      await change(id, { version: 1, title: 'Mine' }),
      await step(id, 'done'),
      await step(id, 'skip'),
    ];
    for (const answer of refused) {
      expect(brief(answer)).toMatchObject(refusal(403, 'PLAN_REQUIRED'));
      expect(answer.body).toMatchObject({ plan: 'pro' });
    }
    expect(await list()).toHaveLength(1);
    expect((await owner.call('DELETE', at(id))).status).toBe(204);
  });
});

describe('a request', () => {
  const fields = {
    kind: [null, 'party', 7],
    title: [null, '', ' ', 7, 'x'.repeat(81)],
    note: [7, 'x'.repeat(501)],
    rule: [
      7,
      '',
      'FREQ=MINUTELY',
      'FREQ=WEEKLY;BYDAY=XX',
      `FREQ=DAILY;BYDAY=${'MO,'.repeat(100)}TU`,
    ],
    startsAt: [null, 7, '2027-02-29T08:00', '2027-02-28', '2027-02-28T08:00Z'],
    timeZone: [null, 7, '', 'Europe/Atlantis'],
    channels: [null, 'mail', ['pigeon'], ['mail', 'mail'], [7]],
  };

  itIsStrict(
    {
      name: 'for a new reminder',
      method: 'POST',
      path: '/api/pets/1/reminders',
      valid: { ...WEIGH, startsAt: '2090-01-01T08:00' },
      wrong: { ...fields, proposalKey: [7, '', 'A b', 'x'.repeat(61)] },
    },
    () => owner,
  );

  itIsStrict(
    {
      name: 'for a change',
      method: 'PATCH',
      path: '/api/reminders/1',
      valid: { version: 1, title: 'Weigh him' },
      wrong: { ...fields, state: ['active', null, 7], version: [undefined, null, 0, '1', 2 ** 31] },
    },
    () => owner,
  );

  itIsStrict(
    {
      name: 'to mark one as done',
      method: 'POST',
      path: '/api/reminders/1/done',
      valid: { dueAt: '2027-01-01T08:00:00Z' },
      wrong: { dueAt: [null, 7, '', '2027-01-01'] },
    },
    () => owner,
  );
});
