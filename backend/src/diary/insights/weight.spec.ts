import { describe, expect, it } from '@jest/globals';
import type { DiaryFact } from './diary-fact.js';
import { finding, MICIA, read, weight, weights } from './diary-fact.fixture.js';

const inUnit = (unit: string, facts: DiaryFact[]) => facts.map((fact) => ({ ...fact, unit }));

describe('the finding on weight', () => {
  it.each([
    ['an empty diary', [], 'unknown', 'Weight: not enough entries yet'],
    ['two weights', weights(60, 4, 3.6), 'unknown', 'Weight: not enough entries yet'],
    ['the scatter of a scale', weights(60, 4, 4.1, 3.95, 4.05, 4), 'good', /^Weight steady/],
    ['4% lost', weights(60, 4, 3.95, 3.92, 3.88, 3.84), 'good', /^Weight steady/],
    ['6% lost in two months', weights(60, 4, 3.94, 3.88, 3.82, 3.76), 'vet', '6% lost in 2 months'],
    [
      '12% lost in two months',
      weights(60, 4, 3.88, 3.76, 3.64, 3.52),
      'vet',
      '12% lost in 2 months',
    ],
    [
      '6% lost in half a year',
      weights(180, 4, 3.94, 3.88, 3.82, 3.76),
      'watch',
      '6% lost in 6 months',
    ],
    ['8% gained', weights(60, 4, 4.08, 4.16, 4.24, 4.32), 'watch', '8% gained in 2 months'],
    ['6% lost in two weeks', weights(16, 4, 3.94, 3.88, 3.82, 3.76), 'vet', '6% lost in 2 weeks'],
    [
      'a sudden drop',
      weights(40, 4, 4, 4, 4, 3.4),
      'vet',
      'The last weight is 15% below the one before',
    ],
  ])('is correct for %s', (_, facts, level, text) => {
    const found = finding('weight', facts);
    expect(found?.level).toBe(level);
    expect(found?.text).toMatch(text);
  });

  it('excludes a single outlier from the trend and the text', () => {
    const { findings, series } = read(weights(60, 4, 4, 5.1, 4, 4, 4));
    expect(findings[0]).toMatchObject({ kind: 'weight', level: 'good' });
    expect(series.weight.points.map(({ leftOut }) => leftOut ?? false)).toEqual([
      false,
      false,
      true,
      false,
      false,
      false,
    ]);
    expect(series.weight.trend.every(({ value }) => value === 4)).toBe(true);
  });

  it('is the same whichever single entry has a typing error', () => {
    for (let wrong = 0; wrong < 8; wrong += 1) {
      const kilos = Array.from({ length: 10 }, (_, index) => 4 - index * 0.005);
      const facts = weights(90, ...kilos.map((kg, index) => (index === wrong ? kg * 1.4 : kg)));
      expect(finding('weight', facts)?.level).toBe('good');
    }
  });

  it('states the change per month, and its evidence', () => {
    const { findings, series } = read(weights(90, 4, 3.96, 3.92, 3.88));
    expect(series.weight.changePerMonth).toBeCloseTo(-1.01, 1);
    expect(findings[0]?.evidence.entryIds).toHaveLength(4);
    expect(findings[0]?.evidence.text).toBe('4 weights since 1 Apr');
    expect(read([weight(0, 4)]).findings[0]?.evidence.text).toBe('1 weight, 30 Jun');
    expect(finding('weight', weights(1, 5, 4, 3))?.text).toMatch(/% lost in 1 day$/);
  });

  it('never has a lower level for a larger loss', () => {
    const order = ['good', 'watch', 'vet'];
    for (const days of [30, 60, 90, 180]) {
      const levels = [0, 0.02, 0.04, 0.06, 0.08, 0.11, 0.2].map((lost) => {
        const kilos = [0, 0.25, 0.5, 0.75, 1].map((part) => 4 * (1 - lost * part));
        return order.indexOf(finding('weight', weights(days, ...kilos))?.level ?? '');
      });
      expect(levels).toEqual(levels.toSorted((a, b) => a - b));
      expect(levels[0]).toBe(0);
      expect(levels.at(-1)).toBe(2);
    }
  });

  it('expects a young animal to grow', () => {
    const kitten = { ...MICIA, age: 0.3 };
    expect(finding('growth', weights(14, 1, 1.1, 1.2), kitten)).toEqual({
      level: 'good',
      text: 'Gained 100 g in 7 days',
    });
    expect(finding('growth', weights(14, 1.2, 1.15, 1.1), kitten)?.level).toBe('vet');
    const newborn = { ...MICIA, age: 2 / 365.25, ageDays: 2 };
    expect(finding('growth', weights(1.5, 0.1, 0.098, 0.096), newborn)?.level).toBe('urgent');
    const puppy = { ...newborn, species: 'cane' as const };
    expect(finding('growth', weights(1.5, 0.3, 0.294, 0.29), puppy)?.level).toBe('urgent');
    expect(finding('growth', weights(1.5, 0.1, 0.102, 0.104), newborn)).toBeUndefined();
  });

  it.each([
    ['kitten', 'gatto', weights(1.5, 0.095, 0.095, 0.095), 'No weight gained in the first days'],
    ['puppy', 'cane', weights(0.9, 0.305, 0.305), 'No weight gained in the first days'],
    ['puppy weighed in tenths of a kilogram', 'cane', weights(0.9, 0.3, 0.3), undefined],
    ['puppy weighed in hundredths', 'cane', weights(0.9, 0.29, 0.29), undefined],
    [
      'puppy weighed in tenths of a pound',
      'cane',
      inUnit('lb', weights(0.9, 0.3175147, 0.3175147)),
      undefined,
    ],
    [
      'puppy weighed in grams',
      'cane',
      inUnit('g', weights(0.9, 0.3, 0.3)),
      'No weight gained in the first days',
    ],
    ['kitten that lost a gram', 'gatto', weights(1, 0.095, 0.094), 'Lost weight in the first days'],
    ['kitten weighed twice in an hour', 'gatto', weights(0.04, 0.095, 0.095), undefined],
  ] as const)(
    'expects a newborn to gain from its first day on: a %s',
    (_, species, facts, text) => {
      const newborn = { ...MICIA, species, age: 2 / 365.25, ageDays: 2 };
      expect(finding('growth', [...facts], newborn)?.text).toBe(text);
      expect(finding('growth', [...facts], newborn)?.level).toBe(text && 'urgent');
    },
  );

  it('expects no growth of an animal that may be nearly grown', () => {
    const steady = weights(14, 20, 20, 20);
    const dog = { ...MICIA, species: 'cane', weightKg: 20, age: 0 } as const;
    expect(finding('growth', steady, dog)).toBeUndefined();
    expect(finding('weight', steady, dog)?.level).toBe('good');
    expect(finding('growth', steady, { ...dog, age: 0.2, ageDays: 73 })?.level).toBe('watch');
    expect(finding('growth', weights(14, 20, 19, 18), dog)?.level).toBe('vet');
  });

  it('recognises newborns by birth date only, and expects growth only in some species', () => {
    const less = weights(20, 3, 2.99, 2.99);
    expect(finding('growth', less, { ...MICIA, age: 0 })).toBeUndefined();
    expect(finding('growth', less, { ...MICIA, age: 0.3, ageDays: 110 })).toEqual({
      level: 'watch',
      text: 'No heavier than 10 days ago',
    });
    const parrot = { ...MICIA, species: 'uccello' as const, age: 0.7 };
    expect(finding('growth', weights(20, 0.4, 0.39, 0.38), parrot)).toBeUndefined();
  });

  it('expects a puppy to double its birth weight by day twelve', () => {
    const puppy = { ...MICIA, species: 'cane' as const, age: 12 / 365.25, ageDays: 12 };
    const slow = weights(11.5, 0.4, 0.45, 0.5);
    expect(finding('growth', slow, puppy)).toEqual({
      level: 'vet',
      text: 'Not yet twice the weight of birth',
    });
    expect(finding('growth', weights(11.5, 0.4, 0.6, 0.82), puppy)?.level).toBe('good');
    expect(finding('growth', slow, { ...puppy, ageDays: 11 })?.level).toBe('good');
  });

  describe('and growth', () => {
    const gained = weights(70, 4, 5, 6, 7, 8, 9);
    const stale = weights(100, 4, 5, 6, 7, 8, 9, 9.5, 10).map((fact) => ({
      ...fact,
      at: new Date(fact.at.getTime() - 35 * 86_400_000),
    }));
    const large = weights(80, 42, 44, 46, 48, 50);

    it.each([
      ['a rabbit of four months', { species: 'coniglio', age: 0.33 }, gained, 'good'],
      ['a large dog of 13 months', { species: 'cane', age: 1.05 }, large, 'good'],
      ['a puppy last weighed five weeks ago', { species: 'cane', age: 0.5 }, stale, 'unknown'],
      ['a small dog of 13 months', { species: 'cane', age: 1.05 }, gained, 'watch'],
      ['a large dog of two years', { species: 'cane', age: 2 }, large, 'watch'],
      ['a cat of unknown age', { species: 'gatto', age: null }, gained, 'watch'],
    ] as const)(
      'suggests feeding less after a gain only if the animal may be grown: %s',
      (_, animal, facts, level) => {
        const [found] = read(facts, { ...MICIA, ...animal }).findings;
        expect(found).toMatchObject({ kind: 'weight', level });
        expect(/count the treats/.test(found?.advice ?? '')).toBe(level === 'watch');
        if (level === 'unknown') {
          expect(found?.text).toBe('Last weighed 5 weeks ago');
          expect(found?.advice).toMatch(/^Weigh Micia again/);
        }
      },
    );

    it("still reports a growing animal's loss", () => {
      const rabbit = { ...MICIA, species: 'coniglio', age: 0.33 } as const;
      expect(finding('weight', weights(40, 2, 1.9, 1.8, 1.7), rabbit)?.level).toBe('today');
    });
  });

  it('includes a loss from the highest weight in two years, even with few entries', () => {
    expect(finding('weight', weights(500, 5, 4.8, 4.6, 4.4, 4.2, 4))).toMatchObject({
      level: 'vet',
      text: expect.stringMatching(/^1\d% lost in/) as unknown as string,
    });
  });

  it('draws no conclusion from old weights', () => {
    const old = [400, 385, 370].map((days, index) => weight(days, 4 - index * 0.4));
    expect(finding('weight', old)).toEqual({
      level: 'unknown',
      text: 'Last weighed 12 months ago',
    });
  });
});
