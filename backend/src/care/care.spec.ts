import { describe, expect, it } from '@jest/globals';
import type { CareAnimal } from './animal.js';
import { dueWindow } from './breeding.js';
import {
  dailyEnergy,
  gramsOf,
  labelledEnergy,
  lactatingEnergy,
  pregnantEnergy,
  puppyEnergyFediaf,
  puppyEnergyNrc,
  restingEnergy,
} from './energy.js';
import { wormRhythm } from './schedules.js';
import { dietEnergy, idealWeight, weeklyLoss, weightLossPlan } from './weight-loss.js';

const DOG: CareAnimal = {
  species: 'cane',
  age: 4,
  weightKg: 10,
  stage: 'adult',
  neutered: true,
  conditions: null,
};
const CAT: CareAnimal = { ...DOG, species: 'gatto', weightKg: 4.5 };

describe('energy need', () => {
  it.each([
    [1, 70],
    [2, 118],
    [3, 160],
    [4, 198],
    [4.5, 216],
    [5, 234],
    [7, 301],
    [10, 394],
    [15, 534],
    [20, 662],
    [25, 783],
    [30, 897],
    [40, 1113],
    [50, 1316],
    [70, 1694],
  ])('of %d kg at rest is %d kcal', (kg, kcal) => {
    expect(Math.round(restingEnergy(kg))).toBe(kcal);
  });

  it.each([
    [5, 20, 980],
    [10, 20, 1280],
    [16, 20, 1326],
    [20, 20, 1255],
    [2, 4, 383],
    [20, 40, 2153],
    [0.75, 1, 141],
  ])(
    'of a puppy of %d kg with an adult weight of %d is %d kcal according to the NRC',
    (kg, adultKg, kcal) => {
      expect(Math.round(puppyEnergyNrc(kg, adultKg))).toBe(kcal);
    },
  );

  it('of a puppy drops at half of its adult weight according to FEDIAF', () => {
    expect(Math.round(puppyEnergyFediaf(9.999, 20))).toBe(1181);
    expect(Math.round(puppyEnergyFediaf(10, 20))).toBe(984);
  });

  it('of a bitch grows with pregnancy, number of puppies and weeks', () => {
    expect(Math.round(pregnantEnergy(20))).toBe(1749);
    const weeks = ([1, 2, 3, 4] as const).map((week) => Math.round(lactatingEnergy(20, 6, week)));
    expect(weeks).toEqual([3171, 3651, 4011, 4251]);
    expect(lactatingEnergy(20, 12, 1)).toBe(lactatingEnergy(20, 8, 1));
  });

  it('is a range, and depends on the life stage', () => {
    expect(dailyEnergy(DOG)).toEqual({ resting: 390, from: 550, to: 630, need: 'neutered' });
    expect(dailyEnergy({ ...CAT, weightKg: 4 })).toMatchObject({ from: 240, need: 'neutered' });
    expect(dailyEnergy({ ...CAT, neutered: false })).toMatchObject({ from: 300, need: 'entire' });
    expect(dailyEnergy({ ...CAT, age: 0.5, stage: 'young' })).toMatchObject({ need: 'kitten' });
    expect(dailyEnergy({ ...DOG, neutered: false })).toMatchObject({ from: 630, to: 710 });
    const puppy = { ...DOG, age: 0.25, weightKg: 5, stage: 'young' as const };
    expect(dailyEnergy(puppy)).toMatchObject({ from: 700, need: 'young-puppy' });
    expect(dailyEnergy(puppy, { adultKg: 20 })).toMatchObject({ from: 700, to: 980 });
    expect(dailyEnergy({ ...puppy, age: 0.5 })).toMatchObject({ from: 470, need: 'older-puppy' });
    expect(dailyEnergy(DOG, { breeding: 'lactating', puppies: 4 })?.from).toBe(1540);
  });

  it.each([
    ['ten weeks and 1 kg', { age: 10 / 52, weightKg: 1 }, 200],
    ['2 kg by the NRC', { age: 0.35, weightKg: 2 }, 266],
    ['3 kg by the NRC', { age: 0.6, weightKg: 3 }, 291],
    ['almost a year and 4 kg by the NRC', { age: 0.92, weightKg: 4 }, 285],
    ['ten months and 4 kg by SACN', { age: 10 / 12, weightKg: 4 }, 320],
  ])('of a kitten of %s lies in its range', (_, told, kcal) => {
    const daily = dailyEnergy({ ...CAT, stage: 'young', neutered: null, ...told });
    expect(daily?.from).toBeLessThanOrEqual(kcal);
    expect(daily?.to).toBeGreaterThanOrEqual(kcal);
  });

  it('of a kitten falls with age and after neutering', () => {
    const kitten: CareAnimal = { ...CAT, stage: 'young', weightKg: 4 };
    const at = (age: number | null, neutered: boolean) => {
      const { from, to } = dailyEnergy({ ...kitten, age, neutered }) ?? {};
      return [from, to];
    };
    expect([0.25, 0.5, 0.92].map((age) => at(age, false))).toEqual([
      [380, 630],
      [330, 510],
      [280, 380],
    ]);
    expect(at(0.92, true)).toEqual([280, 280]);
    expect(at(null, false)).toEqual([280, 630]);
  });

  it('is that of a diet for an animal noted as too heavy', () => {
    const cat: CareAnimal = { ...CAT, weightKg: 8, conditions: 'obese, arthritis' };
    const diet = dailyEnergy(cat);
    expect(diet).toMatchObject({ need: 'weight-loss', from: 150, to: 190 });
    const normal = dailyEnergy({ ...cat, weightKg: 8 / 1.1, conditions: null });
    expect(diet?.to).toBeLessThan(normal?.from ?? 0);
    expect(dietEnergy('gatto', 5)).toBeGreaterThan(diet?.from ?? Infinity);
    expect(dietEnergy('gatto', 5)).toBeLessThan(diet?.to ?? 0);
    const dog: CareAnimal = { ...DOG, weightKg: 40, conditions: 'sovrappeso' };
    expect(dailyEnergy(dog)).toMatchObject({ from: 770, to: 930 });
    expect(dailyEnergy({ ...dog, conditions: 'overweight, BCS 8/9' })?.idealKg).toEqual([
      expect.closeTo(22),
      expect.closeTo(30.8, 1),
    ]);
    expect(dailyEnergy({ ...dog, conditions: 'arthritis' })?.need).toBe('neutered');
  });

  it.each([
    'in passato obeso, ora normale',
    'was obese as a puppy',
    'ex obeso',
    'non è più obeso',
    'not overweight',
    'a rischio di sovrappeso',
    'non è grasso',
    'fegato grasso',
    'allergia alla carne grassa',
    'punteggio ansia 8',
  ])('is not that of a diet for an animal noted as "%s"', (conditions) => {
    expect(dailyEnergy({ ...DOG, conditions })?.need).not.toBe('weight-loss');
  });

  it.each(['Grasso', 'è troppo grassa', 'asma, sovrappeso', 'non vaccinato, obeso', 'punteggio 7'])(
    'is that of a diet for an animal noted as "%s"',
    (conditions) => {
      expect(dailyEnergy({ ...DOG, conditions })?.need).toBe('weight-loss');
    },
  );

  it('is not computed without a weight or for other species', () => {
    expect(dailyEnergy({ ...DOG, weightKg: null })).toBeNull();
    expect(dailyEnergy({ ...DOG, species: 'coniglio' })).toBeNull();
  });

  it('is converted to grams with the figure on a food label', () => {
    expect(labelledEnergy('the bag says 380 kcal per 100 g')).toBe(3800);
    expect(labelledEnergy('3,800 kcal/kg')).toBe(3800);
    expect(labelledEnergy('sono 3.650 kcal al kg')).toBe(3650);
    expect(labelledEnergy('85,5 kcal per 100 g')).toBe(855);
    expect(labelledEnergy('38000 kcal per kg')).toBeNull();
    expect(labelledEnergy('she eats 200 kcal')).toBeNull();
    expect(Math.round(gramsOf(302, 3800))).toBe(79);
  });
});

describe('weight loss', () => {
  it('is planned from the ideal weight', () => {
    expect(Math.round(dietEnergy('cane', 20))).toBe(596);
    expect(Math.round(dietEnergy('gatto', 4))).toBe(139);
  });

  it('takes weeks at a safe pace', () => {
    expect(weightLossPlan({ species: 'cane', weightKg: 34 }, 28)).toEqual({
      kcal: 770,
      weeks: [10, 20],
    });
    expect(weeklyLoss({ species: 'gatto', weightKg: 6 })).toEqual({ from: 30, to: 120 });
    expect(weeklyLoss({ species: 'cane', weightKg: 20 })).toEqual({ from: 200, to: 400 });
  });

  it('has no plan for no loss, an extreme loss or other species', () => {
    expect(weightLossPlan({ species: 'cane', weightKg: 20 }, 20)).toBeNull();
    expect(weightLossPlan({ species: 'cane', weightKg: 20 }, 2)).toBeNull();
    expect(weightLossPlan({ species: 'coniglio', weightKg: 3 }, 2.5)).toBeNull();
  });

  it('gives the ideal weight as a range where sources disagree', () => {
    expect(idealWeight(40, 8)?.map((kg) => Math.round(kg * 10) / 10)).toEqual([22, 30.8]);
    expect(idealWeight(40, 5)).toBeNull();
    expect(idealWeight(40, 10)).toBeNull();
    expect(idealWeight(40, 6.5)).toBeNull();
  });
});

describe('a birth', () => {
  it('is due within a window, never on a single day', () => {
    expect(dueWindow('cane', 'mating', '2026-11-03')).toEqual({
      from: '2026-12-30',
      to: '2027-01-14',
    });
    expect(dueWindow('cane', 'ovulation', '2026-01-01')).toEqual({
      from: '2026-03-04',
      to: '2026-03-06',
    });
    expect(dueWindow('gatto', 'mating', '2024-02-01')).toEqual({
      from: '2024-03-30',
      to: '2024-04-11',
    });
    // The mean is 63 days from ovulation; pages that count 61 from there are wrong.
    const days = (iso = '') => (Date.parse(iso) - Date.parse('2026-01-01')) / 86_400_000;
    const due = dueWindow('cane', 'ovulation', '2026-01-01');
    expect([days(due?.from), days(due?.to)]).toEqual([62, 64]);
    expect(dueWindow('gatto', 'ovulation', '2024-02-01')).toBeNull();
    expect(dueWindow('cane', 'mating', 'soon')).toBeNull();
  });
});

describe('worming', () => {
  const young = (species: 'cane' | 'gatto', weeks: number) =>
    wormRhythm({ species, age: weeks / 52 }, null);

  it('is frequent for young animals, then less so, until half a year', () => {
    const stages = (species: 'cane' | 'gatto') =>
      [1, 2, 3, 9, 10, 25, 26].map((weeks) => young(species, weeks));
    const [fortnight, fourWeeks, month] = [14, 28, 30].map((everyDays) => ({ everyDays }));
    expect(stages('cane')).toEqual([null, fortnight, fortnight, fortnight, month, month, null]);
    expect(stages('gatto')).toEqual([null, null, fortnight, fourWeeks, fourWeeks, fourWeeks, null]);
  });

  it("depends on an adult's way of life", () => {
    const adult = { species: 'gatto', age: 4 } as const;
    expect(wormRhythm(adult, 'indoors')).toEqual({ aYear: [1, 2] });
    expect(wormRhythm({ ...adult, species: 'cane' }, 'outdoors')).toEqual({ aYear: [4, 4] });
    expect(wormRhythm(adult, 'hunts')).toEqual({ aYear: [4, 12] });
    expect(wormRhythm(adult, null)).toBeNull();
    expect(wormRhythm({ species: 'coniglio', age: 4 }, 'outdoors')).toBeNull();
  });
});
