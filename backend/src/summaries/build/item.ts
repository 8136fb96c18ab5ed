import type { SummaryItem } from '../../contract/summaries.js';

/** An item without a time. */
export const timeless = (key: string, text: string, detail: string | null = null): SummaryItem => ({
  key,
  at: null,
  text,
  detail,
});

/** The known parts of a detail. */
export const joined = (parts: readonly (string | null)[]): string | null =>
  parts.filter((part) => part !== null).join(', ') || null;

/** @param most characters, not counting the ellipsis. */
export function cut(text: string, most: number): string {
  const characters = Array.from(text);
  return characters.length <= most ? text : `${characters.slice(0, most).join('').trimEnd()}…`;
}
