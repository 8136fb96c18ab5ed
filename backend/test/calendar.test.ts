import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Device } from '../src/contract/accounts.js';
import type { CalendarFeed, NewCalendarFeed } from '../src/contract/calendar.js';
import type { Reminder } from '../src/contract/reminders.js';
import { Owner, PASSWORD } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { brief, refusal } from './harness/refusal.js';
import { visit } from './harness/visit.js';
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

/** The address as this process serves it, whatever its public name is. */
const make = async (): Promise<string> => {
  const { status, body } = await owner.call<NewCalendarFeed>('POST', '/api/calendar');
  expect(status).toBe(201);
  return `${api.url}${new URL(body.url).pathname}`;
};

const known = async (): Promise<CalendarFeed> =>
  (await owner.call<CalendarFeed>('GET', '/api/calendar')).body;

describe('the calendar feed', () => {
  it('can be read by anyone who knows its address, and is not indexed', async () => {
    expect(await known()).toEqual({ exists: false, createdAt: null });
    const { status, headers, text } = await visit(await make());
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('set-cookie')).toBeNull();
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[^]*END:VCALENDAR\r\n$/);
    expect(await known()).toEqual({
      exists: true,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as unknown as string,
    });
  });

  it('contains the reminders of all pets in their time zones, without notes', async () => {
    const { id: petId } = await owner.addPet({ name: 'Moka', species: 'gatto' });
    const reminder = { kind: 'medicine', title: 'Syrup', note: 'for her heart' };
    const when = { rule: 'FREQ=DAILY', startsAt: '2090-01-02T08:00', timeZone: 'Europe/Rome' };
    const path = `/api/pets/${String(petId)}/reminders`;
    const { body } = await owner.call<Reminder>('POST', path, { ...reminder, ...when });
    const url = await make();
    const { text } = await visit(url);
    expect(text).toContain('SUMMARY:Moka: Syrup\r\n');
    expect(text).toContain('DTSTART;TZID=Europe/Rome:20900102T080000\r\n');
    expect(text).toContain('RRULE:FREQ=DAILY\r\n');
    expect(text).not.toContain('heart');
    await owner.call('PATCH', `/api/reminders/${String(body.id)}`, { version: 1, state: 'ended' });
    expect((await visit(url)).text).not.toContain('Syrup');
  });

  it('is not sent again while it is unchanged', async () => {
    const url = await make();
    const etag = (await visit(url)).headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const again = await visit(url, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it("is in the owner's language", async () => {
    const url = await make();
    await owner.call('GET', '/api/auth/session', undefined, { 'accept-language': 'it' });
    expect((await visit(url)).text).toContain('X-WR-CALNAME:Promemoria di Zampa\r\n');
  });

  it('stops working when a new one is created or when it is revoked', async () => {
    const [first, second] = [await make(), await make()];
    expect([(await visit(first)).status, (await visit(second)).status]).toEqual([404, 200]);
    for (let again = 0; again < 2; again += 1) {
      expect((await owner.call('DELETE', '/api/calendar')).status).toBe(204);
    }
    expect((await visit(second)).status).toBe(404);
    expect(await known()).toEqual({ exists: false, createdAt: null });
  });

  it('stops working when the password changes, but not when a device is signed out', async () => {
    const url = await make();
    const device = new Owner(api.url);
    const { email } = owner;
    await device.call('POST', '/api/auth/login', { email, password: PASSWORD });
    const [first] = (await device.call<Device[]>('GET', '/api/user/sessions')).body;
    await owner.call('DELETE', `/api/user/sessions/${first?.id ?? ''}`);
    expect((await device.call('GET', '/api/calendar')).status).toBe(401);
    expect((await visit(url)).status).toBe(200);
    const change = { currentPassword: PASSWORD, password: 'another-long-password-7' };
    expect((await owner.call('POST', '/api/auth/change-password', change)).status).toBe(200);
    expect((await visit(url)).status).toBe(404);
    expect(await known()).toEqual({ exists: false, createdAt: null });
  });

  it('at an unknown address looks the same for every request', async () => {
    const url = await make();
    await owner.call('DELETE', '/api/calendar');
    const texts = new Set<string>();
    for (const path of [
      url,
      url.replace(/.{9}\.ics$/, 'x.ics'),
      `${api.url}/api/calendar/%00.ics`,
    ]) {
      const { status, text } = await visit(path);
      expect(status).toBe(404);
      texts.add(text);
    }
    expect(texts.size).toBe(1);
  });

  it('is part of Pro; after a downgrade it can still be read and revoked', async () => {
    const url = await make();
    await world.setPlan(owner, 'free');
    const refused = await owner.call('POST', '/api/calendar');
    expect(brief(refused)).toEqual(
      refusal(403, 'PLAN_REQUIRED', { plan: 'pro', currentPlan: 'free' }),
    );
    expect((await visit(url)).status).toBe(200);
    expect((await known()).exists).toBe(true);
    expect((await owner.call('DELETE', '/api/calendar')).status).toBe(204);
  });

  it('keeps its secret out of database and log, and records reads by the hour only', async () => {
    const url = await make();
    await visit(url);
    const read = async () => {
      const { rows } = await world.database.query<{ secretHash: Buffer; lastReadAt: Date }>(
        `SELECT "secretHash", "lastReadAt" FROM calendar_feeds WHERE "userId" = $1`,
        [owner.id],
      );
      return rows[0];
    };
    const first = await read();
    await visit(url);
    await visit(url.replace('/api/calendar/', '/API/Calendar/'));
    expect(first?.secretHash).toHaveLength(32);
    expect((await read())?.lastReadAt).toEqual(first?.lastReadAt);
    const secret = /([^/]+)\.ics$/.exec(url)?.[1] ?? 'none';
    expect(secret).toMatch(/^[\w-]{32}$/);
    expect(api.output).toContain('/api/calendar/...');
    expect(api.output).not.toContain(secret);
  });

  it('is part of the export, and is deleted with the account', async () => {
    const url = await make();
    const { body } = await owner.call<{ calendar: unknown }>('GET', '/api/user/export');
    expect(body.calendar).toMatchObject({ lastReadAt: null });
    await owner.call('DELETE', '/api/user', { confirm: 'DELETE' });
    expect((await visit(url)).status).toBe(404);
  });
});

it('nothing was an unexpected error', () => {
  expect(api.unforeseen).toEqual([]);
});
