import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { DataSource } from 'typeorm';
import type { Env } from '../../src/config/env.js';
import { MailOutboxService } from '../../src/mail/mail-outbox.service.js';
import { Mail } from '../../src/mail/mail.entity.js';
import type { MailQueue } from '../../src/mail/mail.queue.js';
import { MailsRepository } from '../../src/mail/mails.repository.js';
import { connectionOptions } from '../../src/platform/database/connection-options.js';
import { UsageReportsRepository } from '../../src/usage-reports/usage-reports.repository.js';
import { UsageReportsService } from '../../src/usage-reports/usage-reports.service.js';
import type { Preferences } from '../../src/contract/preferences.js';
import type { Owner } from '../harness/owner.js';
import { Postbox } from '../harness/postbox.js';
import type { Process } from '../harness/processes.js';
import { until } from '../harness/until.js';
import type { World } from '../harness/world.js';

let desk: Postbox;
let world: World;
let api: Process;
let owner: Owner;

beforeAll(async () => {
  desk = await Postbox.open();
  ({ world, api } = desk);
});

beforeEach(async () => {
  owner = await world.owner(api);
  await world.setPlan(owner, 'expert');
  await world.confirmAddress(owner);
});

afterAll(() => desk.close());

describe('the monthly report', () => {
  const SUBJECT = 'Il tuo mese con Zampa: novembre 2026';
  const DECEMBER = new Date('2026-12-01T08:00:00Z');

  let source: DataSource;
  let reports: UsageReportsService;

  beforeAll(async () => {
    const { DATABASE_URL = '' } = world.settings;
    const options = { ...connectionOptions(DATABASE_URL, { pool: 4 }), entities: [Mail] };
    source = await new DataSource(options).initialize();
    const queue = { enqueue: () => Promise.resolve() } as unknown as MailQueue;
    const outbox = new MailOutboxService(new MailsRepository(source.getRepository(Mail)), queue);
    const logger = pino({ enabled: false });
    const env = world.settings as unknown as Env;
    const repository = new UsageReportsRepository(source);
    reports = new UsageReportsService(source, repository, outbox, logger, {
      ...env,
      PUBLIC_URL: api.url,
    });
  });

  afterAll(() => source.destroy());

  const monthsOf = async ({ id }: Owner): Promise<string[]> => {
    const sql = 'SELECT month FROM usage_reports WHERE "userId" = $1 ORDER BY month';
    const { rows } = await world.database.query<{ month: string }>(sql, [id]);
    return rows.map(({ month }) => month);
  };

  /** A question and its answer, a diary entry and a reminder that was done, at this moment. */
  const live = async ({ id }: Owner, petId: number, at: string): Promise<void> => {
    await world.database.query(
      `WITH session AS (
         INSERT INTO chat_sessions ("userId", "petId", title) VALUES ($1, $2, '')
         ON CONFLICT ("petId") DO UPDATE SET title = '' RETURNING id),
       said AS (
         INSERT INTO chat_messages ("sessionId", role, content, status, timestamp)
         SELECT id, role, 'x', 'complete', $3 FROM session, (VALUES ('user'), ('assistant')) AS r (role)),
       noted AS (
         INSERT INTO diary_entries ("petId", kind, at, text, "createdAt") VALUES ($2, 'note', $3, 'x', $3)),
       reminder AS (
         INSERT INTO reminders ("petId", kind, title, rule, "startsAt", "timeZone", channels)
         VALUES ($2, 'other', 'x', 'FREQ=DAILY', '2026-01-01T08:00', 'America/New_York', '{}')
         RETURNING id)
       INSERT INTO reminder_events ("reminderId", "dueAt", outcome, at)
       SELECT id, $3, 'done', $3 FROM reminder`,
      [id, petId, at],
    );
  };

  it("is sent once for the month, in the owner's time zone", async () => {
    const { id: petId } = await owner.addPet();
    await owner.call('PATCH', '/api/user/preferences', { language: 'it' });
    // In New York, November begins at 04:00 UTC and ends at 05:00 UTC.
    for (const at of ['2026-11-01T03:59:00Z', '2026-11-01T04:01:00Z', '2026-12-01T04:59:00Z'])
      await live(owner, petId, at);
    await reports.write(DECEMBER);
    expect(await monthsOf(owner)).toEqual([]);
    const noon = new Date('2026-12-01T17:00:00Z');
    await Promise.all([reports.write(noon), reports.write(noon), reports.write(noon)]);
    await reports.write(new Date('2026-12-05T17:00:00Z'));
    expect(await monthsOf(owner)).toEqual(['2026-11']);
    const left = await new UsageReportsRepository(source).readersAfter(owner.id - 1, '2026-11');
    expect(left.map(({ id }) => id)).not.toContain(owner.id);
    const mailed = () => desk.server.of(owner.email).filter(({ mail }) => mail.subject === SUBJECT);
    const { mail } = await until('the report is mailed', () => mailed()[0]);
    for (const fact of ['Domande: 2', 'Risposte: 2', 'Voci di diario: 2', 'Promemoria fatti: 2'])
      expect(mail.text).toContain(fact);
    expect(mail.text).toContain('Animali: 1');
    expect(mailed()).toHaveLength(1);
  });

  it('is switched off by the mail program with one click, but not without the key', async () => {
    await reports.write(DECEMBER);
    const mailed = () =>
      desk.server.of(owner.email).find(({ mail }) => /2026/.test(mail.subject ?? ''));
    const { mail } = await until('the report is mailed', mailed);
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? '';
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const url = header('list-unsubscribe').replace(/^<(.+)>$/, '$1');
    const press = (address: string) =>
      fetch(address, { method: 'POST', body: new URLSearchParams('List-Unsubscribe=One-Click') });
    const isWanted = async () =>
      (await owner.call<Preferences>('GET', '/api/user/preferences')).body.usageReports;
    const foreign = url.replace(/(?<=reports.)\d+/, String(owner.id + 1));
    expect((await press(foreign)).status).toBe(404);
    const fromWebmail = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    const looked = await fetch(url, { redirect: 'manual', headers: fromWebmail });
    expect([looked.status, looked.headers.get('location')]).toEqual([303, '/profile']);
    expect(await isWanted()).toBe(true);
    expect((await press(url)).status).toBe(200);
    expect((await press(url)).status).toBe(200);
    expect(await isWanted()).toBe(false);
    await owner.call('PATCH', '/api/user/preferences', { usageReports: true });
    const earlier = url.replace('/s/reports/', '/api/usage-reports/');
    expect((await press(earlier)).status).toBe(200);
    expect(await isWanted()).toBe(false);
    expect(api.output).not.toContain(url.split('/').at(-1));
  });

  it('is not sent to an unconfirmed address', async () => {
    const stranger = await world.owner(api);
    await world.setPlan(stranger, 'expert');
    await reports.write(DECEMBER);
    expect(await monthsOf(stranger)).toEqual([]);
    await world.confirmAddress(stranger);
    await reports.write(DECEMBER);
    expect(await monthsOf(stranger)).toEqual(['2026-11']);
  });

  it('is not sent on other plans or to owners who do not want it', async () => {
    const pro = await world.owner(api);
    await world.setPlan(pro, 'pro');
    await world.confirmAddress(pro);
    await owner.call('PATCH', '/api/user/preferences', { usageReports: false });
    await reports.write(DECEMBER);
    expect([await monthsOf(pro), await monthsOf(owner)]).toEqual([[], []]);
    await owner.call('PATCH', '/api/user/preferences', { usageReports: true });
    await reports.write(DECEMBER);
    expect(await monthsOf(owner)).toEqual(['2026-11']);
    await owner.call('DELETE', '/api/user', { confirm: 'DELETE' });
    expect(await monthsOf(owner)).toEqual([]);
  });
});
