import { describe, expect, it } from '@jest/globals';
import { languageOf } from './language.js';

describe('languageOf', () => {
  it.each([
    'How much should I feed my dog?',
    'My cat ate a lily',
    'vaccines for a puppy',
    'and how often?',
  ])('takes for English: %s', (text) => {
    expect(languageOf(text, ['ciao, come va?'], null).language).toBe('en');
  });

  it.each([
    'Quanto deve mangiare il mio cane?',
    'non mangia da ieri',
    'e ogni quanto?',
    'il mio Golden Retriever ha le pulci',
  ])('takes for Italian: %s', (text) => {
    expect(languageOf(text, ['how are you?'], null).language).toBe('it');
  });

  it.each(['Luna?', 'leishmania', '12 kg', ''])('follows the conversation in: "%s"', (text) => {
    expect(languageOf(text, ['quanto mangia?', 'Luna?'], null).language).toBe('it');
    expect(languageOf(text, ['how are you?'], 'insufficienza renale').language).toBe('en');
  });

  it('goes by what the owner wrote in the profile when nothing else tells', () => {
    expect(languageOf('Luna?', [], 'insufficienza renale da due anni')).toEqual({
      language: 'it',
      isSure: false,
    });
  });
});
