import { describe, expect, it } from '@jest/globals';
import { searchWords } from './search-words.js';
import { snippetOf } from './snippet.js';

const marked = (content: string, sought: string[]) => {
  const { text, marks } = snippetOf(content, sought);
  return marks.map(([from, to]) => text.slice(from, to));
};

describe('a snippet', () => {
  it('marks whole words that match as typed or by stem', () => {
    expect(marked('Vomiting, vomited; avoid vomitorium-like', ['vomit'])).toEqual([
      'Vomiting',
      'vomited',
      'vomitorium',
    ]);
    expect(marked('un gatto, una gara', ['ga'])).toEqual([]);
  });

  it('counts in UTF-16 units, whatever comes before', () => {
    expect(marked('🐈🐈 the cat', ['cat'])).toEqual(['cat']);
  });

  it('shows the part of a long text around the first match', () => {
    const { text, marks } = snippetOf(`${'far away '.repeat(200)}lily ${'and on '.repeat(200)}`, [
      'lily',
    ]);
    expect(text).toMatch(/^….*lily.*…$/u);
    expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(['lily']);
    expect(text.length).toBeLessThan(220);
  });

  it('ends with a whole word', () => {
    const { text } = snippetOf(`lily ${'and on '.repeat(200)}`, ['lily']);
    expect(text).toMatch(/ (?:and|on)…$/);
  });

  it('leaves out the marks of quotations', () => {
    expect(snippetOf('> the cat\n \n >> sleeps\n2 > 1', ['cat']).text).toBe('the cat sleeps 2 > 1');
  });

  it.each([
    ['- **Water**, fresh\n+ food\n  * [ ] rest', 'Water, fresh food rest'],
    ['## Feeding\n1. Weigh her.\n2) Write it down.', 'Feeding Weigh her. Write it down.'],
    ['| Age | Meals |\n| --- | :-: |\n| 3 | 4 |', 'Age · Meals; 3 · 4'],
    ['| Age | Meals |\n| --- | --- |\n| 3 | |\nFresh water', 'Age · Meals; 3; Fresh water'],
    [
      'See [our guide](https://zampa.test/a) [2], or `ask`.\n\n---\nBye',
      'See our guide, or ask. Bye',
    ],
    ['It is -5 outside, 3.5 kg, 2*3, snake_case', 'It is -5 outside, 3.5 kg, 2 3, snake_case'],
    ['<b>water</b>', '<b>water</b>'],
  ])('shows %j as plain words', (content, words) => {
    expect(snippetOf(content, []).text).toBe(words);
  });

  it('marks the matches where they are once the marks are gone', () => {
    expect(marked('1. Give **lily** water\n- no lilies', ['lily', 'lili'])).toEqual([
      'lily',
      'lilies',
    ]);
  });

  it.each(['[', '*', '- ', '1. ', '|', '_', '`a'])(
    'takes no time over a text full of %j',
    (mark) => {
      const begun = performance.now();
      snippetOf(mark.repeat(200_000), ['lily']);
      expect(performance.now() - begun).toBeLessThan(5_000);
    },
  );

  it.each(['\n', '\r', '\u2028', ' '])('is found at once in a text full of %j', (blank) => {
    const text = `lily${blank.repeat(300_000)}.`;
    const begun = performance.now();
    expect(snippetOf(text, ['lily']).text).toBe('lily .');
    // Reading each blank line to the end of the blanks takes a minute.
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
});

describe("a search's words", () => {
  it('contain no operators and no repetitions, and are at most eight', () => {
    expect(searchWords(`Cat's & cat | "lily":* 3.8`)).toEqual(['cat', 's', 'lily', '3', '8']);
    expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
  });
});
