import { describe, expect, it } from '@jest/globals';
import { BY_HOURS, dutyOf, nextDutyOf, switched, type DutyPlan } from './duty.js';
import { readHours } from './hours-text.js';

const plan = (hours: string, timeZone = 'Europe/Rome'): DutyPlan => ({
  hours: readHours(hours),
  timeZone,
  ...BY_HOURS,
});

const at = (text: string): Date => new Date(text);

const duty = (one: DutyPlan, text: string) => {
  const { onDuty, until } = dutyOf(one, at(text));
  return [onDuty, until?.toISOString() ?? null];
};

describe('working hours in a time zone', () => {
  const office = plan('mon-fri 09:00-13:00 14:00-18:00');

  it('determine who is on duty, and until when', () => {
    expect(duty(office, '2027-01-04T07:59:59Z')).toEqual([false, '2027-01-04T08:00:00.000Z']);
    expect(duty(office, '2027-01-04T08:00:00Z')).toEqual([true, '2027-01-04T12:00:00.000Z']);
    expect(duty(office, '2027-01-04T12:00:00Z')).toEqual([false, '2027-01-04T13:00:00.000Z']);
    // Friday evening: until Monday.
    expect(duty(office, '2027-01-08T17:00:00Z')).toEqual([false, '2027-01-11T08:00:00.000Z']);
  });

  it('follow daylight saving time', () => {
    const sunday = plan('sun 09:00-10:00');
    expect(duty(sunday, '2027-03-27T12:00:00Z')[1]).toBe('2027-03-28T07:00:00.000Z');
    expect(duty(sunday, '2027-10-30T12:00:00Z')[1]).toBe('2027-10-31T08:00:00.000Z');
    const night = plan('sat 22:00-06:00');
    // The short night has seven hours, the long one nine.
    expect(duty(night, '2027-03-27T21:30:00Z')).toEqual([true, '2027-03-28T04:00:00.000Z']);
    expect(duty(night, '2027-10-30T20:30:00Z')).toEqual([true, '2027-10-31T05:00:00.000Z']);
  });

  it('belong to their own local day', () => {
    const auckland = plan('mon 08:00-09:00', 'Pacific/Auckland');
    expect(duty(auckland, '2027-01-03T19:30:00Z')).toEqual([true, '2027-01-03T20:00:00.000Z']);
    const honolulu = plan('sun 23:00-24:00', 'Pacific/Honolulu');
    expect(duty(honolulu, '2027-01-04T09:30:00Z')).toEqual([true, '2027-01-04T10:00:00.000Z']);
  });

  it('that touch count as one; a whole week has no end', () => {
    expect(duty(plan('mon 00:00-24:00, tue 00:00-08:00'), '2027-01-04T10:00:00Z')).toEqual([
      true,
      '2027-01-05T07:00:00.000Z',
    ]);
    expect(duty(plan('mon-sun 00:00-24:00'), '2027-01-04T10:00:00Z')).toEqual([true, null]);
    expect(duty(plan(''), '2027-01-04T10:00:00Z')).toEqual([false, null]);
  });
});

describe('a vet who goes off duty or on duty', () => {
  const office = plan('mon-fri 09:00-18:00');
  const press = (one: DutyPlan, text: string, onDuty: boolean): DutyPlan => ({
    ...one,
    ...switched(one, at(text), onDuty),
  });

  it('is off until the current hours end, and on again with the next', () => {
    const off = press(office, '2027-01-04T09:00:00Z', false);
    expect(duty(off, '2027-01-04T09:00:01Z')).toEqual([false, '2027-01-04T17:00:00.000Z']);
    expect(duty(off, '2027-01-05T08:00:00Z')[0]).toBe(true);
    expect(nextDutyOf(off, at('2027-01-04T10:00:00Z'))).toEqual(at('2027-01-05T08:00:00Z'));
    expect(duty(press(off, '2027-01-04T10:00:00Z', true), '2027-01-04T10:00:00Z')).toEqual([
      true,
      '2027-01-04T17:00:00.000Z',
    ]);
  });

  it('is off for at most twelve hours, and on outside the hours for four', () => {
    const always = press(plan('mon-sun 00:00-24:00'), '2027-01-04T10:00:00Z', false);
    expect(duty(always, '2027-01-04T10:00:00Z')).toEqual([false, '2027-01-04T22:00:00.000Z']);
    const extra = press(office, '2027-01-04T18:00:00Z', true);
    expect(duty(extra, '2027-01-04T18:00:00Z')).toEqual([true, '2027-01-04T22:00:00.000Z']);
    expect(duty(extra, '2027-01-04T22:00:00Z')[0]).toBe(false);
    const early = press(office, '2027-01-05T06:00:00Z', true);
    expect(duty(early, '2027-01-05T09:00:00Z')).toEqual([true, '2027-01-05T17:00:00.000Z']);
  });
});

describe("a vet's next duty", () => {
  it('is now, at the next hours, or unknown within a week', () => {
    const office = plan('mon 09:00-18:00');
    const now = at('2027-01-04T09:00:00Z');
    expect(nextDutyOf(office, now)).toBe(now);
    expect(nextDutyOf(office, at('2027-01-04T18:00:00Z'))).toEqual(at('2027-01-11T08:00:00Z'));
    expect(nextDutyOf(plan(''), now)).toBeNull();
  });

  it('since a moment before a manual switch is by the hours until the switch', () => {
    const office = plan('mon-fri 09:00-18:00');
    const friday = at('2027-01-08T19:00:00Z');
    const sunday = at('2027-01-10T20:00:00Z');
    expect(nextDutyOf({ ...office, ...switched(office, sunday, true) }, friday)).toEqual(sunday);
    const morning = at('2027-01-11T09:00:00Z');
    const noon = at('2027-01-11T11:00:00Z');
    const off = { ...office, ...switched(office, noon, false) };
    expect(nextDutyOf(off, morning)).toBe(morning);
    expect(nextDutyOf(off, noon)).toEqual(at('2027-01-12T08:00:00Z'));
  });
});
