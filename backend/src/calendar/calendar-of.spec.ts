import { describe, expect, it, jest } from '@jest/globals';
import { occurrencesBetween } from '../reminders/recurrence/occurrences.js';
import { calendarOf, type CalendarReminder } from './calendar-of.js';
import { dailySeries } from './daily-series.js';

const FEED = {
  language: 'en',
  host: 'zampa.example',
  createdAt: new Date('2026-11-01T10:00Z'),
  now: new Date('2026-12-02T10:00Z'),
} as const;

const WORMING: CalendarReminder = {
  id: 7,
  title: 'Worming tablet',
  rule: 'FREQ=MONTHLY;INTERVAL=3',
  startsAt: '2026-12-01T08:30',
  timeZone: 'Europe/Rome',
  nextAt: '2026-12-01T07:30:00.000Z',
  version: 4,
  petName: 'Micia',
};

/** The lines of the text without their folding. */
const lines = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n');

const events = (text: string): string[][] =>
  text
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) => event.split('\r\n'));

const of = (changes: Partial<CalendarReminder> = {}): Promise<string> =>
  calendarOf([{ ...WORMING, ...changes }], FEED);

describe('a reminder in a calendar', () => {
  it('has its title, time, time zone, rule and number of changes', async () => {
    const [event = []] = events(await of());
    expect(event).toEqual(
      expect.arrayContaining([
        'UID:reminder-7@zampa.example',
        'SEQUENCE:4',
        'DTSTAMP:20261101T100000Z',
        'DTSTART;TZID=Europe/Rome:20261201T083000',
        'RRULE:FREQ=MONTHLY;INTERVAL=3',
        'SUMMARY:Micia: Worming tablet',
      ]),
    );
  });

  it('keeps its local time across clock changes', async () => {
    for (const hour of ['00:30', '01:30', '02:30', '03:30', '23:59']) {
      for (const day of ['2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01', '2026-09-27']) {
        const start = `${day}T${hour}`.replaceAll(/[-:]/g, '');
        const text = await of({ startsAt: `${day}T${hour}` });
        expect(text).toContain(`DTSTART;TZID=Europe/Rome:${start}00\r\n`);
      }
    }
  });

  it.each([
    ['Europe/Rome', '2026-12-05T07:30:00.000Z', [';TZID=Europe/Rome:20261203T083000', '4T083000']],
    ['UTC', '2026-12-05T08:30:00.000Z', [':20261203T083000Z', '4T083000Z']],
    ['Europe/Rome', '2026-12-03T07:30:00.000Z', []],
    ['Europe/Rome', '2026-12-01T07:30:00.000Z', []],
  ])(
    'omits occurrences done or skipped ahead of time (%s, next %s)',
    async (zone, nextAt, left) => {
      const text = await of({ rule: 'FREQ=DAILY', timeZone: zone, nextAt });
      expect(lines(text)).toContain('RRULE:FREQ=DAILY');
      const found = lines(text).filter((line) => line.startsWith('EXDATE'));
      expect(found).toEqual(left.map((end) => expect.stringMatching(`${end}$`) as unknown));
    },
  );

  it.each<[string, string[][]]>([
    [
      'FREQ=HOURLY;INTERVAL=12;COUNT=5',
      [
        ['20261201T083000', 'FREQ=DAILY;INTERVAL=1;COUNT=3', '7'],
        ['20261201T203000', 'FREQ=DAILY;INTERVAL=1;COUNT=2', '7-1'],
      ],
    ],
    [
      'UNTIL=20261201;FREQ=HOURLY;INTERVAL=8',
      [
        ['20261201T083000', 'FREQ=DAILY;INTERVAL=1;UNTIL=20261201T225959Z', '7'],
        ['20261201T163000', 'FREQ=DAILY;INTERVAL=1;UNTIL=20261201T225959Z', '7-1'],
      ],
    ],
    [
      'FREQ=HOURLY;INTERVAL=36',
      [
        ['20261201T083000', 'FREQ=DAILY;INTERVAL=3', '7'],
        ['20261202T203000', 'FREQ=DAILY;INTERVAL=3', '7-1'],
      ],
    ],
    ['FREQ=HOURLY;INTERVAL=48', [['20261201T083000', 'FREQ=DAILY;INTERVAL=2', '7']]],
    ['FREQ=HOURLY;COUNT=1', [['20261201T083000', 'FREQ=DAILY;INTERVAL=1;COUNT=1', '7']]],
  ])('that comes by the hour is written as daily events: %s', async (rule, expected) => {
    const found = events(await of({ rule, nextAt: null }));
    expect(found).toHaveLength(expected.length);
    for (const [place, [start, daily, id]] of expected.entries()) {
      const times = [`DTSTART;TZID=Europe/Rome:${start}`, `RRULE:${daily}`];
      const own = [...times, `UID:reminder-${id}@zampa.example`, 'SEQUENCE:4'];
      expect(found[place]).toEqual(expect.arrayContaining(own));
    }
  });

  it.each([1, 2, 5, 7, 12, 18, 30])(
    'that comes every %s hours comes as often, and at the same times, in a calendar',
    (interval) => {
      const [from, to] = [new Date('2026-11-30T00:00Z'), new Date('2027-06-01T00:00Z')];
      const timesOf = (one: CalendarReminder) =>
        occurrencesBetween(one, from, to, 10_000).map((at) => at.toISOString());
      for (const end of ['', ';COUNT=50', ';UNTIL=20261210T093000']) {
        const hourly = { ...WORMING, rule: `FREQ=HOURLY;INTERVAL=${String(interval)}${end}` };
        const daily = dailySeries(hourly).flatMap(timesOf);
        expect(daily.toSorted()).toEqual(timesOf(hourly));
      }
    },
  );

  it('that comes by the hour omits what is done ahead of time from each of its events', async () => {
    const rule = 'FREQ=HOURLY;INTERVAL=12';
    const text = await of({ rule, nextAt: '2026-12-04T07:30:00.000Z' });
    const excluded = events(text).map((event) => event.filter((line) => /^EXDATE/.test(line)));
    const at = (time: string) => `EXDATE;TZID=Europe/Rome:${time}`;
    expect(excluded).toEqual([
      [at('20261203T083000')],
      [at('20261202T203000'), at('20261203T203000')],
    ]);
  });

  it('is in UTC when its time zone is unknown to the server', async () => {
    const text = await of({ timeZone: 'Europe/Atlantis' });
    expect(text).toContain('DTSTART:20261201T083000Z');
    expect(text).not.toContain('Atlantis');
  });

  it("comes with its zone's description once, or without it in UTC", async () => {
    const two = await calendarOf([WORMING, { ...WORMING, id: 8 }], FEED);
    expect(two.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
    expect(lines(two)).toContain('TZID:Europe/Rome');
    const utc = await of({ timeZone: 'UTC' });
    expect(utc).toContain('DTSTART:20261201T083000Z\r\n');
    expect(utc).not.toContain('VTIMEZONE');
  });

  it('that does not repeat has no rule, and no rule can break out of its line', async () => {
    for (const rule of [
      null,
      '',
      'nonsense',
      'FREQ=DAILY\r\nATTENDEE:mailto:a@b.c',
      'FREQ=DAILY\n',
    ]) {
      expect(await of({ rule })).not.toMatch(/RRULE:FREQ=(DAILY|MONTHLY)|ATTENDEE/);
    }
    expect(await of({ rule: 'RRULE:FREQ=DAILY;COUNT=3' })).toContain(
      '\r\nRRULE:FREQ=DAILY;COUNT=3\r\n',
    );
  });

  it('has its rule with FREQ first, however the rule was written', async () => {
    const text = await of({ rule: 'INTERVAL=2;FREQ=DAILY;COUNT=3' });
    expect(lines(text)).toContain('RRULE:FREQ=DAILY;INTERVAL=2;COUNT=3');
  });

  it.each([
    // The last day is included: `UNTIL` is its end in the reminder's time zone, written in UTC.
    ['Europe/Rome', 'FREQ=DAILY;UNTIL=20261227', 'FREQ=DAILY;UNTIL=20261227T225959Z'],
    ['Europe/Rome', 'FREQ=DAILY;UNTIL=20270701;INTERVAL=2', /^FREQ=DAILY;UNTIL=20270701T215959Z/],
    ['America/New_York', 'FREQ=DAILY;UNTIL=20261227', 'FREQ=DAILY;UNTIL=20261228T045959Z'],
    ['UTC', 'FREQ=DAILY;UNTIL=20261227', 'FREQ=DAILY;UNTIL=20261227T235959Z'],
    ['Europe/Atlantis', 'FREQ=DAILY;UNTIL=20261227', 'FREQ=DAILY;UNTIL=20261227T235959Z'],
    ['Europe/Rome', 'FREQ=DAILY;UNTIL=20261227T083000', 'FREQ=DAILY;UNTIL=20261227T073000Z'],
    ['Europe/Rome', 'FREQ=DAILY;UNTIL=20261227T073000Z', 'FREQ=DAILY;UNTIL=20261227T073000Z'],
  ])('in %s ends when the reminder ends: %s', async (timeZone, rule, written) => {
    const line = lines(await of({ timeZone, rule })).find((one) =>
      one.startsWith('RRULE:FREQ=DAILY'),
    );
    expect(line?.slice('RRULE:'.length)).toEqual(
      typeof written === 'string' ? written : expect.stringMatching(written),
    );
  });

  it("is protected against line breaks in the owner's text", async () => {
    const title = 'a, b; c \\ "d"\r\nBEGIN:VALARM\nX:1\rY\u0000\u0007';
    const [event = []] = events(await of({ title }));
    expect(event.filter((line) => line.startsWith('SUMMARY:'))).toHaveLength(1);
    expect(event.some((line) => /^(BEGIN:VALARM|X:1|Y)/.test(line))).toBe(false);
    // oxlint-disable-next-line no-control-regex
    expect(await of({ title })).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
  });
});

describe("a feed's text", () => {
  it('has lines of at most 75 octets ending with CRLF, without losing text', async () => {
    for (const letter of ['x', 'è', '犬', '🐾', 'e\u0301']) {
      for (let length = 1; length <= 160; length += 7) {
        const title = letter.repeat(length);
        const text = await of({ title });
        expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        for (const line of text.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line.isWellFormed()).toBe(true);
        }
        expect(lines(text)).toContain(`SUMMARY:Micia: ${title}`);
      }
    }
  });

  it("is in its owner's language, and states a refresh interval", async () => {
    expect(await calendarOf([], FEED)).toContain('X-WR-CALNAME:Zampa reminders\r\n');
    const italian = await calendarOf([], { ...FEED, language: 'it' });
    expect(italian).toContain('X-WR-CALNAME:Promemoria di Zampa\r\n');
    expect(italian).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT4H\r\n');
  });

  it('is unchanged as long as the reminders are', async () => {
    expect(await of()).toBe(await of());
    expect(await of({ version: 5 })).not.toBe(await of());
  });
});

it('a feed with many time zones lets other work have its turn, and describes each zone once', async () => {
  const zones = Intl.supportedValuesOf('timeZone').slice(0, 40);
  const many = zones.map((timeZone, id) => ({ ...WORMING, id, timeZone }));
  let turns = 0;
  const others = setInterval(() => (turns += 1), 0);
  await calendarOf(many, FEED);
  clearInterval(others);
  expect(turns).toBeGreaterThan(10);
  const formats = Intl.DateTimeFormat.prototype as { readonly format: unknown };
  const asked = jest.spyOn(formats, 'format', 'get');
  await calendarOf(many, FEED);
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});
