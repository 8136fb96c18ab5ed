import { describe, expect, it } from '@jest/globals';
import { dueMonth, monthDueAnywhere } from './report-month.js';

const at = (iso: string): Date => new Date(iso);

describe('the reported month', () => {
  it("is the previous one, from midnight to midnight in the owner's time zone", () => {
    expect(dueMonth(at('2026-11-01T07:30:00Z'), 'Europe/Rome')).toEqual({
      month: '2026-10',
      from: at('2026-09-30T22:00:00Z'),
      to: at('2026-10-31T23:00:00Z'),
    });
    expect(dueMonth(at('2027-01-03T12:00:00Z'), 'UTC')?.month).toBe('2026-12');
  });

  it.each([
    ['2026-11-01T06:59:00Z', 'Europe/Rome', undefined],
    ['2026-11-01T07:00:00Z', 'Europe/Rome', '2026-10'],
    ['2026-11-01T07:00:00Z', 'America/New_York', undefined],
    ['2026-10-31T20:00:00Z', 'Pacific/Auckland', '2026-10'],
    ['2026-11-07T20:00:00Z', 'Europe/Rome', '2026-10'],
    ['2026-11-08T07:00:00Z', 'Europe/Rome', undefined],
    ['2026-11-01T09:00:00Z', 'No/Where', '2026-10'],
  ])("is due in the first week, from eight o'clock: %s in %s", (now, zone, month) => {
    expect(dueMonth(at(now), zone)?.month).toBe(month);
    if (month !== undefined) expect(monthDueAnywhere(at(now))).toBe(month);
  });

  it('is due for nobody on most days', () => {
    expect(monthDueAnywhere(at('2026-11-20T09:00:00Z'))).toBeNull();
  });
});
