import { describe, expect, it } from 'vitest';
import { nextMonth } from './due-today';

describe('the day of the next payment', () => {
  it.each([
    [new Date(2026, 10, 22), new Date(2026, 11, 22)],
    [new Date(2026, 0, 31), new Date(2026, 1, 28)],
    [new Date(2026, 11, 15), new Date(2027, 0, 15)],
  ])('after %s is %s', (paid, next) => expect(nextMonth(paid)).toEqual(next));
});
