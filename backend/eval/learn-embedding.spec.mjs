import { describe, expect, it } from '@jest/globals';
import { bytesOf, learnEmbedding } from './learn-embedding.mjs';

const shape = { places: 8, dimensions: 8 };
const text = (...places) => ({ places, shares: places.map(() => 1) });
/**
 * Two entries with two passages each; a phrasing shares no place with the passage that answers it.
 */
const passages = [0, 1, 2, 3].map((place) => ({ features: text(place), entry: place >> 1 }));
const phrasings = [0, 1, 2, 3].flatMap((passage) =>
  Array.from({ length: 25 }, () => ({ passage, features: text(passage + 4) })),
);

const vectorAt = (table, place) => table.slice(place * 8, place * 8 + 8);
const dot = (one, other) => one.reduce((sum, value, i) => sum + value * other[i], 0);

describe('learnEmbedding', () => {
  const table = learnEmbedding(phrasings, passages, shape);

  it.each([0, 1, 2, 3])('brings what is asked near to passage %d, which answers it', (passage) => {
    const asked = vectorAt(table, passage + 4);
    const near = [0, 1, 2, 3].map((place) => dot(asked, vectorAt(table, place)));
    expect(near.indexOf(Math.max(...near))).toBe(passage);
  });

  it('makes the same table of the same phrasings', () => {
    expect(bytesOf(learnEmbedding(phrasings, passages, shape))).toEqual(bytesOf(table));
  });
});

describe('bytesOf', () => {
  it('keeps the directions, in a byte for each number', () => {
    const bytes = new Int8Array(bytesOf(Float32Array.from([1, -0.5, 0, 0.25])));
    expect([...bytes]).toEqual([127, -63, 0, 32]);
  });
});
