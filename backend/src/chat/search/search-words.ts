import { LIMITS } from '../../contract/limits.js';

/** Of one word: PostgreSQL's lexemes end at 2 KB. */
const LONGEST = 64;

/** Runs of letters and digits: what the index knows as a word. */
export const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The first words of what was typed, each once, without any operator. */
export const searchWords = (typed: string): string[] => {
  const words = typed.toWellFormed().normalize('NFC').toLowerCase().match(WORD) ?? [];
  const kept = words.filter(({ length }) => length <= LONGEST);
  return [...new Set(kept)].slice(0, LIMITS.search.words);
};
