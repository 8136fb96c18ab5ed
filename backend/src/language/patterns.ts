/** Tells whether a text has something in it. */
export interface Pattern {
  test: (text: string) => boolean;
}

/** Stands for any word of a list. */
const LISTED = 'listedword';

/**
 * A pattern with a list of words in it that is not compiled into it: V8 copies a list for each way
 * that leads there. With 24 names of animals, its first uses took 9 ms instead of 0.7.
 * @param list alternatives of whole words, folded.
 * @param sourceWith the source of the pattern, with a word that stands for all of them.
 */
export function withList(list: string, sourceWith: (listed: string) => string): Pattern {
  const words = new RegExp(String.raw`\b(?:${list})\b`, 'g');
  const pattern = new RegExp(sourceWith(LISTED));
  return { test: (text) => pattern.test(text.replace(words, LISTED)) };
}

/** Finds what any of the patterns finds. */
export const anyOf = (...patterns: readonly Pattern[]): Pattern => ({
  test: (text) => patterns.some((pattern) => pattern.test(text)),
});
