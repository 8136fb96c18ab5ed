import { describe, expect, it } from '@jest/globals';
import type { Precedence } from '../chat/replies.port.js';
import { OVERDUE, placeOf } from './reply-order.js';

const NOW = Date.UTC(2026, 5, 1, 12);
const asked = (seconds: number, more: Partial<Precedence> = {}): number =>
  placeOf({
    askedAt: new Date(NOW + seconds * 1000),
    numberInMinute: 1,
    plan: 'free',
    level: 'routine',
    ...more,
  });

describe('the order of queued replies', () => {
  it('puts paid plans before the free one among simultaneous questions', () => {
    expect(asked(0, { plan: 'expert' })).toBeLessThan(asked(0, { plan: 'pro' }));
    expect(asked(0, { plan: 'pro' })).toBeLessThan(asked(0));
  });

  it('ranks the third question of an Expert owner like the first of a Free owner', () => {
    expect(asked(0, { plan: 'expert', numberInMinute: 3 })).toBe(asked(0));
    expect(asked(0, { plan: 'expert', numberInMinute: 4 })).toBeGreaterThan(asked(0));
  });

  it('lets no question be overtaken by one asked a minute later on any plan', () => {
    expect(asked(60, { plan: 'expert' })).toBeGreaterThan(asked(0));
    expect(asked(20, { plan: 'expert' })).toBeLessThan(asked(0));
  });

  it('begins with emergencies, then with what has waited too long', () => {
    const emergency = asked(600, { level: 'emergency', numberInMinute: 3 });
    expect(emergency).toBeLessThan(OVERDUE);
    expect(OVERDUE).toBeLessThan(asked(-600, { plan: 'expert' }));
  });

  it('does not let an owner overtake everybody by reporting everything as an emergency', () => {
    expect(asked(0, { level: 'emergency', numberInMinute: 20 })).toBeGreaterThan(asked(0));
  });

  it("stays within the queue's number range for a year of questions", () => {
    const year = Array.from({ length: 400 }, (_, day) =>
      asked(day * 86_400, { numberInMinute: 20_000 }),
    );
    expect(Math.min(...year)).toBeGreaterThan(OVERDUE);
    expect(Math.max(...year)).toBeLessThan(2 ** 21);
  });
});
