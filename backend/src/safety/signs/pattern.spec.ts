import { describe, expect, it } from '@jest/globals';
import { Lexicon } from '../reading/lexicon.js';
import { Reading } from '../reading/reading.js';
import { SIGN_GROUPS } from './groups/index.js';
import { MEANINGS } from './meanings/index.js';
import { isShown, parsePattern } from './pattern.js';

const LEXICON = new Lexicon(
  { belly: ['belly', ''], hard: ['hard', ''], retch: ['retch*', ''], fine: ['fine', ''] },
  'en',
  {},
);
const FACTS = new Set(['isYoung']);
const isKnown = (name: string) =>
  ['belly', 'hard', 'retch', 'fine', 'isYoung', 'isOld'].includes(name);
const shows = (pattern: string, text: string) =>
  isShown(parsePattern(pattern, isKnown), new Reading(text, LEXICON, FACTS, true));

describe('a sign pattern', () => {
  it('requires nearness with ~ and both anywhere with &', () => {
    expect(shows('belly ~ hard', 'her belly is hard')).toBe(true);
    expect(shows('belly ~ hard', 'her belly is soft. the bed is hard')).toBe(false);
    expect(shows('belly & hard', 'her belly is soft. the bed is hard')).toBe(true);
  });

  it('accepts any of several with | and requires absence with !', () => {
    expect(shows('belly|retch & !fine', 'he retches')).toBe(true);
    expect(shows('belly|retch & !fine', 'he retches but is fine')).toBe(false);
  });

  it('supports facts that are not in the text', () => {
    expect(shows('retch & isYoung', 'he retches')).toBe(true);
    expect(shows('retch & isOld', 'he retches')).toBe(false);
  });

  it('refuses an unknown meaning', () => {
    expect(() => parsePattern('bely', isKnown)).toThrow("no meaning 'bely'");
  });
});

it('every sign group has reasons, sources and things to avoid, in both languages', () => {
  for (const { id, reason, source, donts, rules } of SIGN_GROUPS) {
    expect([id, reason.en, reason.it, source].every((text) => text.length > 0)).toBe(true);
    expect(donts.length).toBeGreaterThan(0);
    expect(rules.length).toBeGreaterThan(0);
  }
});

it('every meaning is used by a rule, or is an everyday word that is not a sign', () => {
  const asked = SIGN_GROUPS.flatMap(({ rules, unless }) => [
    ...rules.map(({ when }) => when),
    unless ?? '',
  ]).join(' ');
  const names = new Set(asked.match(/\w+/g));
  expect(Object.keys(MEANINGS).filter((name) => !names.has(name))).toEqual(['ordinary']);
});
