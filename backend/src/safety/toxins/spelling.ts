import { editsBetween } from '../../platform/edit-distance.js';

const SHORTEST = 6;
const LONG = 10;
const LONG_STEM = 8;

const isNear = (a: string, b: string, limit: number): boolean => editsBetween(a, b, limit) <= limit;

/** A misspelt form of a stem or word of at least six letters that begins alike; two slips from ten letters on. */
export function isMisspelling(word: string, stem: string, isPrefix: boolean): boolean {
  if (word.length < SHORTEST || stem.length < SHORTEST || word[0] !== stem[0]) return false;
  const limit = stem.length >= LONG ? 2 : 1;
  if (!isPrefix) return isNear(word, stem, limit);
  // A short stem would be found in too many long words.
  if (word.length > stem.length + (stem.length < LONG_STEM ? 2 : 5)) return false;
  for (let length = stem.length - 1; length <= stem.length + 1; length += 1) {
    if (length <= word.length && isNear(word.slice(0, length), stem, limit)) return true;
  }
  return false;
}
