import { describe, expect, it } from '@jest/globals';
import type { NewDiaryEntry } from '../contract/diary.js';
import { SPECIES, type Species } from '../contract/species.js';
import { AppError } from '../platform/errors/app-error.js';
import { checkEntry, petsFor } from './entry-check.js';

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

/** Whether each of the two checks admits an entry for a pet; they must agree. */
function admitted(entry: NewDiaryEntry, pet: typeof CAT): boolean[] {
  const { species, bornBy } = petsFor(entry);
  const isBorn = pet.birthDate === null || pet.birthDate <= bornBy;
  let isFine = true;
  try {
    checkEntry(entry, pet);
  } catch {
    isFine = false;
  }
  return [isFine, isBorn && species.includes(pet.species)];
}

it('the check before the pet is loaded agrees with the check afterwards', () => {
  const entries: NewDiaryEntry[] = [
    ...[0.001, 0.01, 0.04, 4, 18, 60, 400, 9000].map(
      (value) => ({ kind: 'weight', value }) as const,
    ),
    ...([{ kind: 'weight', value: 400, unit: 'g' }, { kind: 'weight' }, { kind: 'heat' }] as const),
    ...([
      { kind: 'breaths', value: 900 },
      { kind: 'note', text: 'x', value: 3 },
    ] as const),
  ].map((entry) => ({ at: AT, ...entry }));
  const outcomes = new Set<boolean>();
  for (const entry of entries) {
    for (const species of SPECIES) {
      for (const birthDate of [null, '2026-05-05', '2026-05-06']) {
        const [checked, asked] = admitted(entry, { species, birthDate });
        expect(asked).toBe(checked);
        outcomes.add(checked ?? false);
      }
    }
  }
  expect(outcomes.size).toBe(2);
});

describe('an amount', () => {
  it.each([
    ['gatto', 400, 'kg', 'g'],
    ['gatto', 4, 'g', 'kg'],
    ['cane', 5000, 'lb', 'g'],
    ['uccello', 35, 'kg', 'g'],
  ] as const)(
    'for %s of %d %s gets the suggested unit %s',
    (species, value, unit, suggestedUnit) => {
      const pet = { ...CAT, species };
      expect(refused({ kind: 'weight', value, unit }, pet)).toEqual({
        code: 'IMPLAUSIBLE_AMOUNT',
        suggestedUnit,
      });
    },
  );

  it('that fits no unit gets no suggestion', () => {
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

  it('cannot predate its pet, counted from the earliest time zone', () => {
    const pet = { ...CAT, birthDate: '2026-05-05' };
    expect(refused({ kind: 'heat', at: '2026-05-03T23:00:00Z' }, pet).fields).toHaveProperty('at');
    expect(checkEntry({ kind: 'heat', at: '2026-05-04T11:00:00Z' }, pet).value).toBeNull();
  });
});
