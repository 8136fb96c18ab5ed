import { describe, expect, it } from '@jest/globals';
import { isValid, isYoung } from './token-sync.js';

const token = { value: 'key', issuedAt: 0, expiresAt: 3_600_000 };

describe("a provider's token", () => {
  it('is reported for five minutes', () => {
    expect([0, 300_000, 300_001].map((now) => isYoung(token, now))).toEqual([true, true, false]);
  });

  it('counts as expired 30 s before it is', () => {
    expect([0, 3_569_999, 3_570_000].map((now) => isValid(token, now))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
