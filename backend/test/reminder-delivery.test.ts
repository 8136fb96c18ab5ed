import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Reminder } from '../src/contract/reminders.js';
import type { Owner } from './harness/owner.js';
import { mailsIn } from './harness/outbox.js';
import type { Process } from './harness/processes.js';
import { eventually, until } from './harness/until.js';
import { World } from './harness/world.js';
import { PushServer } from './stand-ins/push-server.js';

let world: World;
let api: Process;
let service: PushServer;
let owner: Owner;

beforeAll(async () => {
  service = await PushServer.start();
  world = await World.create({ OPENAI_API_KEY: '', OPENAI_BASE_URL: '' });
  [api] = await Promise.all([world.api(), world.worker()]);
});

beforeEach(async () => {
  owner = await world.ownerInChat(api);
  await world.setPlan(owner, 'pro');
});

afterAll(async () => {
  await world.close();
  service.stop();
});

const DAY = 86_400_000;

/** The start of a minute so many days from now, in UTC. */
const inDays = (days: number): string =>
  new Date(Date.now() + days * DAY).toISOString().slice(0, 16);

const moment = (local: string): string => `${local}:00.000Z`;

const add = (reminder: object) =>
  owner.call<Reminder>('POST', `/api/pets/${String(owner.petId)}/reminders`, {
    ...{ kind: 'weigh', title: 'Weigh her', rule: 'FREQ=DAILY', timeZone: 'UTC' },
    ...{ startsAt: inDays(1), ...reminder },
  });

const list = async (): Promise<Reminder[]> =>
  (await owner.call<Reminder[]>('GET', `/api/pets/${String(owner.petId)}/reminders`)).body;

const done = (id: number) => owner.call<Reminder>('POST', `/api/reminders/${String(id)}/done`);

/** What became of the occurrences of a reminder, oldest first. */
async function history(id: number): Promise<(string | null)[]> {
  const { rows } = await world.database.query<{ outcome: string | null }>(
    'SELECT outcome FROM reminder_events WHERE "reminderId" = $1 ORDER BY "dueAt"',
    [id],
  );
  return rows.map(({ outcome }) => outcome);
}

/** Lets a reminder have come so many days ago, unseen until now. */
const setBack = (id: number, days: number) =>
  world.database.query(
    `UPDATE reminders SET "startsAt" = $2, "nextAt" = $3, "remindAt" = $3 WHERE id = $1`,
    [id, inDays(-days), moment(inDays(-days))],
  );

describe('when it has come', () => {
  it('tabs are told once, and it waits for an answer', async () => {
    const tab = await owner.tab();
    const { id } = (await add({ rule: 'FREQ=DAILY' })).body;
    await setBack(id, 0);
    const due = await until('the tab was told', () =>
      tab.events.find(({ name }) => name === 'reminder-due'),
    );
    const [reminder] = await list();
    expect(due.payload).toEqual({ reminder });
    expect(Date.parse(reminder?.nextAt ?? '')).toBeLessThanOrEqual(Date.now());
    expect(await history(id)).toEqual([null]);
    expect((await done(id)).body.nextAt).not.toBe(reminder?.nextAt);
    expect(await history(id)).toEqual(['done']);
    expect(tab.count('reminder-due')).toBe(1);
    owner.closeTabs();
  });

  it('a mail tells of it where the owner wants one, and says when it is late', async () => {
    await world.database.query('UPDATE users SET "emailVerifiedAt" = now() WHERE id = $1', [
      owner.id,
    ]);
    const late = (await add({ title: 'Syrup', rule: null, channels: ['mail'] })).body;
    const silent = (await add({ title: 'Brush', rule: null })).body;
    await setBack(late.id, 2);
    await setBack(silent.id, 2);
    const mails = () => mailsIn(world.settings.DATA_DIR ?? '', owner.email, 'reminder');
    await eventually(async () => expect(await mails()).toHaveLength(1), 30_000);
    await eventually(async () => expect(await history(silent.id)).toEqual([null]));
    const [mail] = await mails();
    expect(mail?.subject).toBe('Micia: Syrup');
    expect(mail?.text).toContain('is late');
  });

  it('in a time zone that nobody knows any more, it comes by UTC and holds up no other', async () => {
    const lost = (await add({ rule: 'FREQ=DAILY', timeZone: 'Europe/Rome' })).body;
    const other = (await add({ rule: 'FREQ=DAILY' })).body;
    const atlantis = `UPDATE reminders SET "timeZone" = 'Europe/Atlantis' WHERE id = $1`;
    await world.database.query(atlantis, [lost.id]);
    await setBack(lost.id, 1);
    await setBack(other.id, 0);
    await eventually(async () => expect(await history(other.id)).toEqual([null]));
    expect(await history(lost.id)).toEqual([null]);
    expect((await done(lost.id)).status).toBe(200);
  });

  it('often while nobody looked, the last time stands for all, and what waited is missed', async () => {
    const { id } = (await add({ rule: 'FREQ=DAILY' })).body;
    await world.database.query(
      `INSERT INTO reminder_events ("reminderId", "dueAt", "claimedAt", "toldAt")
       VALUES ($1, now() - interval '9 days', now(), now())`,
      [id],
    );
    await setBack(id, 5);
    await eventually(async () => expect(await history(id)).toEqual(['missed', null]), 30_000);
    const age = Date.now() - Date.parse((await list())[0]?.nextAt ?? '');
    expect(age).toBeLessThan(DAY);
  });

  it('it does not come on the free plan, but goes on when the plan does', async () => {
    const { id } = (await add({ rule: 'FREQ=DAILY' })).body;
    await world.setPlan(owner, 'free');
    await setBack(id, 3);
    const isPast = async () => Date.parse((await list())[0]?.nextAt ?? '') < Date.now();
    await until('it was moved on', async () => !(await isPast()));
    expect(await history(id)).toEqual([]);
  });

  it('a notification tells of it where the owner wants one', async () => {
    const browser = service.browser();
    await owner.call('POST', '/api/push-subscriptions', browser.subscription);
    const titled = { rule: null, note: 'for her heart', timeZone: 'Europe/Rome' };
    await add({ ...titled, title: 'Brush' });
    await add({ ...titled, title: 'Syrup', channels: ['push'] });
    await world.database.query(
      `UPDATE reminders SET "startsAt" = '2026-01-02T08:00', "nextAt" = '2026-01-02T07:00Z',
         "remindAt" = '2026-01-02T07:00Z' WHERE "petId" = $1`,
      [owner.petId],
    );
    await eventually(() => expect(browser.shown).not.toEqual([]), 15_000);
    expect(browser.shown).toMatchObject([
      {
        ...{ title: 'Micia: Syrup', url: `/pets/${String(owner.petId)}` },
        body: 'Late, was due Friday 2 January at 08:00',
      },
    ]);
    expect(JSON.stringify(browser.shown)).not.toContain('heart');
  });
});
