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
  return `${text.slice(0, half)} ${text.slice(-half)}`;
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How many words a text has. */
export const wordsIn = (text: string): number => (text.match(/\p{L}+/gu) ?? []).length;
