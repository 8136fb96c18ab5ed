import { describe, expect, it } from '@jest/globals';
import { ageSince, exactAge, wholeAge } from './age.js';

const at = (day: string) => new Date(`${day}T12:00:00Z`);

describe('ageSince', () => {
  it.each([
    ['2022-03-05', '2026-03-04', { years: 3, months: 47 }],
    ['2022-03-05', '2026-03-05', { years: 4, months: 48 }],
    ['2024-02-29', '2025-02-28', { years: 0, months: 11 }],
    ['2024-02-29', '2025-03-01', { years: 1, months: 12 }],
    ['2026-01-31', '2026-02-28', { months: 0, weeks: 4 }],
    ['2026-09-14', '2026-11-23', { months: 2, weeks: 10 }],
    ['2026-11-23', '2026-11-23', { years: 0, months: 0, weeks: 0 }],
    ['2026-11-24', '2026-11-23', { years: 0, months: 0, weeks: 0 }],
  ])('returns the age for a birth on %s as of %s', (birthDate, today, age) => {
    expect(ageSince(birthDate, at(today))).toMatchObject(age);
  });
});

describe("a pet's age", () => {
  it('follows from the birth date, whatever age was once entered', () => {
    const pet = { age: 9, birthDate: '2022-03-05' };
    expect(wholeAge(pet, at('2026-11-23'))).toBe(4);
    expect(wholeAge(pet, at('2027-03-05'))).toBe(5);
  });

  it('is the entered one without a birth date', () => {
    expect(wholeAge({ age: 9, birthDate: null })).toBe(9);
    expect(exactAge({ age: null })).toBeNull();
  });

  it('distinguishes a kitten of ten weeks from one of eleven months', () => {
    const now = at('2026-11-23');
    expect(exactAge({ age: null, birthDate: '2026-09-14' }, now)).toBeCloseTo(0.19, 2);
    expect(exactAge({ age: null, birthDate: '2025-12-20' }, now)).toBeCloseTo(0.93, 2);
  });
});
