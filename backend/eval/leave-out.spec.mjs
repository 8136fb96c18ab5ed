import { describe, expect, it } from '@jest/globals';
import { leaveOut } from './leave-out.mjs';

/** Learns for each word whether it closes an alarm. */
const WORDS = ['vet', 'film'];
const closing = {
  shape: { places: 2, outcomes: ['closes', 'stays'] },
  exampleOf: ({ word, closes }) => ({
    places: Uint32Array.of(WORDS.indexOf(word)),
    values: Float32Array.of(1),
    outcome: closes ? 0 : 1,
  }),
  judgeBy: (table) => {
    const steps = new Int8Array(table.buffer, table.byteOffset + 12);
    return ({ word }) => steps[2 * WORDS.indexOf(word)] > steps[2 * WORDS.indexOf(word) + 1];
  },
};
const levels = { ...closing, shape: { places: 2, outcomes: ['emergency', 'routine'] } };

describe('leaving a source out', () => {
  it('judges it by lessons from the others, not by its own', () => {
    const afterAlarm = [
      { source: 'a', word: 'vet', closes: true },
      { source: 'a', word: 'film', closes: false },
      { source: 'b', word: 'vet', closes: true },
      { source: 'b', word: 'film', closes: true },
    ];
    const { endsSeen, endedWrongly } = leaveOut(
      { levels, closing },
      { lessons: [], afterAlarm, furtherAlarms: [] },
    );
    expect(endsSeen).toEqual({ count: 2, of: 3 });
    expect(endedWrongly).toEqual({ count: 1, of: 1 });
  });
});
