import { expect, it } from '@jest/globals';
import type { Request } from 'express';
import { hasPassed } from './vet-session.js';
import type { Vet } from './vet.entity.js';

const HOUR = 3_600_000;
const CONFIRMED = new Date('2026-11-21T12:00:00Z');
const VET = { id: 7, totpConfirmedAt: CONFIRMED } as Vet;

/** Whether a vet's session may go on that passed the second factor so long ago. */
function passes(
  hoursAgo: number,
  passed: { vetId?: number; confirmedAt?: number } = {},
  vet = VET,
): boolean {
  const passedAt = Date.now() - hoursAgo * HOUR;
  const vetFactor = { vetId: 7, confirmedAt: CONFIRMED.getTime(), passedAt, ...passed };
  return hasPassed({ session: { vetFactor } } as unknown as Request, vet);
}

it('a session remembers the second factor for twelve hours', () => {
  expect(passes(0)).toBe(true);
  expect(passes(11.9)).toBe(true);
  expect(passes(12)).toBe(false);
  expect(passes(13)).toBe(false);
});

it("another vet's second factor, or one from before the authenticator, does not count", () => {
  expect(passes(0, { vetId: 8 })).toBe(false);
  expect(passes(0, { confirmedAt: CONFIRMED.getTime() - 1 })).toBe(false);
  const none = { session: {} } as unknown as Request;
  expect(hasPassed(none, VET)).toBe(false);
});

it('a removed vet, who has no authenticator, has never passed', () => {
  expect(passes(0, {}, { id: 7, totpConfirmedAt: null } as Vet)).toBe(false);
});
