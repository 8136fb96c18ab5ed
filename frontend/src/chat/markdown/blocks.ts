import { lexer, type Token, type Tokens } from 'marked';

/** A top-level piece of Markdown; a list comes with its items. */
export interface Block {
  text: string;
  list?: { ordered: boolean; start: number; tasks: boolean; items: readonly string[] };
}

interface Placed extends Block {
  /** Offset in the whole text. */
  from: number;
}

/** The number of trailing blocks whose shape later text may still change. */
const OPEN_BLOCKS = 2;
const REFERENCE = /^ {0,3}\[[^\]]+\]:/m;

const isList = (token: Token): token is Tokens.List => token.type === 'list';

const toBlock = (token: Token, from: number): Placed =>
  isList(token)
    ? {
        text: token.raw,
        from,
        list: {
          ordered: token.ordered,
          start: token.start === '' ? 1 : token.start,
          tasks: token.items.some(({ task }) => task),
          items: token.items.map(({ raw }) => raw),
        },
      }
    : { text: token.raw, from };

const cut = (text: string, from: number): Placed[] => {
  const blocks: Placed[] = [];
  let at = from;
  for (const token of lexer(text.slice(from))) {
    if (token.type !== 'space') blocks.push(toBlock(token, at));
    at += token.raw.length;
  }
  return blocks;
};

/**
 * Splits a growing text into blocks. Finished ones are never parsed again and keep their identity.
 * A text with reference definitions is one block, since any part of it may refer to them.
 */
export class GrowingBlocks {
  private text = '';
  private blocks: readonly Placed[] = [];

  of(written: string): readonly Block[] {
    const text = written.replace(/\r\n?/g, '\n');
    if (text === this.text) return this.blocks;
    this.blocks = REFERENCE.test(text) ? [{ text, from: 0 }] : this.grown(text);
    this.text = text;
    return this.blocks;
  }

  private grown(text: string): readonly Placed[] {
    const grows = this.text !== '' && text.startsWith(this.text);
    const finished = grows ? this.blocks.slice(0, -OPEN_BLOCKS) : [];
    const from = grows ? (this.blocks[finished.length]?.from ?? 0) : 0;
    try {
      return [...finished, ...cut(text, from)];
    } catch {
      return [{ text, from: 0 }];
    }
  }
}
