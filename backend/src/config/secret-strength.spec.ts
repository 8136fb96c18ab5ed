import { randomBytes, randomInt } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { estimateBits } from './secret-strength.js';

const random = {
  '32 hexadecimal digits': () => randomBytes(16).toString('hex'),
  '44 characters of base64': () => randomBytes(32).toString('base64'),
  '32 decimal digits': () => Array.from({ length: 32 }, () => randomInt(10)).join(''),
};

describe("a secret's estimated bits", () => {
  it.each([
    'a'.repeat(64),
    `${'a'.repeat(40)}b`,
    'abc'.repeat(12),
    'deadbeef'.repeat(8),
    '0123456789abcdef'.repeat(4),
    '1029384756'.repeat(4),
    'abcdefghijklmnopqrstuvwxyzABCDEF',
    'zampa-zampa-zampa-zampa-zampa-zampa',
    'aaaabbbbccccddddeeeeffffgggghhhh',
  ])('are few in %s', (secret) => {
    expect(estimateBits(secret)).toBeLessThan(45);
  });

  it.each(Object.entries(random))('are enough in %s', (_, make) => {
    for (let time = 0; time < 200; time += 1) {
      expect(estimateBits(make())).toBeGreaterThan(64);
    }
  });
});
