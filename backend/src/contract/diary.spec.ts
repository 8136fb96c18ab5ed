import { describe, expect, it } from '@jest/globals';
import { readWeightKg } from './body-weight.js';
import { DIARY_KINDS, fromBase, KIND_UNITS, toBase } from './diary.js';

/** Amounts as people write them: up to three decimals, from a gram to tons. */
const AMOUNTS = Array.from({ length: 400 }, (_, step) =>
  Number((0.001 * 1.05 ** step).toPrecision(5)),
);

const UNITS = DIARY_KINDS.flatMap((kind) => KIND_UNITS[kind].map((unit) => ({ kind, unit })));

describe('an amount', () => {
  it.each(UNITS)('of $kind in $unit survives conversion to the base unit and back', (of) => {
    const back = AMOUNTS.map((amount) =>
      fromBase(toBase(amount, of.unit, of.kind), of.unit, of.kind),
    );
    expect(back).toEqual(AMOUNTS);
  });

  it.each(UNITS)('of $kind in $unit keeps its order in the base unit', (of) => {
    const bases = AMOUNTS.map((amount) => toBase(amount, of.unit, of.kind));
    expect(new Set(bases).size).toBe(AMOUNTS.length);
    expect(bases.toSorted((a, b) => a - b)).toEqual(bases);
  });

  it.each([
    ['weight', 1, 'lb', 0.453_592_37],
    ['weight', 4100, 'g', 4.1],
    ['weight', 4.1, 'kg', 4.1],
    ['food', 45, 'g', 45],
    ['temperature', 32, '°F', 0],
    ['temperature', 212, '°F', 100],
    ['temperature', 101.3, '°F', 38.5],
    ['temperature', -40, '°F', -40],
  ] as const)('of %s, %d %s, is %d in its base unit', (kind, amount, unit, base) => {
    expect(toBase(amount, unit, kind)).toBeCloseTo(base, 10);
  });

  it('converts from any unit of weight to any other and back', () => {
    for (const from of KIND_UNITS.weight) {
      for (const to of KIND_UNITS.weight) {
        const turned = AMOUNTS.map((amount) => {
          const there = fromBase(toBase(amount, from, 'weight'), to, 'weight');
          return fromBase(toBase(there, to, 'weight'), from, 'weight') / amount;
        });
        expect(Math.max(...turned.map((ratio) => Math.abs(ratio - 1)))).toBeLessThan(1e-9);
      }
    }
  });

  it('of weight is read from a profile as it was written', () => {
    for (const unit of KIND_UNITS.weight) {
      for (const kg of [0.02, 0.8, 4.1, 12.35, 80]) {
        const written = String(Number(fromBase(kg, unit, 'weight').toPrecision(4)));
        expect((readWeightKg(`${written} ${unit}`) ?? 0) / kg).toBeCloseTo(1, 3);
      }
    }
  });
});
