import { describe, expect, it } from '@jest/globals';
import { vtimezone } from './vtimezone.js';
import { changesBetween, offsetAt } from './zone-changes.js';

const ZONES = [
  'Europe/Rome',
  'Europe/London',
  'America/New_York',
  'America/Sao_Paulo',
  'America/St_Johns',
  'Africa/Casablanca',
  'Africa/Cairo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Jerusalem',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Auckland',
  'Etc/GMT+5',
];

const HOUR = 3_600_000;

const wall = (text: string): number =>
  Date.parse(text.replace(/^(....)(..)(..)T(..)(..)(..)$/, '$1-$2-$3T$4:$5:$6Z'));

const minutes = (text: string): number =>
  (text.startsWith('-') ? -1 : 1) * (Number(text.slice(1, 3)) * 60 + Number(text.slice(3)));

/** The day of a year on which a rule such as `BYMONTH=3;BYDAY=-1SU` falls, as UTC. */
function dayOf(rule: string, year: number): number {
  const [, month = '', nth = '', name = ''] = /BYMONTH=(\d+);BYDAY=(-?\d)(..)/.exec(rule) ?? [];
  const weekday = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'].indexOf(name);
  const days = Array.from({ length: 31 }, (_, day) => Date.UTC(year, Number(month) - 1, day + 1))
    .filter((at) => new Date(at).getUTCMonth() === Number(month) - 1)
    .filter((at) => new Date(at).getUTCDay() === weekday);
  return days.at(Number(nth) < 0 ? Number(nth) : Number(nth) - 1) ?? Number.NaN;
}

/** When each offset begins, as a calendar would read it from the component. */
function read(component: string): { at: number; offset: number }[] {
  const parts = component.split(/BEGIN:(?:STANDARD|DAYLIGHT)/).slice(1);
  const starts = parts.flatMap((part) => {
    const value = (name: string) => new RegExp(`${name}:(\\S+)`).exec(part)?.[1] ?? '';
    const before = minutes(value('TZOFFSETFROM'));
    const first = wall(value('DTSTART'));
    const rule = value('RRULE');
    const dates = [...part.matchAll(/RDATE:(\S+)/g)].map(([, date = '']) => wall(date));
    const years = Array.from({ length: 13 }, (_, index) => 2025 + index);
    const ruled = rule === '' ? [] : years.map((year) => dayOf(rule, year) + (first % (24 * HOUR)));
    const later = ruled.filter((local) => local > first);
    return [first, ...dates, ...later].map((local) => ({
      at: local - before * 60_000,
      offset: minutes(value('TZOFFSETTO')),
    }));
  });
  return starts.sort((one, other) => one.at - other.at);
}

describe("a time zone's description", () => {
  it.each(ZONES.flatMap((zone) => [2026, 1990].map((year) => ({ zone, year }))))(
    "gives the zone's local times, all year and for years: $zone, from $year on",
    ({ zone, year }) => {
      const starts = read(vtimezone(zone, year, 2026));
      for (let at = Date.UTC(2026, 0, 2); at < Date.UTC(2037, 0, 1); at += 61 * HOUR) {
        const told = starts.findLast((start) => start.at <= at)?.offset;
        expect([new Date(at).toISOString(), told]).toEqual([
          new Date(at).toISOString(),
          offsetAt(zone, new Date(at)),
        ]);
      }
    },
  );

  it('uses rules where they apply, and dates where they do not', () => {
    const rome = vtimezone('Europe/Rome', 2026);
    expect(rome).toContain('RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU\r\nEND:DAYLIGHT');
    expect(rome).toContain('RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU\r\nEND:STANDARD');
    expect(vtimezone('America/New_York', 2026)).toContain('BYMONTH=3;BYDAY=2SU');
    expect(vtimezone('Africa/Casablanca', 2026)).toMatch(/RDATE:20\d{6}T\d{6}\r\n/);
    expect(vtimezone('Asia/Kolkata', 2026)).not.toMatch(/RRULE|RDATE/);
  });
});

it('a clock change is found to the minute', () => {
  const changes = changesBetween('Europe/Rome', new Date('2026-01-01'), new Date('2027-01-01'));
  expect(changes).toEqual([
    { at: new Date('2026-03-29T01:00Z'), before: 60, after: 120 },
    { at: new Date('2026-10-25T01:00Z'), before: 120, after: 60 },
  ]);
  expect(() => offsetAt('Mars/Olympus', new Date())).toThrow(RangeError);
});
