/** What is used here of a Markdown tree. */
interface MarkdownNode {
  type: string;
  value?: string;
  children?: MarkdownNode[];
  data?: { hName: string };
}

const MARKER = /( ?\[[1-9]\d?\])/;
/** A marker within these is no reference to a source. */
const LITERAL: readonly string[] = ['link', 'linkReference', 'definition'];

const split = (node: MarkdownNode): MarkdownNode[] => {
  if (node.type !== 'text' || node.value === undefined) return [node];
  return node.value
    .split(MARKER)
    .filter((part) => part !== '')
    .map((part) => {
      const text = { type: 'text', value: part };
      return MARKER.test(part)
        ? { type: 'citation', data: { hName: 'cite' }, children: [text] }
        : text;
    });
};

const mark = (node: MarkdownNode): void => {
  if (!node.children || LITERAL.includes(node.type)) return;
  node.children.forEach(mark);
  node.children = node.children.flatMap(split);
};

/** Remark plugin: a marker like [1] in the text becomes a `cite` element that holds it. */
export const remarkCitations = () => mark;

/** Whether an answer names any of so many sources. */
export const citesAny = (text: string, sources: number): boolean =>
  [...text.matchAll(/\[([1-9]\d?)\]/g)].some(([, number]) => Number(number) <= sources);

/** The id of a source's line on the page; `number` counts from 1. */
export const sourceId = (messageId: number, number: number): string =>
  `source-${messageId}-${number}`;
