import { describe, expect, it } from '@jest/globals';
import { readWeightKg } from './body-weight.js';

describe('readWeightKg', () => {
  it.each([
    ['12kg', 12],
    ['about 4,5 kg', 4.5],
    ['26 lb', 11.79],
    ['800 g', 0.8],
    ['30', 30],
    ['circa 5 chili', 5],
  ])('reads %s', (text, kg) => {
    expect(readWeightKg(text)).toBeCloseTo(kg, 2);
  });

  it.each(['small', '', '0', '9000 kg', null])('makes nothing of %s', (text) => {
    expect(readWeightKg(text)).toBeNull();
  });
});
