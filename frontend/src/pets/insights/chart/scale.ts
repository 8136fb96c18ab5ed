/** Maps numbers between two amounts onto pixels. */
export type Scale = (value: number) => number;

/** An empty domain maps to the middle of the pixels. */
export const linear =
  ([min, max]: readonly [number, number], [start, end]: readonly [number, number]): Scale =>
  (value) =>
    max === min ? (start + end) / 2 : start + ((value - min) / (max - min)) * (end - start);

const MANTISSAS = [1, 2, 2.5, 5] as const;

/** Round steps, ascending, from about a hundredth of the span. */
function* niceSteps(span: number): Generator<number> {
  for (let power = Math.floor(Math.log10(span)) - 2; ; power += 1) {
    for (const mantissa of MANTISSAS) yield Number(`${mantissa}e${power}`);
  }
}

const MOST_TICKS = 4;

/** A few round amounts that enclose all values: the first and last are the chart's ends. */
export const niceTicks = (min: number, max: number): number[] => {
  const span = max - min || Math.abs(max) * 0.1 || 1;
  for (const step of niceSteps(span)) {
    // Keeps a value on its grid line despite floating-point errors.
    const first = Math.floor(min / step + 1e-9);
    const last = Math.max(Math.ceil(max / step - 1e-9), first + 1);
    if (last - first < MOST_TICKS) {
      return Array.from({ length: last - first + 1 }, (_, index) =>
        Number(((first + index) * step).toPrecision(12)),
      );
    }
  }
  return [];
};

/** A line through points, for the `d` of a path; to a tenth of a pixel. */
export const pathThrough = (points: readonly (readonly [x: number, y: number])[]): string =>
  points
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
