import type { Measured, Span } from '@contract/insights';
import type { Language } from '@contract/languages';
import { formatNumber } from '../../shared/format';
import type { LinePoint } from './chart/line-marks';

type Convert = (value: number) => number;

const same: Convert = (value) => value;

/** The server's points for a chart, ascending in time. */
export const linePoints = (points: readonly Measured[], convert = same): LinePoint[] =>
  points
    .map(({ at, value, leftOut }) => ({
      at: Date.parse(at),
      value: convert(value),
      ...(leftOut && { leftOut }),
    }))
    .toSorted((a, b) => a.at - b.at);

/** A range in the chart's unit, with its name. */
export const namedSpan = (span: Span | null, name: string, convert = same) =>
  span ? { min: convert(span.min), max: convert(span.max), name } : undefined;

/** Rounded to the precision of a scale. */
export const formatAmount = (value: number, language: Language): string =>
  formatNumber(Number(value.toPrecision(4)), language);
