import { HELP, type HelpAnswer, type HelpAnswers, type HelpId } from '../shared/texts/help-answers';
import type { Text } from '../shared/texts/legal-document';

/** All answers in the order of the page. */
const IDS: readonly HelpId[] = Object.values(HELP).flat();

/** Stop words, in English and Italian. */
const EMPTY = new Set(
  (
    'a an and are as at be can do does for from get have how i if in is it me my of on or the to ' +
    'what when where which who why with you your zampa ' +
    'al alla che chi ci come con cosa da dal dei del della di dove e fare gli i il in la le lo mi ' +
    'mia mie miei mio nel non o per piu posso quando quanto se si sono su un una'
  ).split(' '),
);

/** Lower case, without accents. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Keeps a whole story pasted into the search from being compared word by word. */
const MOST_WORDS = 24;

/** The words to look for: the query's without stop words, unless it has no others. */
const soughtIn = (query: string): string[] => {
  const words = wordsOf(query);
  const telling = words.filter((word) => !EMPTY.has(word));
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS);
};

/** Typing slips allowed in a word of this length. */
const slipsIn = ({ length }: string): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Whether at most this many omitted, added, changed or swapped letters separate the words. */
const isNear = (one: string, other: string, slips: number): boolean => {
  if (Math.abs(one.length - other.length) > slips) return false;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let steps = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) steps = Math.min(steps, (before[j - 2] ?? 0) + 1);
      next.push(steps);
    }
    [before, row] = [row, next];
  }
  return (row[other.length] ?? Infinity) <= slips;
};

/** How well a word of the text matches the one sought: 0 is not at all. */
const likeness = (sought: string, word: string): number => {
  if (word === sought) return 4;
  if (sought.length > 1 && word.startsWith(sought)) return 3;
  const stem = sought.slice(0, -1);
  if (stem.length > 3 && word.startsWith(stem)) return 2;
  const slips = slipsIn(sought);
  const beginning = word.slice(0, sought.length);
  const near = slips > 0 && (isNear(sought, word, slips) || isNear(sought, beginning, slips));
  return near ? 1 : 0;
};

const plain = (text: Text): string =>
  typeof text === 'string'
    ? text
    : text
        .map((part) => {
          if (typeof part === 'string') return part;
          return 'strong' in part ? part.strong : part.link;
        })
        .join('');

const best = (sought: string, words: readonly string[]): number =>
  words.reduce((most, word) => Math.max(most, likeness(sought, word)), 0);

interface Indexed {
  id: HelpId;
  question: string[];
  also: string[];
  answer: string[];
}

const indexed = (id: HelpId, { question, answer, also = '' }: HelpAnswer): Indexed => ({
  id,
  question: wordsOf(question),
  also: wordsOf(also),
  answer: wordsOf(answer.map(plain).join(' ')),
});

const weigh = ({ question, also, answer }: Indexed, sought: string): number =>
  Math.max(3 * best(sought, question), 2 * best(sought, also), best(sought, answer));

/** Finds answers by words, tolerating accents, endings and small typing slips. */
export const searcherOf = (answers: HelpAnswers): ((query: string) => HelpId[]) => {
  const all = IDS.map((id) => indexed(id, answers[id]));
  return (query) => {
    const sought = soughtIn(query);
    const ranked = all
      .map((one) => ({ id: one.id, weights: sought.map((word) => weigh(one, word)) }))
      .map(({ id, weights }) => ({
        id,
        matched: weights.filter((weight) => weight > 0).length,
        weight: weights.reduce((sum, weight) => sum + weight, 0),
      }));
    const most = Math.max(0, ...ranked.map(({ matched }) => matched));
    if (most === 0 || most < sought.length / 2) return [];
    return ranked
      .filter(({ matched }) => matched === most)
      .toSorted((one, other) => other.weight - one.weight)
      .map(({ id }) => id);
  };
};
