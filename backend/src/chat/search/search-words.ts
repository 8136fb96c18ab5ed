import { LIMITS } from '../../contract/limits.js';

/** Longest word; PostgreSQL limits lexemes to 2 KB. */
const LONGEST = 64;

/** Runs of letters and digits: what the index takes for a word. */
export const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The first distinct words of the input, without any operator. */
export const searchWords = (typed: string): string[] => {
  const words = typed.toWellFormed().normalize('NFC').toLowerCase().match(WORD) ?? [];
  const kept = words.filter(({ length }) => length <= LONGEST);
  return [...new Set(kept)].slice(0, LIMITS.search.words);
};
