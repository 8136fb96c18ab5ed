import { lexer, type Tokens } from 'marked';
import { Component, memo, useState, type ReactNode } from 'react';
import { GrowingBlocks, type Block } from './blocks';
import { closedSoFar } from './growing-marks';
import { BlockTokens, ListFrame, ListItem } from './markdown-tokens';

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
  /** Whether it is the end of a text that is still growing. */
  open: boolean;
}

const tokensOf = ({ text, open }: PieceProps) => lexer(open ? closedSoFar(text) : text);

const BlockPiece = (props: PieceProps) => (
  <BlockTokens tokens={tokensOf(props)} growing={props.open} />
);

const isList = (token: { type: string }): token is Tokens.List => token.type === 'list';

/** Renders one list item: parsed alone, it is a list of one. */
const ItemPiece = (props: PieceProps) => {
  const [item] = tokensOf(props).find(isList)?.items ?? [];
  return item && <ListItem item={item} growing={props.open} />;
};

const Piece = memo(({ kind, ...props }: PieceProps & { kind: 'block' | 'item' }) => (
  <PlainOnFailure text={props.text}>
    {kind === 'item' ? <ItemPiece {...props} /> : <BlockPiece {...props} />}
  </PlainOnFailure>
));

interface ListProps {
  list: NonNullable<Block['list']>;
  open: boolean;
}

/** Finished items are parsed and rendered once, however long the list becomes. */
const List = ({ list: { items, ...frame }, open }: ListProps) => (
  <ListFrame {...frame}>
    {items.map((item, index) => (
      <Piece key={index} kind="item" text={item} open={open && index === items.length - 1} />
    ))}
  </ListFrame>
);

/** An answer as it grows: finished blocks are parsed and rendered once. */
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
