import { describe, expect, it } from 'vitest';
import type { Entry } from '../handbook/entry.js';
import { CitationReader } from './citations.js';

const entry = (id: string, ...publishers: string[]) =>
  ({ id, sources: publishers.map((publisher) => ({ publisher, title: `About ${id}` })) }) as Entry;

const ENTRIES = [entry('lily', 'Cornell'), entry('water', 'Merck', 'RVC'), entry('food', 'WSAVA')];

/** @param length of the pieces in which the text comes. */
function read(text: string, length: number) {
  const reader = new CitationReader();
  const left: string[] = [];
  for (let at = 0; at < text.length; at += length)
    left.push(reader.take(text.slice(at, at + length)));
  left.push(reader.rest());
  const sources = reader.sources(ENTRIES).map(({ publisher }) => publisher);
  return { left, text: left.join(''), sources };
}

const LENGTHS = [1, 2, 3, 7, 1000];

describe('the marks of citation', () => {
  it.each([
    ['Lilies are deadly [1].', 'Lilies are deadly.', ['Cornell']],
    [
      'She drinks more [2], and eats less [3][1].',
      'She drinks more, and eats less.',
      ['Merck', 'RVC', 'WSAVA', 'Cornell'],
    ],
    ['Both [3, 1]. Again [1].', 'Both. Again.', ['WSAVA', 'Cornell']],
    ['All [1-3]', 'All', ['Cornell', 'Merck', 'RVC', 'WSAVA']],
    ['From afar【2†source】 and [^3].', 'From afar and.', ['Merck', 'RVC', 'WSAVA']],
    ['Nothing was cited.', 'Nothing was cited.', []],
    ['An invented one [9].', 'An invented one.', []],
    ['A [list] of (1) things, [ ] open [1', 'A [list] of (1) things, [ ] open [1', []],
  ])('%s', (given, text, sources) => {
    for (const length of LENGTHS) expect(read(given, length)).toMatchObject({ text, sources });
  });

  it('never leave by half, in whatever pieces they come', () => {
    for (const length of LENGTHS) {
      const { left } = read('One [1] two [2, 3] three.', length);
      expect(left.join('|')).not.toMatch(/[[\]0-9]/);
    }
  });

  it('hold no word back', () => {
    const reader = new CitationReader();
    expect(reader.take('She ')).toBe('She');
    expect(reader.take('sleeps')).toBe(' sleeps');
  });
});
