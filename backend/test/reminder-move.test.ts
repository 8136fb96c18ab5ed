import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Reminder } from '../src/contract/reminders.js';
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

const NEW_YORK = 'America/New_York';

const DAILY = {
  kind: 'weigh',
  title: 'Weigh her',
  rule: 'FREQ=DAILY',
  startsAt: '2028-07-01T08:00',
  timeZone: 'Europe/Rome',
};

const listOf = (who: Owner, petId = who.petId) => `/api/pets/${String(petId)}/reminders`;

const add = async (more: object = {}, who = owner): Promise<Reminder> =>
  (await who.call<Reminder>('POST', listOf(who), { ...DAILY, ...more })).body;

const list = async (who = owner, petId = who.petId): Promise<Reminder[]> =>
  (await who.call<Reminder[]>('GET', listOf(who, petId))).body;

const change = async (id: number, changes: object): Promise<Reminder> =>
  (await owner.call<Reminder>('PATCH', `/api/reminders/${String(id)}`, changes)).body;

const move = (timeZone = NEW_YORK) => owner.call('POST', '/api/reminders/move', { timeZone });

/** At eight there, not here. */
const MOVED = { timeZone: NEW_YORK, nextAt: '2028-07-01T12:00:00.000Z', version: 2 };

describe('an owner who moves', () => {
  it('can move one reminder to the same local time there', async () => {
    const { id, nextAt } = await add();
    expect(nextAt).toBe('2028-07-01T06:00:00.000Z');
    expect(await change(id, { version: 1, timeZone: NEW_YORK })).toMatchObject(MOVED);
  });

  it('can move the active reminders of all pets, once', async () => {
    const tab = await owner.tab();
    const [first, there, over] = [await add(), await add({ timeZone: NEW_YORK }), await add()];
    const ended = await change(over.id, { version: 1, state: 'ended' });
    const { petId } = owner;
    owner.petId = (await owner.addPet({ name: 'Otto', species: 'cane' })).id;
    const { id } = await add();
    await eventually(() => expect(tab.count('reminders-changed')).toBe(5));
    const answers = await Promise.all([move(), move()]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await list()).toMatchObject([{ id, ...MOVED }]);
    const byId = new Map((await list(owner, petId)).map((one) => [one.id, one]));
    expect(byId.get(first.id)).toMatchObject(MOVED);
    expect(byId.get(there.id)).toEqual(there);
    expect(byId.get(over.id)).toEqual(ended);
    await eventually(() => expect(tab.count('reminders-changed')).toBe(7));
    owner.closeTabs();
  });

  it("keeps an overdue reminder due; other owners' reminders stay as they are", async () => {
    const stranger = await world.ownerInChat(api);
    await world.setPlan(stranger, 'pro');
    await add({}, stranger);
    const { id } = await add();
    const late = '2026-01-05T07:00:00.000Z';
    await world.database.query(`UPDATE reminders SET "nextAt" = $2 WHERE id = $1`, [id, late]);
    await move();
    expect(await list()).toMatchObject([{ timeZone: NEW_YORK, nextAt: late }]);
    expect(await list(stranger)).toMatchObject([{ timeZone: 'Europe/Rome', version: 1 }]);
  });

  it('is not reminded again on a day already marked as done', async () => {
    const { id } = await add({ startsAt: '2026-01-01T08:00' });
    const told = '2026-01-05T07:00:00.000Z';
    await world.database.query(`UPDATE reminders SET "nextAt" = $2 WHERE id = $1`, [id, told]);
    await move();
    const path = `/api/reminders/${String(id)}/done`;
    const { body } = await owner.call<Reminder>('POST', path, { dueAt: told });
    expect(body.nextAt).toBe('2026-01-06T13:00:00.000Z');
  });

  it('requires the plan', async () => {
    await add();
    await world.setPlan(owner, 'free');
    expect(brief(await move())).toMatchObject(refusal(403, 'PLAN_REQUIRED'));
    expect(await list()).toMatchObject([{ timeZone: 'Europe/Rome' }]);
  });
});

describe('a request', () => {
  itIsStrict(
    {
      name: 'for a move',
      method: 'POST',
      path: '/api/reminders/move',
      valid: { timeZone: 'UTC' },
      wrong: { timeZone: [undefined, null, 7, '', 'Europe/Atlantis'] },
    },
    () => owner,
  );
});
