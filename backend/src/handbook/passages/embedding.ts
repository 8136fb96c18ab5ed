import type { Language } from '../../contract/languages.js';
import { hashOf } from '../../language/hash.js';
import { indexWord, splitWords } from '../words.js';

export const DIMENSIONS = 64;
/** Number of places that features are hashed to; two features may share one. A power of two. */
export const PLACES = 2 ** 14;

/** How much a feature of each kind counts beside the others. */
const SHARES = { word: 1, pair: 0.5, part: 0.35 };
const PART_LENGTH = 4;

/** The input of an embedding: the places of a text's features, and the weight of each. */
export interface TextFeatures {
  places: number[];
  shares: number[];
}

/** The topic words of a text, pairs of neighbouring words, and parts of the topic words. */
export function textFeatures(text: string, language: Language): TextFeatures {
  const features = new Map<string, number>();
  const words = splitWords(text, language);
  const stems = new Set(words.map((word) => indexWord(word, language)));
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    if (next !== undefined) features.set(`pair ${word} ${next}`, SHARES.pair);
  }
  for (const stem of stems) {
    if (stem === null) continue;
    features.set(`word ${stem}`, SHARES.word);
    const whole = ` ${stem} `;
    for (let start = 0; start + PART_LENGTH <= whole.length; start += 1) {
      features.set(`part ${whole.slice(start, start + PART_LENGTH)}`, SHARES.part);
    }
  }
  return { places: Array.from(features.keys(), placeOf), shares: [...features.values()] };
}

function placeOf(name: string): number {
  const hash = hashOf(name);
  return ((hash ^ (hash >>> 15)) >>> 0) % PLACES;
}

/**
 * A vector of length 1 for a text, from a table with one vector for each place. A question and its
 * answer point in nearly the same direction, whatever their words. All zeros for a text without
 * words.
 */
export function embed({ places, shares }: TextFeatures, table: Int8Array): Float32Array {
  const vector = new Float32Array(DIMENSIONS);
  for (const [index, place] of places.entries()) {
    const first = place * DIMENSIONS;
    const share = shares[index] ?? 0;
    for (let i = 0; i < DIMENSIONS; i += 1) {
      vector[i] = (vector[i] ?? 0) + share * (table[first + i] ?? 0);
    }
  }
  const length = Math.sqrt(vector.reduce((sum, one) => sum + one * one, 0));
  return length === 0 ? vector : vector.map((one) => one / length);
}
