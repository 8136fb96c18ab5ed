import { describe, expect, it } from '@jest/globals';
import { readStatusCommand } from './status.command.js';

describe("an operator's status command", () => {
  it.each([
    ['nothing', [], 'npm run status -- open'],
    ['no part', ['open', 'Slow.'], '--part is one of: app'],
    ['an unknown part', ['open', 'Slow.', '--part', 'moon'], '--part is one of: app'],
    ['no words', ['open', ' ', '--part', 'app'], 'npm run status -- open'],
    ['an update without words', ['update', '1'], 'npm run status -- update NUMBER'],
    ['no number', ['resolve', 'x'], 'npm run status -- resolve NUMBER'],
    ['too many words', ['update', '1', 'x'.repeat(1001)], 'more than 1000 characters'],
  ])('is refused before any connection is made: %s', (_name, args, words) => {
    expect(() => readStatusCommand(args)).toThrow(words);
  });
});
