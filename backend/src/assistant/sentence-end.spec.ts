import { describe, expect, it } from '@jest/globals';
import { sentenceEnd } from './answer-guard.js';

const first = (text: string): string | undefined => {
  const end = sentenceEnd(text, 0);
  return end < 0 ? undefined : text.slice(0, end);
};

describe('a sentence', () => {
  it.each([
    ['Keep her warm. Then go.', 'Keep her warm. '],
    ['Is she cold? Then go.', 'Is she cold? '],
    ['**Go now!** Then call.', '**Go now!** '],
    ['- Give water\n- Rest', '- Give water\n'],
    ['What to do:\n\nGo.', 'What to do:\n'],
    ['First\n2. Second', 'First\n'],
  ])('ends in: %j', (text, sentence) => {
    expect(first(text)).toBe(sentence);
  });

  it.each([
    'Give approx. 200 mg',
    'Give e.g. 200 mg',
    'Give 0.5 ml',
    'Give 200',
    'Give him\n200 mg',
    'Dr. Rossi knows',
    '1. Give him water',
  ])('does not end in: %j', (text) => {
    expect(first(text)).toBeUndefined();
  });
});
