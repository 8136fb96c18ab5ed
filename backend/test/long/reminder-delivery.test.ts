import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Owner } from '../harness/owner.js';
import { mailsIn } from '../harness/outbox.js';
import type { Process } from '../harness/processes.js';
import { DAY, inDays, Reminders } from '../harness/reminders.js';
import { eventually, until } from '../harness/until.js';
import { World } from '../harness/world.js';
import { PushServer } from '../stand-ins/push-server.js';

let world: World;
let api: Process;
let worker: Process;
let service: PushServer;
let owner: Owner;
let reminders: Reminders;

beforeAll(async () => {
  service = await PushServer.start();
  world = await World.create({ OPENAI_API_KEY: '', OPENAI_BASE_URL: '' });
  [api, worker] = await Promise.all([world.api(), world.worker()]);
});

beforeEach(async () => {
  owner = await world.ownerInChat(api);
  await world.setPlan(owner, 'pro');
  reminders = new Reminders(world, owner);
});

afterAll(async () => {
  await world.close();
  service.stop();
});

/** The next claim of a reminder takes two seconds. */
const SLOW_ONCE = `
  CREATE SEQUENCE claims;
  CREATE FUNCTION slow_once() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF nextval('claims') = 1 THEN PERFORM pg_sleep(2); END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER slow_once BEFORE INSERT ON reminder_events
    FOR EACH ROW EXECUTE FUNCTION slow_once()`;

const isAsleep = async (): Promise<boolean> => {
  const { rowCount } = await world.database.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'`,
  );
  return rowCount === 1;
};

describe('a due reminder', () => {
  it('is mailed if the owner wants it, and the mail says when it is late', async () => {
    await world.confirmAddress(owner);
    const late = (await reminders.add({ title: 'Syrup', rule: null, channels: ['mail'] })).body;
    const silent = (await reminders.add({ title: 'Brush', rule: null })).body;
    await reminders.setBack(late.id, 2);
    await reminders.setBack(silent.id, 2);
    const mails = () => mailsIn(world.settings.DATA_DIR ?? '', owner.email, 'reminder');
    await eventually(async () => expect(await mails()).toHaveLength(1), 30_000);
    await eventually(async () => expect(await reminders.history(silent.id)).toEqual([null]));
    const [mail] = await mails();
    expect(mail?.subject).toBe('Micia: Syrup');
    expect(mail?.text).toContain('is late');
    const { rows } = await world.database.query<{ id: string }>(
      `SELECT split_part(key, '-', 2) AS id FROM mails WHERE template = 'reminder'
         AND split_part(key, '-', 2) = ANY($1)`,
      [[String(late.id), String(silent.id)]],
    );
    expect(rows).toEqual([{ id: String(late.id) }]);
  });

  it('in an unknown time zone is sent by UTC and delays no other', async () => {
    const lost = (await reminders.add({ rule: 'FREQ=DAILY', timeZone: 'Europe/Rome' })).body;
    const other = (await reminders.add({ rule: 'FREQ=DAILY' })).body;
    const atlantis = `UPDATE reminders SET "timeZone" = 'Europe/Atlantis' WHERE id = $1`;
    await world.database.query(atlantis, [lost.id]);
    await reminders.setBack(lost.id, 1);
    await reminders.setBack(other.id, 0);
    await eventually(async () => expect(await reminders.history(other.id)).toEqual([null]));
    expect(await reminders.history(lost.id)).toEqual([null]);
    expect((await reminders.done(lost.id)).status).toBe(200);
  });

  it('that came up several times during downtime is sent once; earlier times count as missed', async () => {
    const { id } = (await reminders.add({ rule: 'FREQ=DAILY' })).body;
    await world.database.query(
      `INSERT INTO reminder_events ("reminderId", "dueAt", "claimedAt", "toldAt")
       VALUES ($1, now() - interval '9 days', now(), now())`,
      [id],
    );
    await reminders.setBack(id, 5);
    await eventually(
      async () => expect(await reminders.history(id)).toEqual(['missed', null]),
      30_000,
    );
    const age = Date.now() - Date.parse((await reminders.list())[0]?.nextAt ?? '');
    expect(age).toBeLessThan(DAY);
  });

  it('is sent as a notification if the owner wants it', async () => {
    const browser = service.browser();
    await owner.call('POST', '/api/push-subscriptions', browser.subscription);
    const titled = { rule: null, note: 'for her heart', timeZone: 'Europe/Rome' };
    await reminders.add({ ...titled, title: 'Brush' });
    await reminders.add({ ...titled, title: 'Syrup', channels: ['push'] });
    await world.database.query(
      `UPDATE reminders SET "startsAt" = '2026-01-02T08:00', "nextAt" = '2026-01-02T07:00Z',
         "remindAt" = '2026-01-02T07:00Z' WHERE "petId" = $1`,
      [owner.petId],
    );
    await eventually(() => expect(browser.shown).not.toEqual([]), 15_000);
    expect(browser.shown).toMatchObject([
      {
        title: 'Micia: Syrup',
        url: `/pets/${String(owner.petId)}`,
        body: 'Late, was due Friday 2 January at 08:00',
      },
    ]);
    expect(JSON.stringify(browser.shown)).not.toContain('heart');
  });

  it('rests on the free plan and resumes with a paid one', async () => {
    const { id } = (await reminders.add({ rule: 'FREQ=DAILY' })).body;
    await world.setPlan(owner, 'free');
    await reminders.setBack(id, 3);
    const isPast = async () => Date.parse((await reminders.list())[0]?.nextAt ?? '') < Date.now();
    await until('it was moved on', async () => !(await isPast()));
    expect(await reminders.history(id)).toEqual([]);
    await world.setPlan(owner, 'pro');
    const { rows } = await world.database.query(
      `UPDATE reminders SET "startsAt" = $2, "remindAt" = now()
       WHERE id = $1 AND "remindAt" > now() RETURNING id`,
      [id, inDays(-3)],
    );
    expect(rows).toHaveLength(1);
    await eventually(async () => expect(await reminders.history(id)).toEqual([null]), 30_000);
  });

  it('held by a worker that stands still is sent by another one, once', async () => {
    await world.confirmAddress(owner);
    const { id } = (await reminders.add({ title: 'Pill', rule: null, channels: ['mail'] })).body;
    await world.database.query(SLOW_ONCE);
    await reminders.setBack(id, 0);
    await until('it is claimed', () => isAsleep());
    worker.signal('SIGSTOP');
    await world.worker();
    await eventually(async () => expect(await reminders.history(id)).toEqual([null]), 60_000);
    worker.signal('SIGCONT');
    const mails = () => mailsIn(world.settings.DATA_DIR ?? '', owner.email, 'reminder');
    await eventually(async () => expect(await mails()).toHaveLength(1), 30_000);
    expect(await worker.end()).toBe(0);
    expect(await mails()).toHaveLength(1);
    expect(await reminders.history(id)).toEqual([null]);
  }, 120_000);
});
