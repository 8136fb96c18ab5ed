import { describe, expect, it } from '@jest/globals';
import { Spelling } from './spelling.js';

const spelling = new Spelling(
  ['house', 'mouse', 'vaccination', 'rabbit', 'ticks', 'zecca'],
  ['mouse', 'vaccination', 'rabbit', 'ticks', 'zecca'],
);

describe('Spelling', () => {
  it.each([
    ['rabit', 'rabbit'],
    ['rabbti', 'rabbit'],
    ['tiks', 'tiks'],
    ['ticsk', 'ticks'],
    ['zecha', 'zecca'],
    ['arbbit', 'rabbit'],
  ])('tolerates one typo in a word of five letters or more: %s', (written, meant) => {
    expect(spelling.correct(written)).toBe(meant);
  });

  it('tolerates two typos from nine letters on, not before', () => {
    expect(spelling.correct('vacinaton')).toBe('vacinaton');
    expect(spelling.correct('vacinattion')).toBe('vaccination');
    expect(spelling.correct('rbbt')).toBe('rbbt');
    expect(spelling.correct('rabitt')).toBe('rabitt');
  });

  it('never corrects a real word to another one', () => {
    expect(spelling.correct('house')).toBe('house');
  });
});
