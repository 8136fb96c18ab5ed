import { describe, expect, it } from '@jest/globals';
import { readLocal, writeLocal } from '../../platform/local-time.js';
import { firstLocal, lastAndNext, nextAfter, type Schedule } from './occurrences.js';
import { normalRule } from './read-rule.js';

const ROME = 'Europe/Rome';
const NEW_YORK = 'America/New_York';
const KOLKATA = 'Asia/Kolkata';
const LORD_HOWE = 'Australia/Lord_Howe';

const schedule = (rule: string | null, startsAt: string, timeZone: string): Schedule => ({
  rule,
  startsAt,
  timeZone,
});

/** The first occurrences, in UTC to the minute. */
function first(count: number, of: Schedule, after = '2000-01-01T00:00Z'): string[] {
  const found: string[] = [];
  let moment = new Date(after);
  while (found.length < count) {
    const next = nextAfter(of, moment);
    if (!next) break;
    found.push(next.toISOString().slice(0, 16));
    moment = next;
  }
  return found;
}

describe('a reminder keeps its local time when the clocks change', () => {
  it.each([
    [ROME, '2027-03-27T08:00', ['2027-03-27T07:00', '2027-03-28T06:00']],
    [ROME, '2027-10-30T08:00', ['2027-10-30T06:00', '2027-10-31T07:00']],
    [NEW_YORK, '2027-03-13T08:00', ['2027-03-13T13:00', '2027-03-14T12:00']],
    [NEW_YORK, '2027-11-06T08:00', ['2027-11-06T12:00', '2027-11-07T13:00']],
    [KOLKATA, '2027-03-27T08:00', ['2027-03-27T02:30', '2027-03-28T02:30']],
    [LORD_HOWE, '2027-04-03T08:00', ['2027-04-02T21:00', '2027-04-03T21:30']],
    [LORD_HOWE, '2027-10-02T08:00', ['2027-10-01T21:30', '2027-10-02T21:00']],
  ])('in %s from %s', (zone, startsAt, moments) => {
    expect(first(2, schedule('FREQ=DAILY', startsAt, zone))).toEqual(moments);
  });

  it.each([
    // Skipped by the clocks: later by as much as they go forward.
    [ROME, '2027-03-28T02:30', '2027-03-28T01:30'],
    [NEW_YORK, '2027-03-14T02:30', '2027-03-14T07:30'],
    [LORD_HOWE, '2027-10-03T02:15', '2027-10-02T15:45'],
    // Occurs twice: the first one.
    [ROME, '2027-10-31T02:30', '2027-10-31T00:30'],
    [NEW_YORK, '2027-11-07T01:30', '2027-11-07T05:30'],
    [LORD_HOWE, '2027-04-04T01:45', '2027-04-03T14:45'],
  ])('in %s at %s', (zone, startsAt, moment) => {
    expect(first(1, schedule(null, startsAt, zone))).toEqual([moment]);
  });

  it('and one twice a day stays twice a day at the same times', () => {
    const twice = schedule('FREQ=HOURLY;INTERVAL=12', '2027-03-27T08:00', ROME);
    expect(first(4, twice)).toEqual([
      '2027-03-27T07:00',
      '2027-03-27T19:00',
      '2027-03-28T06:00',
      '2027-03-28T18:00',
    ]);
  });

  it('and an hourly one is never due twice at once or out of order', () => {
    for (const zone of [ROME, NEW_YORK, KOLKATA, LORD_HOWE]) {
      for (const [day, minute] of [
        ['2027-03-13', '00'],
        ['2027-03-27', '30'],
        ['2027-04-03', '15'],
        ['2027-10-02', '45'],
        ['2027-10-30', '00'],
        ['2027-11-06', '30'],
      ] as const) {
        const moments = first(60, schedule('FREQ=HOURLY', `${day}T00:${minute}`, zone));
        expect(new Set(moments).size).toBe(60);
        expect([...moments].sort()).toEqual(moments);
      }
    }
  });
});

describe('a recurrence rule', () => {
  it('for the end of the month is due on its last day', () => {
    const last = 'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1';
    expect(first(4, schedule(last, '2027-01-31T09:00', 'UTC'))).toEqual([
      '2027-01-31T09:00',
      '2027-02-28T09:00',
      '2027-03-31T09:00',
      '2027-04-30T09:00',
    ]);
    expect(first(3, schedule('FREQ=MONTHLY', '2027-01-31T09:00', 'UTC'))).toEqual([
      '2027-01-31T09:00',
      '2027-03-31T09:00',
      '2027-05-31T09:00',
    ]);
  });

  it('for 29 February is due in leap years, or on the 28th if it says so', () => {
    expect(first(2, schedule('FREQ=YEARLY', '2028-02-29T09:00', 'UTC'))).toEqual([
      '2028-02-29T09:00',
      '2032-02-29T09:00',
    ]);
    const yearly = 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1';
    expect(first(2, schedule(yearly, '2028-02-29T09:00', 'UTC'))).toEqual([
      '2028-02-29T09:00',
      '2029-02-28T09:00',
    ]);
  });

  it.each([
    ['FREQ=DAILY;COUNT=3', 3],
    ['FREQ=DAILY;UNTIL=20270103', 3],
    ['FREQ=DAILY;UNTIL=20270103T080000', 3],
    ['FREQ=DAILY;UNTIL=20270103T070000Z', 3],
    ['FREQ=DAILY;UNTIL=20270103T065959Z', 2],
    ['FREQ=HOURLY;INTERVAL=12;COUNT=14', 14],
    [null, 1],
  ])('ends: %s', (rule, count) => {
    expect(first(20, schedule(rule, '2027-01-01T08:00', ROME))).toHaveLength(count);
  });

  it('starts on the first day that matches', () => {
    const sundays = schedule('FREQ=WEEKLY;BYDAY=SU', '2027-01-01T08:00', ROME);
    expect(writeLocal(firstLocal(sundays) ?? new Date(0))).toBe('2027-01-03T08:00');
    const never = schedule('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', '2027-01-01T08:00', ROME);
    expect(firstLocal(never)).toBeNull();
    expect(nextAfter(never, new Date())).toBeNull();
  });

  it('from years ago is continued in its rhythm', () => {
    for (const interval of [1, 2, 5, 7, 12, 13]) {
      for (const freq of ['HOURLY', 'DAILY', 'WEEKLY']) {
        const old = schedule(`FREQ=${freq};INTERVAL=${interval}`, '2000-01-03T08:00', 'UTC');
        const [next = ''] = first(1, old, '2027-06-01T00:30Z');
        const unit = { HOURLY: 1, DAILY: 24, WEEKLY: 168 }[freq] ?? 0;
        const hours = (Date.parse(`${next}Z`) - Date.parse('2000-01-03T08:00Z')) / 3_600_000;
        expect(hours % (unit * interval)).toBe(0);
        expect(Date.parse(`${next}Z`)).toBeGreaterThan(Date.parse('2027-06-01T00:30Z'));
        const distance = Date.parse(`${next}Z`) - Date.parse('2027-06-01T00:30Z');
        expect(distance).toBeLessThanOrEqual(unit * interval * 3_600_000);
      }
    }
  });
});

it.each(['MO', 'SU'])(
  'every second week from years ago keeps its weeks, which start on %s',
  (day) => {
    const rule = `FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,TU;WKST=${day}`;
    // Both begin in the same week of the rhythm: 714 times two weeks apart.
    const [old, recent] = ['2000-01-03T08:00', '2027-05-17T08:00'].map((startsAt) =>
      first(4, schedule(rule, startsAt, 'UTC'), '2027-06-01T12:00Z'),
    );
    expect(old).toEqual(recent);
  },
);

describe('after missed occurrences', () => {
  it('the last occurrence replaces those before it', () => {
    const daily = schedule('FREQ=DAILY', '2027-01-01T08:00', 'UTC');
    const at = (text: string) => new Date(text);
    expect(lastAndNext(daily, at('2027-01-02T08:00Z'), at('2027-01-05T08:00Z'))).toEqual({
      last: at('2027-01-05T08:00Z'),
      next: at('2027-01-06T08:00Z'),
    });
    expect(lastAndNext(daily, at('2027-01-05T08:00Z'), at('2027-01-05T09:00Z'))).toEqual({
      last: null,
      next: at('2027-01-06T08:00Z'),
    });
  });
});

describe('normalising rules:', () => {
  it.each([
    ['rrule:freq=weekly;byday=su', 'FREQ=WEEKLY;BYDAY=SU'],
    [' FREQ=DAILY;INTERVAL=2; ', 'FREQ=DAILY;INTERVAL=2'],
    ['FREQ=MONTHLY;BYDAY=-1FR', 'FREQ=MONTHLY;BYDAY=-1FR'],
  ])('%s becomes %s', (text, rule) => {
    expect(normalRule(text)).toBe(rule);
  });

  it.each([
    '',
    'DAILY',
    'FREQ=MINUTELY',
    'FREQ=SECONDLY',
    'FREQ=FORTNIGHTLY',
    'FREQ=DAILY;BYHOUR=8,20',
    'FREQ=DAILY;BYMINUTE=0,1,2',
    'FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;INTERVAL=-1',
    'FREQ=DAILY;COUNT=1000',
    'FREQ=DAILY;COUNT=2=3',
    'FREQ=DAILY;COUNT=2;UNTIL=20270101',
    'FREQ=DAILY;UNTIL=20270101T250000Z',
    'FREQ=MONTHLY;BYMONTHDAY=0',
    'FREQ=WEEKLY;BYDAY=1MO',
    'FREQ=DAILY;BYDAY=MO,-1FR',
    'FREQ=YEARLY;BYSETPOS=1',
    'FREQ=DAILY;FREQ=HOURLY',
    'FREQ=DAILY;UNTIL=soon',
    'FREQ=DAILY;UNTIL=20279999',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=DAILY\nDTSTART:20270101T000000Z',
    'DTSTART:20270101T000000Z\nRRULE:FREQ=DAILY',
    `FREQ=WEEKLY;BYDAY=${'MO,'.repeat(120)}TU`,
  ])('%j is refused', (text) => {
    expect(normalRule(text)).toBeNull();
  });

  it('refuses times that no calendar has', () => {
    for (const text of ['2027-02-29T08:00', '2027-13-01T08:00', '2027-01-01T24:00', '2027-01-01']) {
      expect(readLocal(text)).toBeNull();
    }
  });
});
