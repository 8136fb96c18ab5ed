/** A test of whether a text contains something. */
export interface Pattern {
  test: (text: string) => boolean;
}

/** Placeholder for any word of a list. */
const LISTED = 'listedword';

/**
 * A pattern that contains a list of words without compiling it in: V8 copies a list for each path
 * that leads to it. With 24 names of animals, the first uses took 9 ms instead of 0.7.
 * @param list alternatives of whole words, folded.
 * @param sourceWith the source of the pattern, with a word that stands for all of them.
 */
export function withList(list: string, sourceWith: (listed: string) => string): Pattern {
  const words = new RegExp(String.raw`\b(?:${list})\b`, 'g');
  const pattern = new RegExp(sourceWith(LISTED));
  return { test: (text) => pattern.test(text.replace(words, LISTED)) };
}

/** A pattern that matches if any of the given ones does. */
export const anyOf = (...patterns: readonly Pattern[]): Pattern => ({
  test: (text) => patterns.some((pattern) => pattern.test(text)),
});
