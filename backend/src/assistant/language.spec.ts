import { describe, expect, it } from 'vitest';
import { detectLanguage } from './language.js';

describe('detectLanguage', () => {
  it.each([
    'How much should I feed my dog?',
    'My cat ate a lily',
    'vaccines for a puppy',
    'and how often?',
  ])('takes for English: %s', (text) => {
    expect(detectLanguage(text, 'it')).toBe('en');
  });

  it.each([
    'Quanto deve mangiare il mio cane?',
    'non mangia da ieri',
    'e ogni quanto?',
    'il mio Golden Retriever ha le pulci',
  ])('takes for Italian: %s', (text) => {
    expect(detectLanguage(text, 'en')).toBe('it');
  });

  it.each(['Luna?', 'leishmania', '12 kg', ''])('follows the conversation in: "%s"', (text) => {
    expect(detectLanguage(text, 'it')).toBe('it');
    expect(detectLanguage(text, 'en')).toBe('en');
  });
});
