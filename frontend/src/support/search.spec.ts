import { describe, expect, it } from 'vitest';
import { help as english } from '../shared/texts/en/help';
import { HELP } from '../shared/texts/help-answers';
import { help as italian } from '../shared/texts/it/help';
import { searcherOf } from './search';

const inEnglish = searcherOf(english.answers);
const inItalian = searcherOf(italian.answers);

const IDS = Object.values(HELP).flat();

/** The word with one slip at a place: a letter left out, doubled or swapped with the next. */
const slips = (word: string, at: number): string[] => {
  const [before, here = '', next = '', after] = [
    word.slice(0, at),
    word[at],
    word[at + 1],
    word.slice(at + 2),
  ];
  return [before + next + after, before + here + here + next + after, before + next + here + after];
};

describe('a help search', () => {
  it.each([
    ['refund', 'refund'],
    ['money back', 'refund'],
    ['How do I cancel my subscription?', 'cancel'],
    ['forgot password', 'password'],
    ['price', 'prices'],
    ['expensive', 'prices'],
    ['paid but no pro', 'paid-not-active'],
    ['offline', 'no-network'],
    ['csv', 'diary-import'],
    ['fahrenheit', 'diary-units'],
    ['hacked', 'not-me'],
    ['contact support', 'support'],
    ['chart', 'insights'],
    ['gdpr download', 'export'],
  ])('for "%s" finds %s among the first', (query, id) => {
    expect(inEnglish(query).slice(0, 3)).toContain(id);
  });

  it.each([
    ['rimborso', 'refund'],
    ['come disdico', 'cancel'],
    ['disdetta', 'cancel'],
    ['password dimenticata', 'password'],
    ['perche non è attivo ho pagato', 'paid-not-active'],
    ['unita di misura', 'diary-units'],
    ['PUBBLICITA', 'advertising'],
    ['cancellare account', 'delete-account'],
    ['veterinario notte', 'vet-numbers'],
  ])('in Italian for "%s" finds %s among the first', (query, id) => {
    expect(inItalian(query).slice(0, 3)).toContain(id);
  });

  it('finds every answer by its own question, in both languages', () => {
    const astray = IDS.filter(
      (id) =>
        !inEnglish(english.answers[id].question).slice(0, 2).includes(id) ||
        !inItalian(italian.answers[id].question).slice(0, 2).includes(id),
    );
    expect(astray).toEqual([]);
  });

  it('tolerates one typo anywhere in a longer word', () => {
    for (const word of ['password', 'invoices', 'emergency', 'subscription']) {
      const [meant] = inEnglish(word);
      for (let at = 0; at < word.length - 1; at += 1) {
        for (const typed of slips(word, at)) {
          expect({ typed, found: inEnglish(typed).includes(meant ?? 'refund') }).toEqual({
            typed,
            found: true,
          });
        }
      }
    }
  });

  it('finds nothing for unrelated words', () => {
    for (const query of ['qqqq', 'xylophone concert', '???', '', '   ', '\u0301']) {
      expect({ query, found: inEnglish(query) }).toEqual({ query, found: [] });
    }
  });
});
