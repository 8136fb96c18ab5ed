import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ageText } from './age-text';
import { en } from './texts/en';

const textOf = (birthDate: string | null, age: number | null = null) =>
  ageText({ birthDate, age }, en.common);

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

describe("a pet's age", () => {
  it.each([
    ['2026-11-20', 'less than a week'],
    ['2026-11-16', '1 week'],
    ['2026-09-14', '10 weeks'],
    ['2026-07-23', '4 months'],
    ['2025-10-23', '13 months'],
    ['2022-11-23', '4 years'],
  ])('for a birth date of %s is shown as "%s"', (birthDate, text) => {
    expect(textOf(birthDate, 9)).toBe(text);
  });

  it('is shown in years, or omitted, without a birth date', () => {
    expect(textOf(null, 1)).toBe('1 year');
    expect(textOf(null)).toBeNull();
  });
});
