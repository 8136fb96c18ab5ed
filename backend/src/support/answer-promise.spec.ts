import { describe, expect, it } from '@jest/globals';
import { measure, promiseOf } from './answer-promise.js';

const HOURS = { pro: 48, expert: 8 };
const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 24, hour));
const nothing = { waitsSince: null, answerBy: null };

describe('a promised answer time', () => {
  it('is counted from the message, by plan', () => {
    expect(promiseOf(nothing, at(6), 'expert', HOURS)).toEqual({
      waitsSince: at(6),
      answerBy: at(14),
    });
    expect(promiseOf(nothing, at(6), 'pro', HOURS).answerBy).toEqual(at(54));
  });

  it('is not put off by a further message', () => {
    const waiting = promiseOf(nothing, at(6), 'pro', HOURS);
    expect(promiseOf(waiting, at(20), 'pro', HOURS)).toEqual(waiting);
  });

  it('becomes earlier with a better plan, and stays after a downgrade', () => {
    const waiting = promiseOf(nothing, at(6), 'pro', HOURS);
    const better = promiseOf(waiting, at(7), 'expert', HOURS);
    expect(better).toEqual({ waitsSince: at(6), answerBy: at(15) });
    expect(promiseOf(better, at(8), 'pro', HOURS)).toEqual(better);
  });

  it('is measured once, when it is kept or missed', () => {
    const waiting = promiseOf(nothing, at(6), 'expert', HOURS);
    expect(measure(waiting, at(14))).toEqual({ waitedSeconds: 8 * 3600, isInTime: true });
    expect(measure(waiting, at(15))).toEqual({ waitedSeconds: 9 * 3600, isInTime: false });
    expect(measure(nothing, at(15))).toEqual({ waitedSeconds: null, isInTime: null });
  });
});
