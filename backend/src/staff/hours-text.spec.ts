import { describe, expect, it } from '@jest/globals';
import { readHours, writeHours } from './hours-text.js';

describe('working hours as an operator writes them', () => {
  it('name days and time ranges', () => {
    expect(readHours('Sat 22:00-06:00, mon-tue 09:00-13:00 14:00-24:00')).toEqual([
      { day: 1, from: '09:00', to: '13:00' },
      { day: 1, from: '14:00', to: '24:00' },
      { day: 2, from: '09:00', to: '13:00' },
      { day: 2, from: '14:00', to: '24:00' },
      { day: 6, from: '22:00', to: '06:00' },
    ]);
    expect(readHours('sun-mon 10:00-11:00').map(({ day }) => day)).toEqual([1, 7]);
    expect(readHours(' ')).toEqual([]);
  });

  it('are written back unchanged', () => {
    const text = 'mon 09:00-13:00 14:00-18:00, tue 09:00-18:00, sun 22:00-06:00';
    expect(writeHours(readHours(text))).toBe(text);
  });

  it.each(['mon', 'funday 09:00-10:00', 'mon 9-10', 'mon 09:00-25:00', 'mon 24:00-06:00'])(
    'that are invalid are refused: %s',
    (text) => {
      expect(() => readHours(text)).toThrow('not understood');
    },
  );
});
