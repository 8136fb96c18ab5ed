import { describe, expect, it } from '@jest/globals';
import { base32, codeOf, otpauthUri, stepAt, stepOf } from './totp.js';

const SECRET = Buffer.from('12345678901234567890');

describe("an authenticator's code", () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i s matches RFC 6238', (seconds, code) => {
    expect(codeOf(SECRET, stepAt(seconds * 1000))).toBe(code);
  });

  it('is accepted one step early or late, and no more', () => {
    const moment = 1_234_567_890_000;
    const step = stepAt(moment);
    const taken = (at: number) => stepOf(SECRET, codeOf(SECRET, at), moment);
    expect([taken(step - 1), taken(step), taken(step + 1)]).toEqual([step - 1, step, step + 1]);
    expect([taken(step - 2), taken(step + 2)]).toEqual([null, null]);
    expect(stepOf(SECRET, '1', moment)).toBeNull();
  });
});

describe("an authenticator's link", () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foobar', 'MZXW6YTBOI'],
  ])('has its secret in base32 (RFC 4648): %s', (text, written) => {
    expect(base32(Buffer.from(text))).toBe(written);
  });

  it('names the account', () => {
    expect(otpauthUri('MZXQ', 'zampa.example', 'ada@example.org')).toBe(
      'otpauth://totp/Zampa%20(zampa.example)%3Aada%40example.org?secret=MZXQ&issuer=Zampa%20(zampa.example)',
    );
  });
});
