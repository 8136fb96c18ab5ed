import { describe, expect, it, jest } from '@jest/globals';
import rrule from 'rrule';
import { nextAfter, occurrencesBetween, timesLeft, type Schedule } from './occurrences.js';

const inRome = (rule: string | null, startsAt: string): Schedule => ({
  rule,
  startsAt,
  timeZone: 'Europe/Rome',
});

describe('a rule with a limited number of times:', () => {
  it.each([
    ['FREQ=HOURLY;INTERVAL=12;COUNT=14', '2027-03-27T07:00Z', 14],
    // The clocks go forward during these days.
    ['FREQ=HOURLY;INTERVAL=12;COUNT=14', '2027-04-01T06:00Z', 4],
    ['FREQ=HOURLY;INTERVAL=12;COUNT=14', '2027-04-02T18:00Z', 1],
    ['FREQ=DAILY', '2027-03-27T07:00Z', null],
    [null, '2027-03-27T07:00Z', null],
  ])('%s, times left from %s: %j', (rule, next, left) => {
    expect(timesLeft(inRome(rule, '2027-03-27T08:00'), new Date(next))).toBe(left);
  });

  it.each([
    'FREQ=HOURLY;COUNT=999',
    'FREQ=HOURLY;INTERVAL=5;COUNT=300',
    'FREQ=DAILY;COUNT=400',
    'FREQ=DAILY;INTERVAL=3;BYDAY=MO,TU,SU;COUNT=200',
    'FREQ=DAILY;INTERVAL=14;BYDAY=SA;COUNT=30',
    'FREQ=WEEKLY;COUNT=60',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,TU;COUNT=99',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,TU,TU;WKST=SU;COUNT=99',
    'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1;COUNT=30',
  ])('%s: counts and comes as if all times were gone through', (rule) => {
    const limited = inRome(rule, '2026-03-28T02:30');
    const all = occurrencesBetween(limited, new Date('2026-01-01'), new Date('2060-01-01'), 2000);
    expect(all).toHaveLength(Number(/COUNT=(\d+)/.exec(rule)?.[1]));
    for (const [place, at] of all.entries()) {
      if (place % 7 !== 0) continue;
      expect(timesLeft(limited, at)).toBe(all.length - place);
      expect(nextAfter(limited, at)).toEqual(all[place + 1] ?? null);
    }
    expect(timesLeft(limited, new Date('2061-01-01'))).toBe(0);
  });

  it.each(['FREQ=HOURLY;COUNT=999', 'FREQ=DAILY;COUNT=999', 'FREQ=MONTHLY;COUNT=999'])(
    '%s is not turned into moments one by one',
    (rule) => {
      const limited = inRome(rule, '2010-03-28T08:00');
      const from = nextAfter(limited, new Date('2010-05-01T00:00Z'));
      const asked = jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
      timesLeft(limited, from ?? new Date());
      nextAfter(limited, from ?? new Date());
      expect(asked.mock.calls.length).toBeLessThan(50);
      asked.mockRestore();
    },
  );

  it.each(['FREQ=HOURLY;COUNT=999', 'FREQ=DAILY;INTERVAL=2;BYDAY=SU;COUNT=999'])(
    '%s is not gone through from its beginning',
    (rule) => {
      const limited = inRome(rule, '2026-03-28T08:00');
      const from = nextAfter(limited, new Date('2026-05-01T00:00Z'));
      const gone = jest.spyOn(rrule.RRule.prototype, 'all');
      timesLeft(limited, from ?? new Date());
      const [{ origOptions }] = gone.mock.contexts as [rrule.RRule];
      expect(origOptions.dtstart?.getTime()).toBeGreaterThan(Date.parse('2026-04-15T00:00Z'));
      gone.mockRestore();
    },
  );
});
