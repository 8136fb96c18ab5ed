import { describe, expect, it } from '@jest/globals';
import { fold } from '../../language/text.js';
import { Lexicon } from './lexicon.js';
import { Reading } from './reading.js';

const MEANINGS = {
  vomit: ['vomit*, sick', 'vomit*'],
  collapse: ['collaps*', 'collass*'],
  diarrhoea: ['diarrhoea', 'diarrea'],
  string: ['string', 'filo'],
} as const;
const LEXICONS = {
  en: new Lexicon(MEANINGS, 'en', {}),
  it: new Lexicon(MEANINGS, 'it', {}),
};

const read = (text: string, language: 'en' | 'it' = 'en', tolerant = true): Reading =>
  new Reading(fold(text), LEXICONS[language], new Set(), tolerant);

const isPresent = (meaning: string, text: string, language: 'en' | 'it' = 'en'): boolean =>
  read(text, language).present(meaning).length > 0;

describe('a sign in a question', () => {
  it.each([
    ['collapse', 'he collapsed this morning'],
    ['vomit', 'not sure if she vomited'],
    ['vomit', 'not sure if it is diarrhoea or vomit'],
    ['vomit', 'she had surgery last year and is vomiting now'],
    ['collapse', 'my neighbour’s dog attacked mine and she collapsed'],
    ['vomit', 'he used to be so greedy, now he is vomiting'],
    ['vomit', 'what if it could kill her, she has been vomiting for two hours'],
    ['collapse', 'can I wait or will it get worse, he collapsed'],
  ])('counts when it happens now: %s in "%s"', (meaning, text) => {
    expect(isPresent(meaning, text)).toBe(true);
  });

  it.each([
    ['vomit', 'no vomiting at all'],
    ['diarrhoea', 'she doesn’t vomit or have diarrhoea'],
    ['collapse', 'he collapsed two years ago'],
    ['vomit', 'what if he vomits'],
    ['vomit', 'what if the vet closes and my dog could vomit for two days?'],
    ['vomit', 'can I feed her grass or will she vomit?'],
    ['collapse', 'what are the signs of collapse in dogs'],
    ['collapse', 'my neighbour’s dog collapsed'],
    ['collapse', 'in the film the dog collapses'],
  ])(
    'does not count when negated, past, hypothetical, general or about others: %s in "%s"',
    (meaning, text) => {
      expect(isPresent(meaning, text)).toBe(false);
    },
  );

  it.each([
    ['vomit', 'vomita da stamattina', true],
    ['vomit', 'niente vomito', false],
    ['vomit', 'non beve niente vomito ovunque', true],
    ['vomit', 'nessuna traccia di vomito', false],
    ['vomit', "non c'è vomito", false],
    ['vomit', 'nn ha vomitato', false],
    ['weak', 'se nn sta fermo che faccio', false],
    ['collapse', 'l’anno scorso è collassato', false],
    ['collapse', 'perché un cane collassa?', false],
    ['vomit', 'mangia anche se vomita', true],
  ])('is read in Italian as well: %s in "%s"', (meaning, text, present) => {
    expect(isPresent(meaning, text, 'it')).toBe(present);
  });

  it('is recognised with a typo where typos are tolerated', () => {
    expect(read('she has diarhoea').all('diarrhoea')).toHaveLength(1);
    expect(read('she has diarhoea', 'en', false).all('diarrhoea')).toHaveLength(0);
  });

  it('counts as near another only in the same sentence', () => {
    const reading = read('he is sick with a string. He collapsed');
    const [sick, string, collapsed] = ['vomit', 'string', 'collapse'].map(
      (meaning) => reading.all(meaning)[0] ?? { from: -1, to: -1 },
    );
    if (!sick || !string || !collapsed) throw new Error('not read');
    expect(reading.isNear(sick, string)).toBe(true);
    expect(reading.isNear(string, collapsed)).toBe(false);
  });
});
