import { describe, expect, it } from '@jest/globals';
import { neverSaid } from '../safety/triage.js';
import { cutShort, lastWord } from './safety-texts.js';

const LANGUAGES = ['en', 'it'] as const;

describe('the line below an answer that breaks off', () => {
  it.each(LANGUAGES)('makes no call depend on worry where a vet is needed: %s', (language) => {
    for (const level of ['urgent', 'emergency'] as const) {
      expect(cutShort(level, language)).not.toMatch(/worried|preoccupa|go on|continuare/);
      expect(neverSaid(cutShort(level, language), { level })).toBeNull();
    }
    expect(cutShort('urgent', language)).toMatch(/call your vet today|chiama .*oggi/i);
  });

  it.each(LANGUAGES)('is followed by the call in an emergency: %s', (language) => {
    const text = cutShort('emergency', language) + lastWord('emergency', language);
    expect(text).toMatch(/^\n\n\*[^*]+\.\*\n\n\*\*(?:Do not wait|Non aspettare)/);
  });

  it.each(LANGUAGES)('offers to go on in a routine answer: %s', (language) => {
    expect(cutShort('routine', language)).toMatch(/Ask me to go on|Chiedimi di continuare/);
  });
});
