import { describe, expect, it } from '@jest/globals';
import { readWeightKg, typedNumber } from './body-weight.js';

describe('readWeightKg', () => {
  it.each([
    ['12kg', 12],
    ['about 4,5 kg', 4.5],
    ['26 lb', 11.79],
    ['800 g', 0.8],
    ['12.500 g', 12.5],
    ['1,250 grams', 1.25],
    ['1.250 kg', 1.25],
    ['85.5 g', 0.0855],
    ['30', 30],
    ['circa 5 chili', 5],
  ])('reads %s', (text, kg) => {
    expect(readWeightKg(text)).toBeCloseTo(kg, 2);
  });

  it.each(['small', '', '0', '9000 kg', null])('returns null for %s', (text) => {
    expect(readWeightKg(text)).toBeNull();
  });
});

describe('typedNumber', () => {
  it.each([
    ['3.8 kg', '3,8 kg'],
    ['0.125 kg', '0,125 kg'],
    ['85.5 g', '85,5 g'],
    ['12.500 g', '12.500 g'],
  ])('writes %s in Italian as %s', (text, written) => {
    expect(typedNumber(text, 'it')).toBe(written);
    expect(typedNumber(text, 'en')).toBe(text);
  });
});
