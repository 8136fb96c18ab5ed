import { describe, expect, it } from 'vitest';
import { GrowingBlocks } from './blocks';

const TEXTS = [
  '# One\n\nTwo **bold**\nlines.\n\n- a\n- b\n\n  more of b\n\n- c\n\nEnd.',
  '- a\n**not an item**\n* other\n\n1. one\n2. two\n\n\n3. three\n\n5) other\n',
  'Title\n=\n\nOther\n---\n\n***\n\npara\n- list\n1. list\n> quote\nlazy\n\n> again\n\n    code\n\n    code',
  '| a | b |\n|---|---|\n| 1 | 2 |\nnot a row?\n\n```js\n- not a list\n\n# nor this\n```\nafter\n~~~\nopen',
  'line\r\n\r\n- windows\r\n- ends\r\n\r\nend\r\n\r\n## more\r\n\r\n- a\r\n',
  '<div>\n\n- x\n</div>\n\n<!-- - open\n\n- comment\n\n--> text\n\n- y\n\n\n\n- z\n+ w',
  'First.\n\nSecond.\n\n[ref]: https://example.org\n\nSee [ref].\n\n- and\n- so on',
];

const whole = (text: string) => new GrowingBlocks().of(text);

/** A small seeded generator, so that a failing run can be repeated. */
const randomOf = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};

describe('the blocks of a growing text', () => {
  it.each(TEXTS)('match those of the complete text at every length: %j', (text) => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const random = randomOf(seed);
      const growth = new GrowingBlocks();
      for (let length = 1; length < text.length; length += Math.ceil(random() * 6)) {
        const shown = text.slice(0, length);
        expect(growth.of(shown), `seed ${seed}, length ${length}`).toEqual(whole(shown));
      }
      expect(growth.of(text)).toEqual(whole(text));
    }
  });

  it('are parsed again when the text is replaced', () => {
    const growth = new GrowingBlocks();
    growth.of(TEXTS[0] ?? '');
    expect(growth.of('# Other\n\ntext')).toEqual(whole('# Other\n\ntext'));
  });

  it('keep their identity once others follow', () => {
    const growth = new GrowingBlocks();
    const [first] = growth.of('One.\n\nTwo.\n\nThree.');
    expect(growth.of('One.\n\nTwo.\n\nThree.\n\nFour.')[0]).toBe(first);
  });
});
