import { describe, expect, it } from '@jest/globals';
import {
  DIARY_KINDS,
  fromBase,
  KIND_UNITS,
  toBase,
  type NewDiaryEntry,
} from '../contract/diary.js';
import type { Species } from '../contract/species.js';
import { AppError } from '../platform/errors/app-error.js';
import { checkEntry } from './entry-check.js';

const AT = '2026-05-04T08:00:00Z';
const CAT = { species: 'gatto' as Species, birthDate: null as string | null };

function refused(entry: Omit<NewDiaryEntry, 'at'> & { at?: string }, pet = CAT) {
  try {
    checkEntry({ at: AT, ...entry }, pet);
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, ...error.details };
  }
  throw new Error('was accepted');
}

describe('an amount', () => {
  it.each([
    ['gatto', 400, 'kg', 'g'],
    ['gatto', 4, 'g', 'kg'],
    ['cane', 5000, 'lb', 'g'],
    ['uccello', 35, 'kg', 'g'],
  ] as const)('of %s, %d %s, is asked again as %s', (species, value, unit, suggestedUnit) => {
    const pet = { ...CAT, species };
    expect(refused({ kind: 'weight', value, unit }, pet)).toEqual({
      code: 'IMPLAUSIBLE_AMOUNT',
      suggestedUnit,
    });
  });

  it('that fits in no unit suggests none', () => {
    expect(refused({ kind: 'breaths', value: 900 })).toEqual({ code: 'IMPLAUSIBLE_AMOUNT' });
    expect(refused({ kind: 'food', value: -3, unit: 'g' })).toEqual({ code: 'IMPLAUSIBLE_AMOUNT' });
  });

  it('is stored in the base unit of its kind', () => {
    const check = (entry: Omit<NewDiaryEntry, 'at'>) => checkEntry({ at: AT, ...entry }, CAT);
    expect(check({ kind: 'weight', value: 4100, unit: 'g' })).toEqual({ value: 4.1, unit: 'g' });
    expect(check({ kind: 'weight', value: 4.1 })).toEqual({ value: 4.1, unit: 'kg' });
    expect(check({ kind: 'temperature', value: 101.5, unit: '°F' }).value).toBeCloseTo(38.61, 2);
    expect(check({ kind: 'food', value: 45, unit: 'g' })).toEqual({ value: 45, unit: 'g' });
    expect(check({ kind: 'symptom', text: 'vomited' })).toEqual({ value: null, unit: null });
  });

  it('of each kind and unit survives the way to the base unit and back', () => {
    for (const kind of DIARY_KINDS) {
      for (const unit of KIND_UNITS[kind]) {
        for (const value of [0.1, 0.37, 1, 4.1, 9.04, 38.6, 101.5, 12_345.6]) {
          expect(fromBase(toBase(value, unit, kind), unit, kind)).toBe(value);
        }
      }
    }
  });
});

describe('an entry', () => {
  it.each([
    [{ kind: 'weight' }, 'value'],
    [{ kind: 'symptom' }, 'text'],
    [{ kind: 'food' }, 'text'],
    [{ kind: 'symptom', text: 'vomited', value: 3 }, 'value'],
    [{ kind: 'weight', value: 4, unit: '°C' }, 'unit'],
    [{ kind: 'food', text: 'dry', unit: 'g' }, 'unit'],
    [{ kind: 'weight', value: 4, severity: 'mild' }, 'severity'],
    [{ kind: 'symptom', text: 'limps', before: 'a walk' }, 'before'],
    [{ kind: 'medicine', text: 'syrup', kcalPer100g: 40 }, 'kcalPer100g'],
  ] as const)('such as %j is refused for its %s', (entry, field) => {
    expect(Object.keys(refused(entry).fields ?? {})).toEqual([field]);
  });

  it('is not older than its pet, counted from where on earth the day began first', () => {
    const pet = { ...CAT, birthDate: '2026-05-05' };
    expect(refused({ kind: 'heat', at: '2026-05-03T23:00:00Z' }, pet).fields).toHaveProperty('at');
    expect(checkEntry({ kind: 'heat', at: '2026-05-04T11:00:00Z' }, pet).value).toBeNull();
  });
});
