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
  ])('forgives one slip in a word of five letters or more: %s', (written, meant) => {
    expect(spelling.correct(written)).toBe(meant);
  });

  it('forgives two slips from nine letters on, not before', () => {
    expect(spelling.correct('vacinaton')).toBe('vacinaton');
    expect(spelling.correct('vacinattion')).toBe('vaccination');
    expect(spelling.correct('rbbt')).toBe('rbbt');
    expect(spelling.correct('rabitt')).toBe('rabitt');
  });

  it('never takes a real word for another one', () => {
    expect(spelling.correct('house')).toBe('house');
  });
});
