import { describe, expect, it } from '@jest/globals';
import { readSupportCommand } from './support.command.js';

describe("an operator's support command", () => {
  it.each([
    ['nothing', [], 'npm run support -- list'],
    ['a number that is none', ['show', 'abc'], 'npm run support -- show NUMBER'],
    ['no words', ['answer', '1', '--text', '  '], 'npm run support -- answer NUMBER'],
    ['too many words', ['answer', '1', '--text', 'x'.repeat(4002)], '2 characters too long'],
    ['another verb', ['remove', '1'], 'npm run support -- close NUMBER'],
    ['an option that is none', ['list', '--everything'], "Unknown option '--everything'"],
  ])('is refused before any connection is made: %s', (_name, args, words) => {
    expect(() => readSupportCommand(args)).toThrow(words);
  });

  it('accepts a conversation number with or without #', () => {
    for (const number of ['12', '#12']) expect(readSupportCommand(['close', number])).toBeTruthy();
  });
});
