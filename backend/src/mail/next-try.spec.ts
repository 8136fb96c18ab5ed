import { describe, expect, it } from '@jest/globals';
import { DAYS_KEPT } from './mail-retention.js';
import { pauseAfter, triesLeft } from './next-try.js';

const tries = (refused: boolean): number => {
  let attempts = 1;
  while (triesLeft(attempts, { refused })) attempts += 1;
  return attempts;
};

describe("a mail's retries", () => {
  it('wait longer each time, but never longer than nine hours', () => {
    const pauses = Array.from({ length: 20 }, (_, before) => pauseAfter(before + 1, 0.5));
    expect(pauses.slice(0, 4)).toEqual([5, 10, 20, 40]);
    expect(pauses.at(-1)).toBe(6 * 3600);
    expect(pauseAfter(20, 1)).toBeLessThanOrEqual(9 * 3600);
  });

  it('are spread, so that mails that failed together are not retried together', () => {
    expect(pauseAfter(1, 0)).toBe(3.75);
    expect(pauseAfter(1, 1)).toBe(6.25);
  });

  it('continue for more than a day unless the mail was refused', () => {
    const count = tries(false);
    const waited = Array.from({ length: count - 1 }, (_, before) => pauseAfter(before + 1, 0));
    expect(waited.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(24 * 3600);
  });

  it('end early enough that no mail is kept for more than 30 days', () => {
    const count = tries(false);
    const waited = Array.from({ length: count - 1 }, (_, before) => pauseAfter(before + 1, 1));
    const days = waited.reduce((sum, pause) => sum + pause, 0) / 86_400;
    expect(days + DAYS_KEPT).toBeLessThan(30);
  });

  it('are limited to two after a refusal', () => {
    expect(tries(true)).toBe(3);
  });
});
