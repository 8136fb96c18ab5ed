import { describe, expect, it } from '@jest/globals';
import { safeInteger } from './safe-integer.js';

describe('a database bigint', () => {
  it.each([
    ['0', 0],
    ['-7', -7],
    ['2147483648', 2 ** 31],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('%s becomes a number', (text, value) => {
    expect(safeInteger(text)).toBe(value);
  });

  it.each(['9007199254740992', '-9007199254740993', '9223372036854775807'])(
    '%s is refused, not rounded',
    (text) => {
      expect(() => safeInteger(text)).toThrow(RangeError);
    },
  );
});
