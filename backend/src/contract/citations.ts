/** In a reply, "[1]" refers to its first source; the space before the mark belongs to it. */
const MARK = /[ \t]*\[[1-9]\d?\]/g;

/** The text of a reply without its citations. */
export const withoutCitations = (text: string): string => text.replace(MARK, '');

/** The citation of a reply's first, second... source. */
export const citation = (number: number): string => `[${number}]`;
