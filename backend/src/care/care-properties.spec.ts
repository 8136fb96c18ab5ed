import { describe, expect, it } from '@jest/globals';
import type { CareAnimal } from './animal.js';
import {
  dailyEnergy,
  gramsOf,
  lactatingEnergy,
  pregnantEnergy,
  puppyEnergyFediaf,
  puppyEnergyNrc,
  restingEnergy,
} from './energy.js';
import { dailyWater } from './water.js';
import { dietEnergy, idealWeight, weeklyLoss, weightLossPlan } from './weight-loss.js';

/** From a newborn kitten to the heaviest dog, each 3 % heavier than the one before. */
const WEIGHTS = Array.from({ length: 240 }, (_, step) => 0.1 * 1.03 ** step);

const STAGES = ['young', 'adult', 'senior', null] as const;

const ANIMALS: Omit<CareAnimal, 'weightKg'>[] = (['cane', 'gatto'] as const).flatMap((species) =>
  STAGES.flatMap((stage) =>
    [true, false, null].flatMap((neutered) =>
      [null, 'obese'].flatMap((conditions) =>
        [0.2, 0.6].map((age) => ({ species, stage, neutered, conditions, age })),
      ),
    ),
  ),
);

/** Never negative, never less for a heavier animal, and always a number. */
function expectMonotonic(amount: (kg: number) => number | undefined): void {
  const amounts = WEIGHTS.map((kg) => amount(kg) ?? Number.NaN);
  expect(amounts.filter((next, index) => !(next >= (amounts[index - 1] ?? 0)))).toEqual([]);
}

describe('amounts that never decrease with body weight and are never negative:', () => {
  it('energy at rest, on a diet, in pregnancy and during lactation', () => {
    expectMonotonic(restingEnergy);
    expectMonotonic(pregnantEnergy);
    for (const species of ['cane', 'gatto'] as const) {
      expectMonotonic((kg) => dietEnergy(species, kg));
    }
    for (const week of [1, 2, 3, 4] as const) {
      for (const puppies of [1, 4, 5, 8, 12]) {
        expectMonotonic((kg) => lactatingEnergy(kg, puppies, week));
      }
    }
  });

  it('energy for a puppy at the same share of its adult weight', () => {
    for (const share of [0.05, 0.3, 0.49, 0.51, 0.79, 0.81, 1]) {
      expectMonotonic((kg) => puppyEnergyNrc(kg * share, kg));
      expectMonotonic((kg) => puppyEnergyFediaf(kg * share, kg));
    }
  });

  it('daily energy, as a range, for every life stage', () => {
    for (const animal of ANIMALS) {
      const of = (weightKg: number) => dailyEnergy({ ...animal, weightKg });
      expectMonotonic((kg) => of(kg)?.from);
      expectMonotonic((kg) => of(kg)?.to);
      expect(WEIGHTS.map(of).filter((day) => !day || day.from > day.to)).toEqual([]);
    }
  });

  it('daily water, and weekly weight loss', () => {
    for (const species of ['cane', 'gatto'] as const) {
      for (const amount of ['from', 'to', 'tooMuch'] as const) {
        expectMonotonic((weightKg) => dailyWater({ species, weightKg })?.[amount]);
      }
      for (const pace of ['from', 'to'] as const) {
        expectMonotonic((weightKg) => weeklyLoss({ species, weightKg })?.[pace]);
      }
    }
  });

  it('the ideal weight by body condition score, which is positive and below the weight', () => {
    for (const score of [6, 7, 8, 9]) {
      for (const end of [0, 1]) expectMonotonic((kg) => idealWeight(kg, score)?.[end]);
      expectMonotonic((kg) => kg - (idealWeight(kg, score)?.[1] ?? Number.NaN));
    }
  });
});

describe('amounts that grow together:', () => {
  it('more puppies or a later week need more lactation energy', () => {
    const weeks = [1, 2, 3, 4] as const;
    for (const week of weeks) {
      for (let puppies = 1; puppies < 12; puppies += 1) {
        const now = lactatingEnergy(20, puppies, week);
        expect(lactatingEnergy(20, puppies + 1, week)).toBeGreaterThanOrEqual(now);
        expect(now).toBeGreaterThanOrEqual(lactatingEnergy(20, puppies, weeks[week - 2] ?? 1));
      }
    }
  });

  it('more energy or poorer food needs more grams', () => {
    for (let kcal = 10; kcal < 3000; kcal += 10) {
      expect(gramsOf(kcal + 10, 3800)).toBeGreaterThan(gramsOf(kcal, 3800));
      expect(gramsOf(kcal, 3800)).toBeLessThan(gramsOf(kcal, 3000));
    }
  });

  it('more weight to lose takes longer, and is never lost faster than a safe pace', () => {
    for (const species of ['cane', 'gatto'] as const) {
      for (let target = 9.9; target > 5; target -= 0.1) {
        const plan = weightLossPlan({ species, weightKg: 10 }, target);
        const less = weightLossPlan({ species, weightKg: 10 }, target + 0.05);
        const [fast = 0, slow = 0] = plan?.weeks ?? [];
        expect(fast).toBeGreaterThanOrEqual(less?.weeks[0] ?? 0);
        expect(slow).toBeGreaterThanOrEqual(fast);
        expect(10 * 0.98 ** fast).toBeLessThanOrEqual(target + 1e-9);
      }
    }
  });
});
