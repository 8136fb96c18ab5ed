import { describe, expect, it } from '@jest/globals';
import { readWeightKg } from './body-weight.js';

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
    ['4,5 circa', 4.5],
    ['12 oz', 0.34],
    ['8 once', 0.227],
    ['3 etti', 0.3],
    ['2 hg', 0.2],
    ['2 stone', 12.7],
    ['10 lb 6 oz', 4.71],
    ['2 st 3 lb', 14.06],
    ['4 kg 500 g', 4.5],
    ['3 kg e 2 etti', 3.2],
    ['1 kg e mezzo', 1.5],
    ['4 1/2 lb', 2.04],
    ['12 kg (26 lb)', 12],
    ['12 kg, 26 lb', 12],
    ['10-12 lb', 4.54],
    ['26-lb', 11.79],
    ['26#', 11.79],
    ['tra 4 e 5 kg', 4],
    ['gr 800', 0.8],
    ['Kg. 4,5', 4.5],
    ['12.5 kilograms', 12.5],
    ['2 years old, 12 kg', 12],
    ['kg.12', 12],
    ['Kg.12,5', 12.5],
    ['ca.12 kg', 12],
    ['between 4 and 5 kg', 4],
    ['8/9 kg', 8],
    ['4 and 1/2 lb', 2.04],
    ['12 kgr', 12],
    ['26ish lb', 11.79],
    ['26 or so lbs', 11.79],
    ['weighed on 5 May, 12 kg', 12],
  ])('reads %s', (text, kg) => {
    expect(readWeightKg(text)).toBeCloseTo(kg, 2);
  });

  it.each([
    ['12 (adult)', 12],
    ['12 or so', 12],
    ['12 ca', 12],
    ['12 ca.', 12],
    ['12ish', 12],
    ['12 last week', 12],
    ['5 today', 5],
    ['5,4 ieri', 5.4],
    ['5 (misurato)', 5],
    ['5 sovrappeso', 5],
    ['7 più o meno', 7],
    ['12 al momento', 12],
    ['12 by eye', 12],
    ['30 pesato ieri', 30],
    ['4 monthly average', 4],
    ['4 liver diet', 4],
  ])('reads %s as kilograms: the word is no unit', (text, kg) => {
    expect(readWeightKg(text)).toBe(kg);
  });

  it.each(['small', '', '0', '9000 kg', null])('returns null for %s', (text) => {
    expect(readWeightKg(text)).toBeNull();
  });

  it.each([
    '12 drams',
    '3 Pfund',
    '12 фунтов',
    '500 mg',
    '500 milligrams',
    '12 punds',
    '3 libras',
    '12 cwt',
    '40 cm',
    '2 metri',
    '2 litres',
    '3/4 kg',
    '4 and 3/4 lb',
    '.5 kg',
    '8 months',
    '8 mesi',
    '3 anni',
    '2 years',
    '5 yrs',
    '12 y/o',
    '3 pud 8',
    '1/2 kg',
    '4 3/4 lb',
    '1 250 g',
  ])('never takes %s for kilograms', (text) => {
    expect(readWeightKg(text)).toBeNull();
  });
});
