import { daysBetween, type Weighed } from './diary-fact.js';
import { median, smoothed, theilSen } from './statistics.js';

export const MIN_WEIGHTS = 3;

/** Periods of days in which a change is looked for, the shortest first. */
const WINDOWS = [35, 65, 95, 185] as const;

/** The share of a period that its weights must span. */
const COVERED = 0.4;

/** Days in which the peak is sought. */
const REMEMBERED = 730;

export interface Change {
  /** Share of the initial weight; negative for a loss. */
  share: number;
  days: number;
}

/** The change over the last days along the robust line; null without enough weights. */
export function changeWithin(kept: readonly Weighed[], days: number): Change | null {
  const last = kept.at(-1);
  if (!last) return null;
  const inside = kept.filter(({ fact }) => daysBetween(fact.at, last.fact.at) <= days);
  const [first] = inside;
  if (!first || inside.length < MIN_WEIGHTS) return null;
  const span = daysBetween(first.fact.at, last.fact.at);
  if (span < days * COVERED) return null;
  const line = theilSen(
    inside.map(({ fact, kg }) => ({ x: daysBetween(first.fact.at, fact.at), y: kg })),
  );
  const start = line?.at(0) ?? 0;
  if (!line || start <= 0) return null;
  return { share: (line.at(span) - start) / start, days: Math.max(1, Math.round(span)) };
}

/** The changes over each of the periods, the shortest first. */
export const changesOf = (kept: readonly Weighed[]): Change[] =>
  WINDOWS.flatMap((days) => changeWithin(kept, days) ?? []);

/** How far the last weight lies below the median of the three before, or of as many as asked for. */
export function lastDrop(kept: readonly Weighed[], least = MIN_WEIGHTS): number {
  const before = kept.slice(-1 - MIN_WEIGHTS, -1).map(({ kg }) => kg);
  const last = kept.at(-1)?.kg ?? 0;
  return before.length < least ? 0 : 1 - last / median(before);
}

/** How far the weight has fallen from its highest in two years. */
export function fromPeak(kept: readonly Weighed[]): Change | null {
  const last = kept.at(-1);
  const recent = kept.filter(
    ({ fact }) => last && daysBetween(fact.at, last.fact.at) <= REMEMBERED,
  );
  if (!last || recent.length < MIN_WEIGHTS) return null;
  const line = smoothed(recent.map(({ kg }) => kg));
  const peak = line.indexOf(Math.max(...line));
  const from = recent[peak];
  if (!from) return null;
  const share = (line.at(-1) ?? 0) / (line[peak] ?? 1) - 1;
  return { share, days: Math.max(1, Math.round(daysBetween(from.fact.at, last.fact.at))) };
}
