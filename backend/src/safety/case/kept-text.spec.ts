import { describe, expect, it } from '@jest/globals';
import { assessInCase, forgetInCase, raiseInCase, reopenCase } from './triage-case.js';

const NOW = new Date('2026-11-23T03:00:00Z');
const isStorable = (stored: unknown): boolean => !/\\ud[89a-f]/.test(JSON.stringify(stored));

describe('a case with an emoji where its texts are cut', () => {
  const long = `${'a'.repeat(399)}🐶 vomita sangue`;
  const asked = { text: long, species: 'cane' } as const;
  // The cut after 4400 units falls into the first emoji.
  const alarming = `${'🐶'.repeat(2)}${'a'.repeat(4377)} he collapsed and fits`;

  it('can be stored, whatever the message', () => {
    const { next } = assessInCase(null, asked, NOW);
    expect(isStorable(next)).toBe(true);
    expect(next.told).toEqual(['a'.repeat(399)]);
  });

  it('forgets that message when it is rephrased', () => {
    const { next } = assessInCase(null, asked, NOW);
    expect(forgetInCase(next, { id: 1, text: long }).told).toEqual([]);
  });

  it('can be stored with a long alarm, however it was raised', () => {
    expect(alarming.at(-4400)).toMatch(/[\uDC00-\uDFFF]/);
    const question = { text: alarming, species: 'cane' } as const;
    const { next } = assessInCase(null, question, NOW);
    const raised = raiseInCase(null, question, NOW).next;
    const alarm = { level: 'emergency', since: 7, text: alarming, toldAt: NOW } as const;
    const reopened = reopenCase({ ...next, alarm: null }, alarm, NOW);
    for (const stored of [next, raised, reopened]) {
      expect(stored.alarm?.text.length).toBe(4399);
      expect(isStorable(stored)).toBe(true);
    }
  });
});
