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

export const round = (value, digits = 2) => Number(value.toFixed(digits));
