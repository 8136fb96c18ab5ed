/** In a reply "[1]" stands for the first of its sources; a blank before it belongs to it. */
const MARK = /[ \t]*\[[1-9]\d?\]/g;

/** The text of a reply whose sources are not known, or not of interest. */
export const withoutCitations = (text: string): string => text.replace(MARK, '');

/** How a reply cites the first, second... of its sources. */
export const citation = (number: number): string => `[${number}]`;
