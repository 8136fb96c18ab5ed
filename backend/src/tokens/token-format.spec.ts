import { describe, expect, it } from '@jest/globals';
import { hashOf } from '../platform/sealing.js';
import { isToken, makeToken } from './token-format.js';

const TOKEN = 'zmp_0123456789abcdefghijABCDEFGHIJ';

describe('a token', () => {
  it('is distinguished from anything similar without a lookup', () => {
    const token = makeToken();
    expect(token).toMatch(/^zmp_[0-9A-Za-z]{36}$/);
    expect(isToken(token)).toBe(true);
    for (const [index, letter] of Array.from(token).entries()) {
      const other = letter === 'x' ? 'y' : 'x';
      expect(isToken(token.slice(0, index) + other + token.slice(index + 1))).toBe(false);
    }
    for (const text of [
      '',
      'zmp_',
      TOKEN,
      token.slice(0, -1),
      `${token}0`,
      ` ${token}`,
      `${token}\n`,
    ]) {
      expect(isToken(text)).toBe(false);
    }
  });

  it('has the CRC32 of its random part in base 62', () => {
    // The CRC32 of these thirty characters, as computed by Python's zlib.
    expect(isToken(`${TOKEN}3mpbCX`)).toBe(true);
  });

  it('is never generated twice, and uses every character', () => {
    const tokens = Array.from({ length: 500 }, makeToken);
    expect(new Set(tokens).size).toBe(500);
    expect(new Set(tokens.flatMap((token) => Array.from(token.slice(4, 34)))).size).toBe(62);
  });

  it('is stored as its SHA-256', () => {
    expect(hashOf('abc').toString('hex')).toMatch(/^ba7816bf8f01cfea.*15ad$/);
  });
});
