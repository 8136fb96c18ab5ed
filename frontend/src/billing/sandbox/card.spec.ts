import { describe, expect, it } from 'vitest';
import { errorOf, formatted, type CardField } from './card';

const NOW = new Date('2026-11-21T12:00:00Z');

const typed = (field: CardField, keys: string): string =>
  Array.from(keys).reduce((before, key) => formatted(field, before + key, before), '');

describe('while typing', () => {
  it.each([
    ['number', '4242424242424242', '4242 4242 4242 4242'],
    ['number', '42424', '4242 4'],
    ['number', '4242-4242x', '4242 4242'],
    ['number', '42424242424242429999', '4242 4242 4242 4242'],
    ['expiry', '1234', '12/34'],
    ['expiry', '12/34', '12/34'],
    ['expiry', '12 / 34', '12/34'],
    ['expiry', '434', '04/34'],
    ['expiry', '4/34', '04/34'],
    ['expiry', '1/34', '01/34'],
    ['cvc', '12345', '1234'],
    ['cvc', '1a2', '12'],
  ] as const)('%s %s becomes %s', (field, keys, shown) => {
    expect(typed(field, keys)).toBe(shown);
  });

  it('the stroke of the expiry can be deleted', () => {
    expect(formatted('expiry', '12', '12/')).toBe('12');
    expect(formatted('expiry', '1', '12')).toBe('1');
  });
});

describe('a field', () => {
  it.each([
    ['number', '', 'incomplete_number'],
    ['number', '4242 4242', 'incomplete_number'],
    ['number', '4242 4242 4242 4241', 'invalid_number'],
    ['number', '4000 0025 0000 3155', null],
    ['expiry', '12', 'incomplete_expiry'],
    ['expiry', '13/34', 'incomplete_expiry'],
    ['expiry', '12/25', 'invalid_expiry_year_past'],
    ['expiry', '10/26', 'invalid_expiry_month_past'],
    ['expiry', '11/26', null],
    ['expiry', '11/99', 'invalid_expiry_year'],
    ['cvc', '12', 'incomplete_cvc'],
    ['cvc', '1234', null],
  ] as const)('%s "%s" gives %s', (field, value, error) => {
    expect(errorOf(field, value, NOW)).toBe(error);
  });
});
