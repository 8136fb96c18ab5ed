/** A piece of a text: plain words, emphasis, or a link. */
export type Part = string | { strong: string } | { link: string; to: string };

export type Text = string | readonly Part[];

export type Block =
  | { type: 'paragraph'; text: Text }
  | { type: 'list'; ordered: boolean; items: readonly Text[] }
  | { type: 'table'; name: string; head: readonly string[]; rows: readonly (readonly Text[])[] };

export interface LegalSection {
  /** The anchor, the same in every language. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

export interface LegalDocument {
  /** Since when it applies, if not since the date of all documents. */
  effective?: string;
  /** The document in a few bullet points. */
  summary: readonly Text[];
  sections: readonly LegalSection[];
}

export const paragraph = (...parts: Part[]): Block => ({ type: 'paragraph', text: parts });

export const list = (...items: Text[]): Block => ({ type: 'list', ordered: false, items });

export const steps = (...items: Text[]): Block => ({ type: 'list', ordered: true, items });

export const table = (name: string, head: string[], ...rows: Text[][]): Block => ({
  type: 'table',
  name,
  head,
  rows,
});

export const strong = (words: string): Part => ({ strong: words });

/** `to` is a page of the product, an anchor on this page (`#...`) or an address elsewhere. */
export const link = (words: string, to: string): Part => ({ link: words, to });
