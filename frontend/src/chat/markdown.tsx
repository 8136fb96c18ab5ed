import { marked } from 'marked';
import { Component, memo, type ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import remend from 'remend';
import { Citation } from './citation';
import { remarkCitations } from './citations';

const SAFE_LINK = /^(https?:\/\/|mailto:|tel:)/i;
const REFERENCE = /^ {0,3}\[[^\]]+\]:/m;
const PLUGINS = [remarkGfm, remarkCitations];

/** Top-level pieces, so that a growing text renders its last one only. */
const blocksOf = (text: string): string[] => {
  if (REFERENCE.test(text)) return [text];
  try {
    return marked.lexer(text).map((token) => token.raw);
  } catch {
    return [text];
  }
};

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

const Block = memo(({ text }: { text: string }) => (
  <PlainOnFailure text={text}>
    <ReactMarkdown remarkPlugins={PLUGINS} components={COMPONENTS} urlTransform={linkOf}>
      {text}
    </ReactMarkdown>
  </PlainOnFailure>
));

/** An answer's Markdown; while it grows, half-open marks are closed at its end. */
export const Markdown = memo(({ text, growing }: { text: string; growing: boolean }) => {
  const blocks = blocksOf(text);
  return blocks.map((block, index) => {
    const open = growing && index === blocks.length - 1;
    return <Block key={index} text={open ? closed(block) : block} />;
  });
});
