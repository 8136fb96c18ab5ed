/** Shorter words say too little. */
const LEAST = 3;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): string[] =>
  (plain(text).match(/\p{L}+/gu) ?? []).filter(({ length }) => length >= LEAST);

/** Drops a word's ending, so that "vomited" matches "vomiting". */
const stemOf = (word: string): string =>
  word.length > 6 ? word.slice(0, -2) : word.length > 4 ? word.slice(0, -1) : word;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const namesAmount = (answer: string, value: number, unit: string): boolean => {
  const digits = String(value).replace('.', '[.,]');
  return new RegExp(`(?<![\\d.,])${digits}\\s?${escaped(unit)}(?![\\p{L}\\d])`, 'iu').test(answer);
};

/** What an answer may name. */
export interface Nameable {
  text?: string | undefined;
  /** A number and its unit, in the language of the answer. */
  amount?: { value: number; unit: string } | undefined;
}

/** Whether an answer says the amount, or at least half of the words. */
export const isNamed = ({ text, amount }: Nameable, answer: string): boolean => {
  if (amount !== undefined && namesAmount(answer, amount.value, amount.unit)) return true;
  const words = wordsOf(text ?? '');
  if (words.length === 0) return false;
  const said = wordsOf(answer);
  const found = words.filter((word) => said.some((other) => other.startsWith(stemOf(word))));
  return found.length >= Math.ceil(words.length / 2);
};
