import { lexer, type Token, type Tokens } from 'marked';
import { withCharacters } from '../markdown/character-references';

const MARKER = / ?\[\d{1,2}\]/g;

const linkText = (token: Token): string => {
  const link = token as Tokens.Link;
  const text = inline(link.tokens);
  const href = withCharacters(link.href);
  const isAddress = link.autolink || href === text || href === `mailto:${text}`;
  return isAddress ? text : `${text} (${href})`;
};

const inline = (tokens: readonly Token[] | undefined): string =>
  (tokens ?? [])
    .map((token): string => {
      if (token.type === 'br') return '\n';
      if (token.type === 'link') return linkText(token);
      if ('tokens' in token) return inline(token.tokens);
      if (token.type === 'text') return withCharacters(String(token.text));
      return 'text' in token ? String(token.text) : '';
    })
    .join('');

const listText = ({ items, ordered, start }: Tokens.List): string =>
  items
    .map((item, index) => {
      const mark = ordered ? `${Number(start) + index}.` : '-';
      return `${mark} ${blocks(item.tokens, '\n').replaceAll('\n', '\n  ')}`;
    })
    .join('\n');

const tableText = ({ header, rows }: Tokens.Table): string =>
  [header, ...rows].map((row) => row.map((cell) => inline(cell.tokens)).join('\t')).join('\n');

const block = (token: Token): string => {
  switch (token.type) {
    case 'space':
    case 'hr':
    case 'checkbox':
      return '';
    case 'list':
      return listText(token as Tokens.List);
    case 'table':
      return tableText(token as Tokens.Table);
    case 'blockquote':
      return blocks((token as Tokens.Blockquote).tokens, '\n\n');
    case 'code':
      return (token as Tokens.Code).text;
    default:
      return inline([token]);
  }
};

const blocks = (tokens: readonly Token[], between: string): string =>
  tokens
    .map(block)
    .filter((text) => text !== '')
    .join(between);

/** An answer without Markdown and citation numbers. */
export const plainText = (markdown: string): string => {
  try {
    return blocks(lexer(markdown), '\n\n').replace(MARKER, '');
  } catch {
    return markdown;
  }
};
