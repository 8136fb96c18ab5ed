import type { SummaryItem, SummarySection } from '../../contract/summaries.js';
import type { Words } from '../build/words.js';
import { printable } from './printable.js';

/** A section as it is printed. */
export interface PrintedSection {
  title: string;
  lines: string[];
  /** Whether its lines may be cut: only those of the timeline. */
  isTimeline: boolean;
}

function lineOf({ at, text, detail }: SummaryItem, words: Words): string {
  const day = at === null ? [] : [words.day(new Date(at))];
  const told = detail === null ? text : `${text} (${detail})`;
  return printable([...day, told].join(' – '));
}

export const printed = (sections: readonly SummarySection[], words: Words): PrintedSection[] =>
  sections.map(({ name, title, items }) => ({
    title: printable(title),
    lines: items.map((item) => lineOf(item, words)),
    isTimeline: name === 'timeline',
  }));

/** Minimum of timeline lines that are printed, even if they need another page. */
const FEWEST = 8;

/**
 * The newest lines of a timeline that fit, preceded by a line with the number of earlier ones.
 * @param heights of the lines.
 */
export function fitting(
  lines: readonly string[],
  heights: readonly number[],
  room: number,
  more: (count: number) => string,
): string[] {
  const total = heights.reduce((sum, height) => sum + height, 0);
  if (total <= room) return [...lines];
  let kept = 0;
  // Reserves room for the line with the number of missing ones.
  let used = heights[0] ?? 0;
  while (kept < lines.length) {
    used += heights[lines.length - 1 - kept] ?? 0;
    if (used > room && kept >= FEWEST) break;
    kept += 1;
  }
  const missing = lines.length - kept;
  return missing <= 0 ? [...lines] : [more(missing), ...lines.slice(-kept)];
}
