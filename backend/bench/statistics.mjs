/** The value below which a share of the samples lies. */
export function quantile(samples, share) {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

export const median = (samples) => quantile(samples, 0.5);

/** Median of the rounds, and how far they spread. */
export const ofRounds = (values) => ({
  median: round(median(values)),
  lowest: round(Math.min(...values)),
  highest: round(Math.max(...values)),
});

/** Each round held against the same round of the reference: median and spread of the ratios. */
export const over = (rounds, reference) =>
  ofRounds(rounds.map((value, index) => value / reference[index]));

/** Three digits that count. */
export const round = (value) => Number(value.toPrecision(3));

/** As a cell of a table. */
export const spread = ({ median: middle, lowest, highest }) =>
  `${middle} (${lowest} to ${highest})`;
