/**
 * Lower case without accents, with one kind of apostrophe: the form all patterns are written for.
 */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’`´]/g, "'").toLowerCase();
}

/** What an owner wrote, without anything that would be markup in an answer. */
export const withoutMarkup = (text: string): string =>
  text
    .replaceAll(/[\\`*_~[\]()<>#|]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

export interface Span {
  start: number;
  end: number;
}

export function findAll(pattern: RegExp, text: string): Span[] {
  return Array.from(text.matchAll(pattern), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/**
 * The text of the sentence (or clause, depending on `breaks`) that contains `span`, up to its
 * start.
 */
export function before(text: string, span: Span, breaks: RegExp): string {
  const head = text.slice(Math.max(0, span.start - 200), span.start);
  return head.split(breaks).at(-1) ?? '';
}

const SENTENCE_BREAK = /[.!?;\n]+/;

export function sentenceOf(text: string, span: Span): string {
  const rest = text.slice(span.start, span.start + 300);
  const end = rest.search(/[.!?;\n]/);
  return before(text, span, SENTENCE_BREAK) + (end < 0 ? rest : rest.slice(0, end + 1));
}

/**
 * At most `most` characters of a text: its beginning, and its end, where questions usually stand.
 */
export function bothEnds(text: string, most: number): string {
  if (text.length <= most) return text;
  const half = Math.floor(most / 2);
  return `${beginningOf(text, half)} ${endOf(text, half)}`;
}

/** At most the first `most` units of a text, without half of a character (an emoji) at the cut. */
export const beginningOf = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');

/** At most the last `most` units of a text, cut like `beginningOf`. */
export const endOf = (text: string, most: number): string =>
  text.slice(-most).replace(/^[\uDC00-\uDFFF]/, '');

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How many words a text has. */
export const wordsIn = (text: string): number => (text.match(/\p{L}+/gu) ?? []).length;
