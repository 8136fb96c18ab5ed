/** The quantile of the samples at `share`. */
export function quantile(samples, share) {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

export const median = (samples) => quantile(samples, 0.5);

/** Median and spread of the rounds. */
export const ofRounds = (values) => ({
  median: round(median(values)),
  lowest: round(Math.min(...values)),
  highest: round(Math.max(...values)),
});

/** Median and spread of the ratios to the reference, round by round. */
export const over = (rounds, reference) =>
  ofRounds(rounds.map((value, index) => value / reference[index]));

/** Rounds to three significant digits. */
export const round = (value) => Number(value.toPrecision(3));

/** Formats a median and its spread as a table cell. */
export const spread = ({ median: middle, lowest, highest }) =>
  `${middle} (${lowest} to ${highest})`;

/** Duration of a call. Milliseconds. */
export async function timed(work) {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
