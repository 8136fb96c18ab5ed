import { describe, expect, it } from 'vitest';
import type { Triage, TriageLevel } from '../contract/chat.js';
import { FORBIDDEN, FORBIDDEN_IN_EMERGENCY, GOOD } from '../safety/never-said.examples.data.js';
import { AnswerGuard } from './answer-guard.js';

const triage = (level: TriageLevel): Triage => ({
  level,
  reasons: [],
  actions: ['Take the packet with you.'],
  donts: [],
  contacts: [],
});

/** What leaves of a text that comes in pieces of this length, one after the other. */
function read(text: string, level: TriageLevel, length = 4) {
  const withheld: string[] = [];
  const guard = new AnswerGuard({ triage: triage(level), language: 'en' }, (r) => withheld.push(r));
  const left: string[] = [];
  for (let at = 0; at < text.length && !guard.isOver; at += length) {
    left.push(guard.take(text.slice(at, at + length)));
  }
  left.push(guard.rest());
  return { text: left.join(''), pieces: left, withheld, isOver: guard.isOver };
}

/** How a sentence may begin before it is broken off. */
const HARMLESS =
  /^(?:(?!\b(?:\d+ ?(?:mg|ml)|ibuprofen|paracetamol|aspirin|tablet|pill|compress|vomit|peroxide|finger|dita|salt|milk|latte|oil|senape|insulin)).)*$/i;

describe('the guard of an answer', () => {
  it('lets every good text through unchanged, in pieces of any length', () => {
    const text = GOOD.join(' ');
    for (const level of ['routine', 'urgent', 'emergency'] as const) {
      for (const length of [1, 3, 17, 5000]) expect(read(text, level, length).text).toBe(text);
    }
  });

  it.each(FORBIDDEN)('lets nothing of it out in a routine answer: %s: %s', (_reason, text) => {
    for (const length of [1, 2, 5, 1000]) {
      const before = 'A good night to you both. ';
      const result = read(`${before}${text} Keep her warm.`, 'routine', length);
      const own = result.text.slice(before.length).split(/…|\*\*/)[0] ?? '';
      expect(result.text.startsWith(before)).toBe(true);
      expect(own).toMatch(HARMLESS);
      expect(result.text).toContain('Keep her warm.');
      expect(result.withheld.length).toBeGreaterThan(0);
    }
  });

  it.each(FORBIDDEN_IN_EMERGENCY)('ends an emergency there: %s', (text) => {
    const result = read(`Keep her warm. ${text} Then she will sleep.`, 'emergency', 3);
    expect(result.text.startsWith('Keep her warm. **')).toBe(true);
    expect(result.text).toContain('Do not wait: call your vet or the nearest 24-hour clinic now.');
    expect(result.text).not.toContain('sleep');
    expect(result.isOver).toBe(true);
  });
});
