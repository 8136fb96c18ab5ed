import type { Tone } from './chart/weeks';

/** Classes of the legends' marks, as the charts draw them. */
export const TREND_MARK = 'h-[3px] w-4 rounded-full bg-green';
export const SPAN_MARK = 'h-3 w-4 rounded-xs border border-dashed border-green bg-green-wash';
export const LEFT_OUT_MARK = 'size-3 rounded-full border-2 border-dotted border-edge';
export const BASELINE_MARK = 'w-4 border-t-2 border-dashed border-green';

export const COLUMN_MARKS: Record<Tone, string> = {
  apricot: 'size-3 rounded-xs bg-apricot',
  green: 'size-3 rounded-xs bg-green',
  ink: 'size-3 rounded-xs bg-soft',
  edge: 'size-3 rounded-xs border border-edge bg-line',
};
