import type { MarkedToken, Token, Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { AnswerLink, isSafeLink } from './answer-link';
import { withCharacters } from './character-references';
import { Citation } from '../reply/citation';
import { splitAtMarkers } from '../reply/citations';
import { Scroller } from './scroller';

const CARET = <i className="caret" />;

/** Safe, as no extension adds types of its own. */
const known = (tokens: readonly Token[] = []): readonly MarkedToken[] =>
  tokens as readonly MarkedToken[];

const cited = (text: string): ReactNode[] =>
  splitAtMarkers(text).map((part, index) =>
    index % 2 === 1 ? <Citation key={index} marker={part} /> : part,
  );

/** Inside a link, a marker like [1] is literal text, and another link is just its words. */
const textOf = (text: string, inLink: boolean): ReactNode => {
  const characters = withCharacters(text);
  return inLink ? characters : cited(characters);
};

const inlineToken = (token: MarkedToken, inLink: boolean): ReactNode => {
  switch (token.type) {
    case 'strong':
      return <strong>{inline(token.tokens, inLink)}</strong>;
    case 'em':
      return <em>{inline(token.tokens, inLink)}</em>;
    case 'del':
      return <del>{inline(token.tokens, inLink)}</del>;
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ ';
    case 'link': {
      if (inLink) return inline(token.tokens, true);
      const href = token.autolink ? token.href : withCharacters(token.href);
      return <AnswerLink href={href}>{inline(token.tokens, true)}</AnswerLink>;
    }
    // Images are never loaded, and HTML is only ever shown as characters.
    case 'image':
      return <span>{inline(token.tokens, true)}</span>;
    case 'text':
      return token.tokens ? inline(token.tokens, inLink) : textOf(token.text, inLink);
    case 'escape':
      return token.text;
    default:
      return token.raw;
  }
};

const inline = (tokens: readonly Token[], inLink = false): ReactNode =>
  known(tokens).map((token, index) => (
    <Fragment key={index}>{inlineToken(token, inLink)}</Fragment>
  ));

const Table = ({ header, rows }: Tokens.Table) => {
  const cells = (row: readonly Tokens.TableCell[], Cell: 'th' | 'td'): ReactNode =>
    row.map(({ tokens, align }, index) => (
      <Cell key={index} {...(align && { style: { textAlign: align } })}>
        {inline(tokens)}
      </Cell>
    ));
  return (
    <Scroller kind="table">
      <table>
        <thead>
          <tr>{cells(header, 'th')}</tr>
        </thead>
        {rows.length > 0 && (
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>{cells(row, 'td')}</tr>
            ))}
          </tbody>
        )}
      </table>
    </Scroller>
  );
};

/** The element of a list, around items that are already rendered. */
export const ListFrame = ({
  ordered,
  start,
  tasks,
  children,
}: {
  ordered: boolean;
  start: number;
  tasks: boolean;
  children: ReactNode;
}) => {
  const className = tasks ? 'contains-task-list' : undefined;
  return ordered ? (
    <ol className={className} {...(start !== 1 && { start })}>
      {children}
    </ol>
  ) : (
    <ul className={className}>{children}</ul>
  );
};

/** @param growing whether the text is still growing at its end, where a caret is shown */
export const ListItem = ({ item, growing }: { item: Tokens.ListItem; growing: boolean }) => (
  <li>
    <Nested tokens={item.tokens} growing={growing} />
  </li>
);

const List = ({ list, growing }: { list: Tokens.List; growing: boolean }) => (
  <ListFrame
    ordered={list.ordered}
    start={list.start || 1}
    tasks={list.items.some(({ task }) => task)}
  >
    {list.items.map((item, index) => (
      <ListItem key={index} item={item} growing={growing && index === list.items.length - 1} />
    ))}
  </ListFrame>
);

/** Blocks that end with text: the caret of a growing one goes inside. */
const ENDS_WITH_TEXT: readonly string[] = ['blockquote', 'heading', 'list', 'paragraph'];

/** The content of a list item or a quote. After a table or code, the caret goes below the block. */
const Nested = ({ tokens, growing }: { tokens: readonly Token[]; growing: boolean }) => {
  const last = tokens.findLast(({ type }) => type !== 'space');
  const isInside = last !== undefined && ENDS_WITH_TEXT.includes(last.type);
  return (
    <>
      <BlockTokens tokens={tokens} growing={growing && isInside} />
      {growing && !isInside && CARET}
    </>
  );
};

const BlockToken = ({ token, growing }: { token: MarkedToken; growing: boolean }): ReactNode => {
  switch (token.type) {
    case 'space':
      return null;
    case 'def':
      return isSafeLink(token.href) ? null : <p>{token.raw}</p>;
    case 'hr':
      return <hr />;
    case 'code':
      return (
        <Scroller kind="code">
          <pre>
            <code>{`${token.text}\n`}</code>
          </pre>
        </Scroller>
      );
    case 'table':
      return <Table {...token} />;
    case 'blockquote':
      return (
        <blockquote>
          <Nested tokens={token.tokens} growing={growing} />
        </blockquote>
      );
    case 'list':
      return <List list={token} growing={growing} />;
    case 'heading':
      return (
        <h2 className="text-lg">
          {inline(token.tokens)}
          {growing && CARET}
        </h2>
      );
    case 'paragraph':
      return (
        <p>
          {inline(token.tokens)}
          {growing && CARET}
        </p>
      );
    case 'html':
      return token.block ? <p className="whitespace-pre-wrap">{token.raw.trimEnd()}</p> : token.raw;
    default:
      return inlineToken(token, false);
  }
};

/** @param growing whether the text is still growing at its end, where a caret is shown */
export const BlockTokens = ({
  tokens,
  growing,
}: {
  tokens: readonly Token[];
  growing: boolean;
}) => {
  const last = tokens.findLastIndex(({ type }) => type !== 'space');
  return known(tokens).map((token, index) => (
    <BlockToken key={index} token={token} growing={growing && index === last} />
  ));
};
