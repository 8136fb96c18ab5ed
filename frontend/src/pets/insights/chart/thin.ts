/** A value at a moment, in ms since 1970. */
export interface Dated {
  at: number;
  value: number;
}

/**
 * Thins points to those that can be told apart: the lowest and the highest in each of `columns`
 * equal spans of time, with the first and the last of all. `points` ascend in time.
 */
export const thin = <Point extends Dated>(points: readonly Point[], columns: number): Point[] => {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length <= 2 * columns) return [...points];
  const span = last.at - first.at || 1;
  const kept = new Set<Point>([first]);
  let [column, low, high] = [0, first, first];
  const keepColumn = (): void => {
    const [earlier, later] = low.at <= high.at ? [low, high] : [high, low];
    kept.add(earlier).add(later);
  };
  for (const point of points) {
    const place = Math.min(columns - 1, Math.floor(((point.at - first.at) / span) * columns));
    if (place !== column) {
      keepColumn();
      [column, low, high] = [place, point, point];
    }
    if (point.value < low.value) low = point;
    if (point.value > high.value) high = point;
  }
  keepColumn();
  return [...kept.add(last)];
};

/** The index of the moment nearest to another one; `moments` ascend. -1 if there are none. */
export const nearest = (moments: readonly number[], moment: number): number => {
  let [low, high] = [0, moments.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    const [before, after] = [moments[middle] ?? 0, moments[middle + 1] ?? 0];
    if (moment - before <= after - moment) high = middle;
    else low = middle + 1;
  }
  return high;
};
