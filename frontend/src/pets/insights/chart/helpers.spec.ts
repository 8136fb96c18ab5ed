import { describe, expect, it } from 'vitest';
import { within } from './period';
import { linear, niceTicks, pathThrough } from './scale';
import { nearest, thin, type Dated } from './thin';
import { timeTicks } from './time-ticks';
import { coursesIn, weeksOf } from './weeks';

const DAY = 24 * 3600 * 1000;
const START = new Date(2026, 0, 10, 9).getTime();

/** A fixed, uneven series. */
const series = (length: number): Dated[] =>
  Array.from({ length }, (_, index) => ({
    at: START + index * DAY,
    value: 4 + Math.sin(index * 1.7) + ((index * 7919) % 13),
  }));

describe('a scale', () => {
  it('preserves order and endpoints', () => {
    const scale = linear([3.4, 4.6], [200, 20]);
    expect(scale(3.4)).toBe(200);
    expect(scale(4.6)).toBeCloseTo(20);
    expect(scale(4)).toBeLessThan(scale(3.8));
    expect(linear([2, 2], [0, 10])(2)).toBe(5);
  });
});

describe('grid lines', () => {
  it.each([
    [3.4, 4.46, [3, 3.5, 4, 4.5]],
    [0, 187, [0, 100, 200]],
    [28, 31, [28, 29, 30, 31]],
    [0.032, 0.041, [0.03, 0.035, 0.04, 0.045]],
  ])('for %d to %d are at round values', (min, max, expected) => {
    expect(niceTicks(min, max)).toEqual(expected);
  });

  it('are at most four, evenly spaced, and enclose all values', () => {
    for (const scale of [0.001, 0.37, 1, 42, 1500]) {
      for (const [low, high] of [
        [0, 1],
        [3.1, 3.1],
        [-2, 5],
        [9.99, 10.01],
        [0, 0],
      ] as const) {
        const [min, max] = [low * scale, high * scale];
        const ticks = niceTicks(min, max);
        expect(ticks.length).toBeGreaterThan(1);
        expect(ticks.length).toBeLessThanOrEqual(4);
        expect(ticks[0]).toBeLessThanOrEqual(min + 1e-9);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(max - 1e-9);
        const gaps = ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? 0));
        for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? 0, 6);
      }
    }
  });
});

describe('time ticks', () => {
  it('stay within the limit and the time span, in ascending order', () => {
    for (const days of [0, 1, 6, 20, 44, 46, 180, 400, 2000, 9000]) {
      for (const most of [2, 3, 6, 9]) {
        const to = START + days * DAY;
        const ticks = timeTicks(START, to, most);
        expect(ticks.length).toBeLessThanOrEqual(most);
        ticks.forEach(({ at }, index) => {
          expect(at).toBeGreaterThanOrEqual(START);
          expect(at).toBeLessThanOrEqual(to);
          expect(at).toBeGreaterThan(ticks[index - 1]?.at ?? 0);
        });
      }
    }
  });

  it('are at least a week apart when restricted to weeks', () => {
    const monday = new Date(2026, 0, 5).getTime();
    for (const days of [7, 14, 21, 44]) {
      const ticks = timeTicks(monday, monday + days * DAY, 9, 7);
      expect(ticks.length).toBeGreaterThan(1);
      ticks.slice(1).forEach(({ at }, index) => {
        expect(at - (ticks[index]?.at ?? 0)).toBeGreaterThanOrEqual(6.9 * DAY);
      });
    }
  });

  it('show the year where a new one begins', () => {
    const ticks = timeTicks(new Date(2025, 9, 20).getTime(), new Date(2026, 2, 3).getTime(), 6);
    expect(ticks.map(({ shows }) => shows)).toEqual(['month', 'month', 'year', 'month', 'month']);
  });
});

describe('thinning', () => {
  it('leaves a short series unchanged', () => {
    const few = series(20);
    expect(thin(few, 10)).toEqual(few);
    expect(thin([], 10)).toEqual([]);
  });

  it('keeps endpoints, extremes and order, within the limit of the columns', () => {
    for (const length of [21, 100, 999, 10_000]) {
      for (const columns of [1, 7, 10]) {
        const points = series(length);
        const kept = thin(points, columns);
        const values = points.map(({ value }) => value);
        const keptValues = kept.map(({ value }) => value);
        expect(Math.min(...keptValues)).toBe(Math.min(...values));
        expect(Math.max(...keptValues)).toBe(Math.max(...values));
        expect(kept[0]).toBe(points[0]);
        expect(kept.at(-1)).toBe(points.at(-1));
        expect(kept.length).toBeLessThanOrEqual(2 * columns + 2);
        expect(kept).toEqual(kept.toSorted((a, b) => a.at - b.at));
      }
    }
  });

  it('keeps the extremes of values with the same time', () => {
    const points = Array.from({ length: 50 }, (_, index) => ({ at: START, value: index }));
    expect(thin(points, 5).map(({ value }) => value)).toEqual([0, 49]);
  });
});

describe('the nearest entry', () => {
  it('is the same as found by a linear search', () => {
    const moments = series(40).map(({ at }, index) => at + (index % 3) * 0.3 * DAY);
    for (let moment = START - 5 * DAY; moment < START + 50 * DAY; moment += DAY / 3) {
      const distance = (index: number): number => Math.abs((moments[index] ?? 0) - moment);
      const best = Math.min(...moments.map((_, index) => distance(index)));
      expect(distance(nearest(moments, moment))).toBe(best);
    }
    expect(nearest([], 5)).toBe(-1);
  });
});

describe('a chart period', () => {
  it('ends with the last entry', () => {
    const days = series(400);
    expect(within(days, 'all')).toHaveLength(400);
    for (const [period, least, most] of [
      ['month', 29, 32],
      ['half', 181, 185],
    ] as const) {
      const part = within(days, period);
      expect(part.at(-1)).toBe(days.at(-1));
      expect(part.length).toBeGreaterThanOrEqual(least);
      expect(part.length).toBeLessThanOrEqual(most);
    }
    expect(within([], 'month')).toEqual([]);
  });
});

describe('a chart path', () => {
  it('goes through its points', () => {
    expect(
      pathThrough([
        [0, 1],
        [2.25, 3],
      ]),
    ).toBe('M0.0 1.0L2.3 3.0');
    expect(pathThrough([])).toBe('');
  });
});

it('lists only the medicines given during the weeks of a chart', () => {
  const weeks = weeksOf([
    { week: '2026-05-04', what: 'coughs', count: 1 },
    { week: '2026-05-18', what: 'coughs', count: 2 },
  ]);
  const course = (name: string, from: string, to: string) => ({
    name,
    given: 3,
    from: `${from}T12:00:00Z`,
    to: `${to}T12:00:00Z`,
  });
  const courses = [
    course('long before', '2025-05-01', '2025-05-20'),
    course('until then', '2026-04-20', '2026-05-05'),
    course('between', '2026-05-12', '2026-05-14'),
    course('in the last week', '2026-05-23', '2026-05-30'),
    course('after', '2026-06-01', '2026-06-02'),
  ];
  expect(coursesIn(courses, weeks).map(({ name }) => name)).toEqual([
    'until then',
    'between',
    'in the last week',
  ]);
});
