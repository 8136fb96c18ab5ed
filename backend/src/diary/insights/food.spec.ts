import { describe, expect, it } from '@jest/globals';
import { fact, finding, MICIA } from './diary-fact.fixture.js';

/** Five days of food. */
const mealsOf = (kcal: number) =>
  [1, 2, 3, 4, 5].map((days) => fact(days, { kind: 'food', value: kcal, unit: 'kcal' }));

describe('the finding on food', () => {
  it.each([
    [100, 'watch', /^100 kcal a day, less than the usual 170 to 310$/],
    [230, 'good', /within the usual/],
    [400, 'watch', /more than the usual/],
  ])('compares %d kcal a day with the need of a 4 kg cat', (kcal, level, text) => {
    const meals = mealsOf(kcal);
    const found = finding('food', meals);
    expect(found?.level).toBe(level);
    expect(found?.text).toMatch(text);
    expect(finding('food', meals.slice(1))?.level).toBe('unknown');
    const unweighed = fact(1, { kind: 'food', value: 20, unit: 'g' });
    expect(finding('food', [...meals, unweighed])?.level).toBe('unknown');
  });

  it.each([
    [1250, 0, null, 'good', /usual 920 to 2,590$/],
    [800, 0, null, 'watch', /less than the usual 920/],
    [1250, 0.17, 60, 'watch', /less than the usual 1,390 to 2,590$/],
  ])('compares %d kcal of a dog of %d years (%j days)', (kcal, age, ageDays, level, text) => {
    const dog = { ...MICIA, species: 'cane', weightKg: 20, age, ageDays } as const;
    const meals = mealsOf(kcal);
    const found = finding('food', meals, dog);
    expect(found?.level).toBe(level);
    expect(found?.text).toMatch(text);
  });
});
