/** What is used here of an HTML tree. */
interface HtmlNode {
  type: string;
  tagName?: string;
  properties?: Record<string, string>;
  children?: HtmlNode[];
}

/** A text may end in these. */
const ENDS = ['ul', 'ol', 'li', 'blockquote', 'p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

const put = (node: HtmlNode): void => {
  const last = node.children?.findLast(({ type }) => type === 'element');
  if (last && ENDS.includes(last.tagName ?? '')) put(last);
  else if (node.type !== 'root') {
    const caret = {
      type: 'element',
      tagName: 'i',
      properties: { className: 'caret' },
      children: [],
    };
    node.children?.push(caret);
  }
};

/** Rehype plugin: a caret where a text is being written. */
export const rehypeCaret = () => put;
