import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { DIMENSIONS, embed, PLACES, textFeatures } from './embedding.js';
import type { Language } from '../../contract/languages.js';

const tableOf = (language: Language) =>
  new Int8Array(readFileSync(new URL(`./embedding-${language}.bin`, import.meta.url)));

function nearness(language: Language, one: string, other: string): number {
  const [a, b] = [one, other].map((text) => embed(textFeatures(text, language), tableOf(language)));
  return a?.reduce((sum, value, i) => sum + value * (b?.[i] ?? 0), 0) ?? 0;
}

describe('embed', () => {
  it.each<[Language, string, string, string]>([
    [
      'en',
      'he drags me down the street',
      'How do I stop my dog pulling on the lead?',
      'How often should I clean the litter box?',
    ],
    [
      'en',
      'which jabs does a pup need',
      'When are the vaccines due?',
      'Why does my dog eat grass?',
    ],
    [
      'it',
      'mi trascina per tutta la strada',
      'Come faccio se il cane tira al guinzaglio?',
      'Ogni quanto pulisco la lettiera?',
    ],
  ])('in %s brings "%s" nearer to "%s" than to "%s"', (language, asked, same, other) => {
    expect(nearness(language, asked, same)).toBeGreaterThan(nearness(language, asked, other) + 0.2);
  });

  it('makes vectors of length 1, and zeros of a text without words', () => {
    const table = tableOf('en');
    const vector = embed(textFeatures('My cat sleeps', 'en'), table);
    expect(vector.reduce((sum, one) => sum + one * one, 0)).toBeCloseTo(1);
    expect([...embed(textFeatures('?!', 'en'), table)]).toEqual(Array(DIMENSIONS).fill(0));
  });

  it('reads tables of the trained size', () => {
    expect(tableOf('en')).toHaveLength(PLACES * DIMENSIONS);
    expect(tableOf('it')).toHaveLength(PLACES * DIMENSIONS);
  });
});
