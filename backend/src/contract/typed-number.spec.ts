import { describe, expect, it } from '@jest/globals';
import { typedNumber } from './typed-number.js';

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
