import { expect, it } from '@jest/globals';
import { outcomeOf, pauseAfter } from './outcome.js';

it("a push service's response determines the next step", () => {
  const outcomes = {
    sent: [200, 201, 202, 204],
    gone: [404, 410],
    later: [429, 500, 502, 503],
    refused: [301, 307, 400, 401, 403, 413],
  };
  for (const [outcome, statuses] of Object.entries(outcomes)) {
    for (const status of statuses) expect([status, outcomeOf(status)]).toEqual([status, outcome]);
  }
});

it('retries wait longer each time, at most an hour, and not less than the service asks', () => {
  const pauses = Array.from({ length: 14 }, (_, before) => pauseAfter(before + 1, '', 0.5));
  expect(pauses.slice(0, 4)).toEqual([5, 10, 20, 40]);
  expect(pauses.at(-1)).toBe(3600);
  expect(pauseAfter(1, '120')).toBe(120);
  expect(pauseAfter(1, '999999')).toBe(3600);
  expect(pauseAfter(1, 'Wed, 21 Oct 2026 07:28:00 GMT', 0.5)).toBe(5);
  expect([pauseAfter(1, '', 0), pauseAfter(1, '', 1)]).toEqual([3.75, 6.25]);
});
