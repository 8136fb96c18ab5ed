import { expect, it } from '@jest/globals';
import { pauseAfter } from './retry.js';

it('retries wait longer each time, with about eighteen in a day', () => {
  const tries = [0];
  for (let at = 0; at < 86_400;) tries.push((at += pauseAfter(at, 0.5)));
  expect(tries.slice(0, 5)).toEqual([0, 10, 20, 40, 80]);
  expect(tries.length).toBeGreaterThan(12);
  expect(tries.length).toBeLessThan(20);
});

it('receivers that failed together are not retried together', () => {
  expect(pauseAfter(100, 0)).toBeCloseTo(90);
  expect(pauseAfter(100, 1)).toBeCloseTo(110);
  expect(pauseAfter(1e6, 0.5)).toBe(14_400);
});
