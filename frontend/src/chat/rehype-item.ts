/** What is used here of an HTML tree. */
interface HtmlNode {
  type: string;
  tagName?: string;
  children?: HtmlNode[];
}

const isList = ({ tagName }: HtmlNode): boolean => tagName === 'ul' || tagName === 'ol';

const unwrap = (root: HtmlNode): void => {
  root.children = (root.children ?? [])
    .flatMap((node) => (isList(node) ? (node.children ?? []) : [node]))
    .filter(({ type }) => type === 'element');
};

/** Rehype plugin: a list of one item becomes the item alone, for a list that stands around it. */
export const rehypeItem = () => unwrap;
