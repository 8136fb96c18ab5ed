import { NUMBER_WORDS as WORDS } from './number-words.data.js';
import { gapBefore, type Token } from './tokens.js';

const ARTICLES = new Set([
  'a',
  'an',
  'un',
  'una',
  'uno',
  'the',
  'la',
  'il',
  'lo',
  'l',
  'of',
  'di',
  'd',
  'della',
  'del',
  'my',
  'our',
  'his',
]);
const LARGEST_PART = 10;
const HALVES = new Set(['half', 'mezzo', 'mezza', '½']);
const JOINS = new Set(['to', 'o', 'or', 'oppure']);
const LINKS = new Set('of di d x the these those my our mie miei delle dei'.split(' '));

/** One number token; a point or comma before exactly three zeros groups thousands ("1.000 mg"). */
function atom(token: Token | undefined): number | null {
  if (!token) return null;
  if (/^\d{1,3}[.,]000$/.test(token.text)) return Number(token.text.replace(/[.,]/, ''));
  if (/^\d/.test(token.text)) return Number(token.text.replace(',', '.'));
  return WORDS.get(token.text) ?? null;
}

export interface ReadNumber {
  value: number;
  /** Index of the token after the number. */
  next: number;
  /** Written "a" or "un": a number only before a unit. */
  isArticle: boolean;
}

function joined(text: string, tokens: readonly Token[], at: ReadNumber): ReadNumber | null {
  const gap = gapBefore(text, tokens, at.next);
  const here = atom(tokens[at.next]);
  const word = tokens[at.next]?.text ?? '';
  const step = (value: number, next: number) => ({ value, next, isArticle: false });
  if (/^ ?\/ ?$/.test(gap) && here) {
    // "1/2" is a fraction, "25/50 g" a range.
    return step(here > LARGEST_PART ? Math.max(at.value, here) : at.value / here, at.next + 1);
  }
  const isTens =
    at.value >= 20 && at.value % 10 === 0 && WORDS.has(tokens[at.next - 1]?.text ?? '');
  if (isTens && /^[- ]$/.test(gap) && WORDS.has(word) && here !== null && here >= 1 && here < 10) {
    return step(at.value + here, at.next + 1);
  }
  if (/^ ?[-–] ?$/.test(gap) && here !== null) return step(Math.max(at.value, here), at.next + 1);
  const after = atom(tokens[at.next + 1]);
  if (JOINS.has(word) && after !== null && after >= at.value) return step(after, at.next + 2);
  if (word === 'and' || word === 'e') {
    const skip = tokens[at.next + 1]?.text === 'a' ? 2 : 1;
    if (HALVES.has(tokens[at.next + skip]?.text ?? ''))
      return step(at.value + 0.5, at.next + skip + 1);
  }
  if (here === null || /[^ ']/.test(gap)) return null;
  if (here < 1) return step(gap === '' ? at.value + here : at.value * here, at.next + 1);
  const couple = at.isArticle && here > 1 && WORDS.has(word);
  if (couple) return step(here, at.next + 1);
  const mixed = /^ ?\/ ?$/.test(gapBefore(text, tokens, at.next + 1)) && after;
  return mixed && here < after ? step(at.value + here / after, at.next + 2) : null;
}

/**
 * The number that begins at a token: digits with point or comma, words in both languages,
 * fractions, "two and a half", "1 1/2", "half of a". For a range, the upper end counts.
 */
export function readNumber(
  text: string,
  tokens: readonly Token[],
  index: number,
): ReadNumber | null {
  const first = atom(tokens[index]);
  if (first === null) return null;
  const word = tokens[index]?.text ?? '';
  let number: ReadNumber = {
    value: first,
    next: index + 1,
    isArticle: first === 1 && /^(?:an?|un[oa]?)$/.test(word),
  };
  for (let more = joined(text, tokens, number); more; more = joined(text, tokens, number)) {
    number = more;
  }
  const dozen = atom(tokens[number.next + 1]) ?? 0;
  if (number.value < 1 && ARTICLES.has(tokens[number.next]?.text ?? '') && dozen >= 10) {
    number = { ...number, value: number.value * dozen, next: number.next + 2 };
  }
  const passes = number.value < 1 ? ARTICLES : LINKS;
  while (!number.isArticle && passes.has(tokens[number.next]?.text ?? '')) {
    number = { ...number, next: number.next + 1 };
  }
  return number;
}
