import { NUMBER_WORDS as WORDS } from './number-words.data.js';
import { gapBefore, type Token } from './tokens.js';

const SCALES = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['mila', 1000],
]);
const ARTICLE = /^(?:an?|un[oa]?|single|both)$/;

/** A word below a hundred that may follow a hundred or a thousand. */
function smallWord(token: Token | undefined): number | null {
  const value = WORDS.get(token?.text ?? '') ?? 0;
  return value >= 1 && value < 100 && !ARTICLE.test(token?.text ?? '') ? value : null;
}

/** "Six hundred", "two thousand five hundred", "a hundred and fifty"; `null` without such a word. */
export function spelled(
  text: string,
  tokens: readonly Token[],
  index: number,
): { value: number; next: number; isArticle: false } | null {
  const first = tokens[index]?.text ?? '';
  let [total, current, hasScale] = [0, 0, false];
  let at = index;
  for (; at < tokens.length; at += 1) {
    const word = tokens[at]?.text ?? '';
    if (at > index && !/^[ -]$/.test(gapBefore(text, tokens, at))) break;
    const scale = SCALES.get(word);
    const small = at === index && /^\d{1,3}$/.test(first) ? Number(first) : smallWord(tokens[at]);
    if (scale !== undefined) {
      current = (current || 1) * scale;
      if (scale === 1000) [total, current] = [total + current, 0];
      hasScale = true;
    } else if (at === index && ARTICLE.test(first)) current = 1;
    else if (word === 'and' && hasScale && smallWord(tokens[at + 1]) !== null) continue;
    else if (small !== null && (at === index || fits(current, small))) current += small;
    else break;
  }
  return hasScale ? { value: total + current, next: at, isArticle: false } : null;
}

/** "Twenty" takes up to nine more, and "hundred" up to ninety-nine. */
function fits(current: number, small: number): boolean {
  if (current % 100 === 0) return true;
  return current % 100 >= 20 && current % 10 === 0 && small < 10;
}
