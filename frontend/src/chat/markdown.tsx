import { Component, memo, useState, type ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import remend from 'remend';
import { GrowingBlocks, type Block } from './blocks';
import { Citation } from './citation';
import { remarkCitations } from './citations';
import { rehypeItem } from './rehype-item';

const SAFE_LINK = /^(https?:\/\/|mailto:|tel:)/i;
const PLUGINS = [remarkGfm, remarkCitations];
const NO_PLUGINS: [] = [];
const ITEM_PLUGINS = [rehypeItem];

const heading = ({ children }: { children?: ReactNode }) => <h2 className="text-lg">{children}</h2>;

/** No picture is ever loaded and no address but these kinds is ever linked: answers are not trusted. */
const COMPONENTS: Components = {
  a: ({ href, children }) =>
    href !== undefined && SAFE_LINK.test(href) ? (
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="text-green underline decoration-1 underline-offset-3"
      >
        {children}
      </a>
    ) : (
      <span>{children}</span>
    ),
  cite: ({ children }) =>
    typeof children === 'string' ? <Citation marker={children} /> : <>{children}</>,
  img: ({ alt }) => <span>{alt}</span>,
  input: ({ checked }) => <span>{checked === true ? '☑ ' : '☐ '}</span>,
  table: ({ children }) => (
    <div className="overflow-x-auto" tabIndex={0} role="group">
      <table>{children}</table>
    </div>
  ),
  pre: ({ children }) => <pre tabIndex={0}>{children}</pre>,
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
};

/** Half a mark at the end would show for a moment as the character it is written with. */
const closed = (text: string): string =>
  remend(text.replace(/[*_~`]+$/, ''), { linkMode: 'text-only' });

const linkOf = (url: string): string => (SAFE_LINK.test(url) ? url : '');

/** Text that no parser takes is still shown, as it is. */
class PlainOnFailure extends Component<{ text: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    const { text, children } = this.props;
    return this.state.failed ? <p className="whitespace-pre-wrap">{text}</p> : children;
  }
}

const Piece = memo(({ text, item = false }: { text: string; item?: boolean }) => (
  <PlainOnFailure text={text}>
    <ReactMarkdown
      remarkPlugins={PLUGINS}
      rehypePlugins={item ? ITEM_PLUGINS : NO_PLUGINS}
      components={COMPONENTS}
      urlTransform={linkOf}
    >
      {text}
    </ReactMarkdown>
  </PlainOnFailure>
));

interface ListProps {
  list: NonNullable<Block['list']>;
  growing: boolean;
}

/** Its finished items are read and drawn once, however long the list becomes. */
const List = ({ list: { ordered, start, items }, growing }: ListProps) => {
  const rows = items.map((item, index) => (
    <Piece key={index} item text={growing && index === items.length - 1 ? closed(item) : item} />
  ));
  return ordered ? <ol {...(start !== 1 && { start })}>{rows}</ol> : <ul>{rows}</ul>;
};

/** An answer's Markdown; while it grows, half-open marks are closed at its end. */
export const Markdown = memo(({ text, growing }: { text: string; growing: boolean }) => {
  const [growth] = useState(() => new GrowingBlocks());
  const blocks = growth.of(text);
  return blocks.map((block, index) => {
    const open = growing && index === blocks.length - 1;
    return block.list ? (
      <List key={index} list={block.list} growing={open} />
    ) : (
      <Piece key={index} text={open ? closed(block.text) : block.text} />
    );
  });
});
