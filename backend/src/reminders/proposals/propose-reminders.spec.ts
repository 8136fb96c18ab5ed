import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '../../contract/languages.js';
import { LIMITS } from '../../contract/limits.js';
import { SPECIES } from '../../contract/species.js';
import { planSchedule } from '../recurrence/plan-schedule.js';
import { normalRule } from '../recurrence/read-rule.js';
import { countryOf } from './country.js';
import { get, keys, propose } from './propose-reminders.fixture.js';
import { ENGLISH } from './texts/en.js';
import { ITALIAN } from './texts/it.js';

describe('a proposed reminder', () => {
  it('is never one already set up or declined', () => {
    const all = keys({});
    expect(all).toContain('worms');
    expect(keys({}, { declined: all })).toEqual([]);
    const active = [
      { kind: 'worms', proposalKey: null },
      { kind: 'vaccine', proposalKey: null },
      { kind: 'other', proposalKey: 'vaccine-ask' },
    ] as const;
    expect(keys({}, { active })).toEqual(['fleas', 'check-yearly', 'weigh-28-days', 'insurance']);
  });

  it('starts in the future in local time, even when long overdue', () => {
    const past = [{ kind: 'parasites', day: '2020-05-05', text: 'Fleas' }] as const;
    const late = new Date('2026-11-23T23:30:00Z');
    expect(get('fleas', {}, { past }, { now: late, timeZone: 'Europe/Rome' })).toMatchObject({
      from: '2026-11-24',
      to: '2026-12-08',
      startsAt: '2026-11-25T09:00',
    });
  });

  it('never starts on a day that some months lack', () => {
    const now = new Date('2026-12-30T12:00:00Z');
    expect(get('fleas', {}, {}, { now }).startsAt).toBe('2027-01-01T09:00');
    expect(get('weigh-28-days', {}, {}, { now }).startsAt).toBe('2026-12-31T09:00');
  });

  it('is valid as it is, for every animal, age and day', () => {
    const ages = [0.05, 0.15, 0.3, 0.45, 0.8, 1, 5, 12, null];
    for (const now of ['2026-01-29', '2026-02-28', '2026-05-31', '2026-11-23'].map(
      (day) => new Date(`${day}T22:30:00Z`),
    ))
      for (const species of SPECIES)
        for (const age of ages) {
          const birthDate =
            age === null
              ? null
              : new Date(now.getTime() - age * 31_557_600_000).toISOString().slice(0, 10);
          const proposals = propose(
            { species, age, birthDate },
            {},
            { now, country: 'IT', timeZone: 'Europe/Rome' },
          );
          expect(proposals.length).toBeLessThanOrEqual(6);
          for (const { rule, startsAt, from, to, sources, key } of proposals) {
            expect(rule === null ? null : normalRule(rule)).toBe(rule);
            expect(planSchedule({ rule, startsAt, timeZone: 'Europe/Rome' }, now).startsAt).toBe(
              startsAt,
            );
            expect(from <= startsAt && startsAt.slice(0, 10) <= to).toBe(true);
            expect(sources.length).toBeGreaterThan(0);
            expect(key).toMatch(/^[a-z0-9-]{1,60}$/);
          }
        }
  });

  it.each(LANGUAGES)('fits into a title and has no exclamation mark (%s)', (language) => {
    for (const { title, why } of Object.values({ en: ENGLISH, it: ITALIAN }[language])) {
      expect(title.length).toBeLessThanOrEqual(LIMITS.reminderTitle.max);
      expect(title + why).not.toContain('!');
    }
  });

  it('follows the country of the time zone, if it has one', () => {
    expect(countryOf('Europe/Rome')).toBe('IT');
    expect(countryOf('UTC')).toBeNull();
  });
});
