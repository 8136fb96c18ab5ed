import { describe, expect, it } from 'vitest';
import { sentences } from './sentences';
import { languageOf } from './text-language';

describe('text to be read aloud', () => {
  it('is split at the ends of sentences and lines', () => {
    expect(sentences('Weigh her. Is it 3.8 kg?\n\n- Less food\n---\nMore "play." Good')).toEqual([
      'Weigh her.',
      'Is it 3.8 kg?',
      '- Less food',
      'More "play."',
      'Good',
    ]);
  });

  it('is split into pieces a browser can read at once, without losing a word', () => {
    const long = `${'many small words, '.repeat(40)}end`;
    const pieces = sentences(long);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(180);
    expect(pieces.join(' ')).toBe(long);
    expect(sentences('x'.repeat(400)).join('')).toBe('x'.repeat(400));
  });
});

describe('the language of an answer', () => {
  it.each([
    ['The goal is slow, steady loss for your cat.', 'en'],
    ['Il peso di Micia è un po’ alto: puoi ridurre le crocchette.', 'it'],
    ['190 kcal', 'it'],
  ] as const)('%s', (text, language) => {
    expect(languageOf(text, 'it')).toBe(language);
  });
});
