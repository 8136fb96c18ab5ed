import { describe, expect, it } from '@jest/globals';
import { anyOf, withList } from './patterns.js';

describe('a pattern with a list of words', () => {
  const mine = withList('dogs?|guinea pigs?', (pet) => String.raw`\bmy (?:\w+ )?${pet}`);

  it.each([
    ['my dog ate it', true],
    ['is it my old guinea pig?', true],
    ['my dog dog', true],
    ['my doggy ate it', false],
    ['my hotdog', false],
    ['the dog ate it', false],
  ])('matches whole words only: %s', (text, isFound) => {
    expect(mine.test(text)).toBe(isFound);
  });

  it('can be combined with others', () => {
    const either = anyOf(/\bcat\b/, mine);
    expect(['a cat', 'my dog', 'a dog'].map(either.test)).toEqual([true, true, false]);
  });
});
