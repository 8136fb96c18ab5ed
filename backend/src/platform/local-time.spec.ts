import { describe, expect, it } from '@jest/globals';
import {
  KEPT,
  keptByZone,
  isTimeZone,
  localAt,
  momentIn,
  spokenTime,
  timeZoneNamed,
} from './local-time.js';

describe('a local time', () => {
  it.each([
    ['Europe/Rome', '2026-01-10T08:00', '2026-01-10T07:00:00.000Z', 'winter'],
    ['Europe/Rome', '2026-07-10T08:00', '2026-07-10T06:00:00.000Z', 'summer'],
    ['Europe/Rome', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z', 'skipped: 03:30 is shown'],
    ['Europe/Rome', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z', 'after the change'],
    ['Europe/Rome', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z', 'shown twice: the first'],
    ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z', 'shown twice'],
    ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30:00.000Z', 'skipped'],
    ['Asia/Kolkata', '2026-05-01T00:15', '2026-04-30T18:45:00.000Z', 'half an hour'],
    ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-04T14:45:00.000Z', 'twice, by 30 min'],
    ['Pacific/Apia', '2026-01-01T12:00', '2025-12-31T23:00:00.000Z', 'far ahead'],
    ['UTC', '2026-01-01T00:00', '2026-01-01T00:00:00.000Z', 'none'],
  ])('in %s: %s is %s (%s)', (zone, local, moment) => {
    expect(momentIn(zone, new Date(`${local}Z`)).toISOString()).toBe(moment);
  });
});

it('the local time of an unknown zone is UTC', () => {
  const noon = new Date('2026-07-01T12:00Z');
  expect(momentIn('Europe/Zampa', noon)).toEqual(noon);
  expect(localAt('Europe/Zampa', noon)).toEqual(noon);
  expect(spokenTime('en-GB', noon, 'Europe/Zampa')).toBe('Wednesday 1 July at 12:00');
});

it('accepts only names in the time zone database', () => {
  expect(['Europe/Rome', 'UTC', 'America/New_York'].every(isTimeZone)).toBe(true);
  expect(['', 'Europe/Zampa', 'rome', '../etc'].some(isTimeZone)).toBe(false);
});

/** Spellings that differ in letter case: the time zone database accepts each of them. */
const spellings = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, number) =>
    Array.from(name, (letter, index) =>
      (number >> index) & 1 ? letter.toUpperCase() : letter.toLowerCase(),
    ).join(''),
  );

it('has a single name for a zone, however it is spelled', () => {
  const names = spellings('america/argentina/buenos_aires', 100).map(timeZoneNamed);
  expect([...new Set(names)]).toEqual([timeZoneNamed('America/Argentina/Buenos_Aires')]);
  expect(timeZoneNamed('utc')).toBe('UTC');
});

it('caches no more formats than there are zones, however many spellings are used', () => {
  const formatOf = keptByZone((timeZone: string) => new Intl.DateTimeFormat('en', { timeZone }));
  const rome = formatOf('Europe/Rome');
  expect(formatOf('Europe/Rome')).toBe(rome);
  expect(Intl.supportedValuesOf('timeZone').length).toBeLessThan(KEPT);
  for (const spelling of spellings('australia/sydney', KEPT)) formatOf(spelling);
  expect(formatOf('Europe/Rome')).not.toBe(rome);
});
