/** The parts of a Markdown or HTML tree that are used here. */
interface Node {
  type: string;
  value?: string;
  tagName?: string;
  properties?: Record<string, string>;
  children?: Node[];
  data?: { hName: string };
}

const MARKER = /( ?\[[1-9]\d?\])/;
/** Inside these a marker is literal text. */
const LITERAL: readonly string[] = ['link', 'linkReference', 'definition'];

const splitMarkers = (node: Node): Node[] => {
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

const markCitations = (node: Node): void => {
  if (!node.children || LITERAL.includes(node.type)) return;
  node.children.forEach(markCitations);
  node.children = node.children.flatMap(splitMarkers);
};

/** Remark plugin: a marker like [1] in the text becomes a `cite` element that holds it. */
export const remarkCitations = () => markCitations;

export const citesAny = (text: string, sources: number): boolean =>
  [...text.matchAll(/\[([1-9]\d?)\]/g)].some(([, number]) => Number(number) <= sources);

/** `number` counts from 1. */
export const sourceId = (messageId: number, number: number): string =>
  `source-${messageId}-${number}`;

/** Elements whose last child may hold the end of the text. */
const CONTAINERS = ['ul', 'ol', 'li', 'blockquote', 'p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

const appendCaret = (node: Node): void => {
  const last = node.children?.findLast(({ type }) => type === 'element');
  if (last && CONTAINERS.includes(last.tagName ?? '')) appendCaret(last);
  else if (node.type !== 'root') {
    const properties = { className: 'caret' };
    node.children?.push({ type: 'element', tagName: 'i', properties, children: [] });
  }
};

/** Rehype plugin: a caret at the end of a text that is still growing. */
export const rehypeCaret = () => appendCaret;

const isList = ({ tagName }: Node): boolean => tagName === 'ul' || tagName === 'ol';

const unwrapList = (root: Node): void => {
  root.children = (root.children ?? [])
    .flatMap((node) => (isList(node) ? (node.children ?? []) : [node]))
    .filter(({ type }) => type === 'element');
};

/** Rehype plugin: unwraps the list around a single item, which is rendered inside our own list. */
export const rehypeItem = () => unwrapList;
