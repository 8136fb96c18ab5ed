import type { Snippet } from '../../contract/search.js';
import { WORD } from './search-words.js';

const BEFORE = 60;
const LENGTH = 200;
/** How much longer than its stem a word may be: `vomit` is the stem of `vomiting`. */
const ENDING = 5;
const SHORTEST_STEM = 3;

const isMatch = (word: string, sought: string): boolean =>
  word === sought ||
  (sought.length >= SHORTEST_STEM &&
    word.startsWith(sought) &&
    word.length - sought.length <= ENDING);

const findMarks = (text: string, sought: readonly string[]): [number, number][] =>
  [...text.matchAll(WORD)]
    .filter(([word]) => sought.some((one) => isMatch(word.toLowerCase(), one)))
    .map(({ index, 0: word }) => [index, index + word.length]);

/** The nearest start of a word at or after `at`, within a few characters. */
const wordStart = (text: string, at: number): number => {
  if (at <= 0) return 0;
  const space = text.slice(at, at + 20).search(/\s/);
  return space < 0 ? at : at + space + 1;
};

/** The nearest end of a word at or before `at`, within a few characters. */
const wordEnd = (text: string, at: number): number => {
  if (at >= text.length) return text.length;
  const end = text.slice(at - 20, at + 1).search(/\s\S*$/);
  return end < 0 ? at : at - 20 + end;
};

const plainRow = (row: string): string => {
  const cells = row.split('|').map((cell) => cell.trim());
  return `${cells.filter((cell) => cell !== '').join(' · ')}; `;
};

/**
 * The words of a message without the marks of Markdown. No pattern may take quadratic time: a
 * message may consist of marks alone.
 */
const plainWords = (content: string): string =>
  content
    .replace(/^[^\S\r\n\u2028\u2029]*>+/gm, ' ')
    // The line below a table's header, or a rule.
    .replace(/^[-:|=_* \t]+$/gm, ' ')
    .replace(/^[ \t]*\|.*\|[ \t]*$/gm, plainRow)
    // An item of a list, perhaps with a box to tick.
    .replace(/^[^\S\r\n\u2028\u2029]*(?:[-+*]|\d{1,9}[.)])(?=\s)(?: \[[ x]\](?=\s))?/gim, ' ')
    .replace(/!?\[([^[\]\n]{0,300})\]\([^()\s]{0,2000}\)/g, '$1')
    // The number of a source.
    .replace(/ ?\[\d{1,2}\]/g, '')
    // Marks at the edge of a word leave no space before a comma; those between words do.
    .replace(/(?<![\p{L}\p{N}])[*`~]+|[*`~]+(?![\p{L}\p{N}*`~])/gu, '')
    .replace(/[*#`|~]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/;$/, '');

/**
 * The part of a message around the first word found, and the positions of the words in it.
 * @param sought lower case: the words as typed, and their stems.
 */
export function snippetOf(content: string, sought: readonly string[]): Snippet {
  const text = plainWords(content);
  const marks = findMarks(text, sought);
  const from = wordStart(text, (marks[0]?.[0] ?? 0) - BEFORE);
  const to = wordEnd(text, from + LENGTH);
  const [head, tail] = [from > 0 ? '…' : '', to < text.length ? '…' : ''];
  const shift = head.length - from;
  return {
    text: head + text.slice(from, to).toWellFormed() + tail,
    marks: marks
      .filter(([start, end]) => start >= from && end <= to)
      .map(([start, end]) => [start + shift, end + shift]),
  };
}
