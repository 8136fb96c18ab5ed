import { describe, expect, it } from '@jest/globals';
import { languageOf } from './language.js';

const NOBODY = { profile: null };

describe('languageOf', () => {
  it.each([
    'How much should I feed my dog?',
    'My cat ate a lily',
    'vaccines for a puppy',
    'and how often?',
    "hasn't peed in 24 hours",
    'bottle baby stone cold, grey gums',
  ])('recognises as English: %s', (text) => {
    expect(languageOf(text, ['ciao, come va?'], NOBODY).language).toBe('en');
  });

  it.each([
    'Quanto deve mangiare il mio cane?',
    'non mangia da ieri',
    'e ogni quanto?',
    'il mio Golden Retriever ha le pulci',
    'no, nessun altro sintomo, beve normale',
    'i denti invece',
    'pogona, prolasso rosso fuori',
  ])('recognises as Italian: %s', (text) => {
    expect(languageOf(text, ['how are you?'], NOBODY).language).toBe('it');
  });

  it.each(['Luna?', 'leishmania', '12 kg', ''])('follows the conversation for: "%s"', (text) => {
    expect(languageOf(text, ['quanto mangia?', 'Luna?'], NOBODY).language).toBe('it');
    expect(languageOf(text, ['how are you?'], { profile: 'insufficienza renale' }).language).toBe(
      'en',
    );
  });

  it('uses the language of the profile when nothing else helps', () => {
    expect(
      languageOf('Luna?', [], { profile: 'insufficienza renale da due anni', language: 'en' }),
    ).toEqual({
      language: 'it',
      isSure: false,
    });
  });

  it("uses the browser's language when nothing has been written", () => {
    expect(languageOf('Luna?', [], { profile: null, language: 'it' })).toEqual({
      language: 'it',
      isSure: false,
    });
  });
});
