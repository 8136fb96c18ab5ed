import { linear, type Scale } from './scale';
import type { Size } from './use-size';

/** The inner part of a chart, in px, and where amounts lie in it. */
export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
  rem: number;
  /** Whether there is room beside the chart. */
  wide: boolean;
  x: Scale;
  y: Scale;
}

export interface Extent {
  /** First and last moment, ms since 1970. */
  span: readonly [from: number, to: number];
  /** Amounts with a line and a label; the chart reaches from the first to the last. */
  ticks: readonly number[];
  /** Days between two time labels, at least. */
  apart?: number;
  /** The widest label of an amount, in characters. */
  letters: number;
  /** Room above, and on the right of a wide chart, in rem. */
  roof?: number;
  margin?: number;
}

/** The approximate width of a digit, relative to its height. */
const LETTER = 0.5;

/** Whether small text fits into this many px; a name that does not is in the legend only. */
export const fits = (text: string, room: number, { rem }: Frame): boolean =>
  text.length * LETTER * rem <= room;

/** The least width of a wide chart, in rem. */
const WIDE = 32;

export const frameOf = (size: Size, { span, ticks, letters, roof = 0, margin = 0 }: Extent) => {
  const { width, height, rem } = size;
  const left = Math.min(width / 3, letters * LETTER * rem + 0.75 * rem);
  const wide = width >= WIDE * rem;
  const right = width - (wide ? Math.max(14, margin * rem) : 14);
  const top = 14 + roof * rem;
  const bottom = height - 1.9 * rem;
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const x = linear(span, [left, right]);
  const y = linear([low, high], [bottom, top]);
  return { left, right, top, bottom, rem, wide, x, y } satisfies Frame;
};
