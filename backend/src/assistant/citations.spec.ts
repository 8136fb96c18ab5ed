import { describe, expect, it } from '@jest/globals';
import type { Entry } from '../handbook/entry.js';
import { CitationReader } from './citations.js';

const entry = (id: string, ...publishers: string[]) =>
  ({ id, sources: publishers.map((publisher) => ({ publisher, title: `About ${id}` })) }) as Entry;

const ENTRIES = [entry('lily', 'Cornell'), entry('water', 'Merck', 'RVC'), entry('food', 'WSAVA')];

/** @param length of the pieces in which the text arrives. */
function read(text: string, length: number) {
  const reader = new CitationReader(ENTRIES);
  const left: string[] = [];
  for (let at = 0; at < text.length; at += length) {
    left.push(reader.take(text.slice(at, at + length)));
  }
  left.push(reader.rest());
  return { left, text: left.join(''), sources: reader.sources.map(({ publisher }) => publisher) };
}

const LENGTHS = [1, 2, 3, 7, 1000];

describe('citation marks', () => {
  it.each([
    ['Deadly [1].', 'Deadly [1].', ['Cornell']],
    ['Food [3]. Lilies [1], food [3].', 'Food [1]. Lilies [2], food [1].', ['WSAVA', 'Cornell']],
    ['Drinks more [2].', 'Drinks more [1][2].', ['Merck', 'RVC']],
    ['Both [3, 1]. Again [1].', 'Both [1][2]. Again [2].', ['WSAVA', 'Cornell']],
    ['All [1-3]', 'All [1][2][3][4]', ['Cornell', 'Merck', 'RVC', 'WSAVA']],
    ['Odd【3†source】 and [^1].', 'Odd[1] and [2].', ['WSAVA', 'Cornell']],
    ['Nothing was cited.', 'Nothing was cited.', []],
    ['An invented one [9].', 'An invented one.', []],
    ['A [list] of (1), [ ] open [1', 'A [list] of (1), [ ] open [1', []],
  ])('%s', (given, text, sources) => {
    for (const length of LENGTHS) expect(read(given, length)).toMatchObject({ text, sources });
  });

  it('are never split, in whatever pieces they arrive', () => {
    for (const length of LENGTHS) {
      for (const piece of read('One [1] two [2, 3] three.', length).left) {
        expect(piece.replace(/\[\d\]/g, '')).not.toMatch(/[[\]0-9]/);
      }
    }
  });

  it('delay no words', () => {
    const reader = new CitationReader(ENTRIES);
    expect(reader.take('She ')).toBe('She');
    expect(reader.take('sleeps')).toBe(' sleeps');
  });
});
