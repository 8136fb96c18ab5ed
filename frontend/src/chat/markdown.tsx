import { Component, memo, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import remend from 'remend';
import { GrowingBlocks, type Block } from './blocks';
import { Citation } from './citation';
import { remarkCitations, rehypeCaret, rehypeItem } from './markdown-plugins';
import { Scroller } from './scroller';

const SAFE_LINK = /^(https?:\/\/|mailto:|tel:)/i;
const PLUGINS = [remarkGfm, remarkCitations];
const HTML_PLUGINS = {
  block: { whole: [], open: [rehypeCaret] },
  item: { whole: [rehypeItem], open: [rehypeCaret, rehypeItem] },
};

const heading = ({ children }: { children?: ReactNode }) => <h2 className="text-lg">{children}</h2>;

const LINK = 'text-green underline decoration-1 underline-offset-3';

/** The path of a pet's page here, where the assistant leads to what was written down. */
const petPageOf = (href: string): string | null => {
  const { origin } = window.location;
  const path = href.startsWith(origin) ? href.slice(origin.length) : '';
  return /^\/pets\/\d+$/.test(path) ? path : null;
};

const AnswerLink: NonNullable<Components['a']> = ({ href = '', children }) => {
  if (!SAFE_LINK.test(href)) return <span>{children}</span>;
  const petPage = petPageOf(href);
  if (petPage !== null) {
    return (
      <Link to={petPage} className={LINK}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" className={LINK}>
      {children}
    </a>
  );
};

/** Answers are not trusted: images are never loaded, and only these kinds of link work. */
const COMPONENTS: Components = {
  a: AnswerLink,
  cite: ({ children }) =>
    typeof children === 'string' ? <Citation marker={children} /> : <>{children}</>,
  img: ({ alt }) => <span>{alt}</span>,
  input: ({ checked }) => <span>{checked === true ? '☑ ' : '☐ '}</span>,
  table: ({ children }) => (
    <Scroller kind="table">
      <table>{children}</table>
    </Scroller>
  ),
  pre: ({ children }) => (
    <Scroller kind="code">
      <pre>{children}</pre>
    </Scroller>
  ),
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
};

/** Closes open marks, and drops half a mark that would flash as plain characters. */
const closed = (text: string): string =>
  remend(text.replace(/[*_~`]+$/, ''), { linkMode: 'text-only' });

const linkOf = (url: string): string => (SAFE_LINK.test(url) ? url : '');

/** Text that breaks the parser is shown as it is. */
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

interface PieceProps {
  text: string;
  kind: 'block' | 'item';
  /** The end of a text that is still growing. */
  open: boolean;
}

const Piece = memo(({ text, kind, open }: PieceProps) => (
  <PlainOnFailure text={text}>
    <ReactMarkdown
      remarkPlugins={PLUGINS}
      rehypePlugins={HTML_PLUGINS[kind][open ? 'open' : 'whole']}
      components={COMPONENTS}
      urlTransform={linkOf}
    >
      {open ? closed(text) : text}
    </ReactMarkdown>
  </PlainOnFailure>
));

interface ListProps {
  list: NonNullable<Block['list']>;
  open: boolean;
}

/** Finished items are parsed and drawn once, however long the list becomes. */
const List = ({ list: { ordered, start, tasks, items }, open }: ListProps) => {
  const className = tasks ? 'contains-task-list' : undefined;
  const rows = items.map((item, index) => (
    <Piece key={index} kind="item" text={item} open={open && index === items.length - 1} />
  ));
  return ordered ? (
    <ol className={className} {...(start !== 1 && { start })}>
      {rows}
    </ol>
  ) : (
    <ul className={className}>{rows}</ul>
  );
};

export const Markdown = memo(({ text, growing }: { text: string; growing: boolean }) => {
  const [growth] = useState(() => new GrowingBlocks());
  const blocks = growth.of(text);
  return blocks.map((block, index) => {
    const open = growing && index === blocks.length - 1;
    return block.list ? (
      <List key={index} list={block.list} open={open} />
    ) : (
      <Piece key={index} kind="block" text={block.text} open={open} />
    );
  });
});
