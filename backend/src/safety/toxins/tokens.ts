export interface Token {
  text: string;
  start: number;
  end: number;
}

/** Numbers, words and signs of a folded text, with their positions. */
export function tokenize(folded: string): Token[] {
  return Array.from(folded.matchAll(/\d+(?:[.,]\d+)?|[½¼¾⅓⅔]|[a-z]+|[%&]/g), (match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The text between the token at `index` and the one before it. */
export function gapBefore(text: string, tokens: readonly Token[], index: number): string {
  const previous = tokens[index - 1];
  const token = tokens[index];
  return previous && token ? text.slice(previous.end, token.start) : '';
}

/** A stop, comma or bracket before the token: another phrase follows. */
export function isCut(text: string, tokens: readonly Token[], index: number): boolean {
  return /[.!?;,:()\n]/.test(gapBefore(text, tokens, index));
}
