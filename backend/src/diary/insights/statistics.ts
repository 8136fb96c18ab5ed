/** The median; the mean of the middle two for an even number, NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}

export interface Point {
  /** Days. */
  x: number;
  y: number;
}

export interface Line {
  /** By day. */
  slope: number;
  at: (x: number) => number;
}

/** Maximum of points used; more are thinned, since the number of pairs grows quadratically. */
const MOST_POINTS = 120;

/** At most `most` of the items, evenly spaced, including the first and the last one. */
export function thinned<T>(items: readonly T[], most: number): readonly T[] {
  if (items.length <= most) return items;
  const step = (items.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => items[Math.round(index * step)] as T);
}

/**
 * The line through the median slope of all pairs (Theil and Sen): up to 29% of the points may be
 * wrong without moving it far. `null` for fewer than two moments.
 */
export function theilSen(all: readonly Point[]): Line | null {
  const points = thinned(all, MOST_POINTS);
  const slopes = points.flatMap((a, index) =>
    points.slice(index + 1).flatMap((b) => (b.x === a.x ? [] : [(b.y - a.y) / (b.x - a.x)])),
  );
  if (slopes.length === 0) return null;
  const slope = median(slopes);
  const start = median(points.map(({ x, y }) => y - slope * x));
  return { slope, at: (x) => start + slope * x };
}

/** Neighbours on each side that an entry is compared with. */
const NEIGHBOURS = 2;
const MIN_NEIGHBOURS = 3;

/**
 * Which values are odd: further from the median of their neighbours than a share of it, while the
 * neighbours agree with each other. The last value is never odd: only later ones can show that.
 */
export function oddValues(values: readonly number[], share: number): boolean[] {
  return values.map((value, index) => {
    if (index === values.length - 1) return false;
    const from = Math.max(0, Math.min(index - NEIGHBOURS, values.length - 1 - 2 * NEIGHBOURS));
    const around = values
      .slice(from, from + 2 * NEIGHBOURS + 1)
      .filter((_, offset) => from + offset !== index);
    if (around.length < MIN_NEIGHBOURS) return false;
    const middle = median(around);
    const spread = median(around.map((one) => Math.abs(one - middle)));
    return Math.abs(value - middle) > share * middle && spread <= (share / 2) * middle;
  });
}

/** Each value as the mean of the medians around it: follows a lasting change, but no outlier. */
export function smoothed(values: readonly number[]): number[] {
  const medians = values.map((_, index) => median(values.slice(Math.max(0, index - 1), index + 2)));
  return medians.map((_, index) => {
    const around = medians.slice(Math.max(0, index - 1), index + 2);
    return around.reduce((sum, one) => sum + one, 0) / around.length;
  });
}
