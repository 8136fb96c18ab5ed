import { NUMBER_WORDS as WORDS } from './number-words.data.js';
import { spelled } from './spelled.js';
import { gapBefore, isCut, type Token } from './tokens.js';
import { COUNTS, isPlural, MASS_MG, VOLUME_ML } from './units.data.js';

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

const GRAM = 1000;
const THOUSANDS = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** Whether a unit is so small that three digits after a point or comma are thousands. */
const isFine = (token: Token | undefined): boolean =>
  VOLUME_ML.get(token?.text ?? '') === 1 || (MASS_MG.get(token?.text ?? '') ?? Infinity) <= GRAM;

/**
 * One number token. A point or comma before exactly three zeros groups thousands, and so it does
 * before any three digits of a fine unit ("1,500 mg"); "10.500 kg" does not.
 */
function atom(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  if (!token) return null;
  const isGrouped =
    /^\d{1,3}[.,]000$/.test(token.text) || (THOUSANDS.test(token.text) && isFine(tokens[at + 1]));
  if (isGrouped) return Number(token.text.replace(/[.,]/, ''));
  if (/^\d/.test(token.text)) return Number(token.text.replace(',', '.'));
  return WORDS.get(token.text) ?? null;
}

/** Whether a counted unit follows: "1 500 mg tablet" is one tablet. */
function isStrength(text: string, tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < from + 4 && !isCut(text, tokens, at); at += 1) {
    const word = tokens[at]?.text ?? '';
    if (COUNTS.has(word)) return true;
    if (word === 'of' || word === 'di') return false;
  }
  return false;
}

/** "1 500 mg" and "1,500,000 IU": a further group of three digits. */
function grouped(text: string, tokens: readonly Token[], at: ReadNumber): ReadNumber | null {
  const [head, group] = [tokens[at.next - 1]?.text ?? '', tokens[at.next]?.text ?? ''];
  if (!/^[1-9]\d{0,2}(?:[.,]\d{3})?$/.test(head) || !/^\d{3}$/.test(group)) return null;
  const gap = gapBefore(text, tokens, at.next);
  if (!/^[ .,'\u00a0\u2009\u202f]$/.test(gap) || !isFine(tokens[at.next + 1])) return null;
  const isMg = (MASS_MG.get(tokens[at.next + 1]?.text ?? '') ?? Infinity) <= 1;
  const mayBeCount = gap === ' ' && group !== '000';
  if (mayBeCount && (!isMg || isStrength(text, tokens, at.next + 2))) return null;
  const value = Number(head.replace(/[.,]/, '')) * 1000 + Number(group);
  return { value, next: at.next + 1, isArticle: false };
}

export interface ReadNumber {
  value: number;
  /** Index of the token after the number. */
  next: number;
  /** Written "a" or "un": a number only before a unit. */
  isArticle: boolean;
}

/** Directly before a plural: "5/6 compresse", "3/4 ibuprofen tablets", but not "3/4 of a tablet". */
function isOfSeveral(tokens: readonly Token[], at: number): boolean {
  const [word, next] = [tokens[at]?.text ?? '', tokens[at + 1]?.text ?? ''];
  if (COUNTS.has(word) || MASS_MG.has(word) || VOLUME_ML.has(word)) return isPlural(word);
  return isPlural(word) || (word !== 'of' && word !== 'di' && COUNTS.has(next) && isPlural(next));
}

function joined(text: string, tokens: readonly Token[], at: ReadNumber): ReadNumber | null {
  const gap = gapBefore(text, tokens, at.next);
  const here = atom(tokens, at.next);
  const word = tokens[at.next]?.text ?? '';
  const step = (value: number, next: number) => ({ value, next, isArticle: false });
  if (/^ ?\/ ?$/.test(gap) && here) {
    // "1/2" is a fraction, "25/50 g" and "5/6 tablets" are ranges.
    const isRange =
      here > LARGEST_PART || (here === at.value + 1 && isOfSeveral(tokens, at.next + 1));
    return step(isRange ? Math.max(at.value, here) : at.value / here, at.next + 1);
  }
  const isTens =
    at.value >= 20 && at.value % 10 === 0 && WORDS.has(tokens[at.next - 1]?.text ?? '');
  if (isTens && /^[- ]$/.test(gap) && WORDS.has(word) && here !== null && here >= 1 && here < 10) {
    return step(at.value + here, at.next + 1);
  }
  if (/^ ?[-–] ?$/.test(gap) && here !== null) return step(Math.max(at.value, here), at.next + 1);
  const after = atom(tokens, at.next + 1);
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
  const first = atom(tokens, index);
  if (first === null) return null;
  const word = tokens[index]?.text ?? '';
  const alone: ReadNumber = {
    value: first,
    next: index + 1,
    isArticle: first === 1 && /^(?:an?|un[oa]?)$/.test(word),
  };
  let number = grouped(text, tokens, alone) ?? spelled(text, tokens, index) ?? alone;
  for (let more = joined(text, tokens, number); more; more = joined(text, tokens, number)) {
    number = more;
  }
  const dozen = atom(tokens, number.next + 1) ?? 0;
  if (number.value < 1 && ARTICLES.has(tokens[number.next]?.text ?? '') && dozen >= 10) {
    number = { ...number, value: number.value * dozen, next: number.next + 2 };
  }
  const passes = number.value < 1 ? ARTICLES : LINKS;
  while (!number.isArticle && passes.has(tokens[number.next]?.text ?? '')) {
    number = { ...number, next: number.next + 1 };
  }
  return number;
}
