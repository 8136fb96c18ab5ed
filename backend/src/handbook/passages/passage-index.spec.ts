import { describe, expect, it } from '@jest/globals';
import { readEntries } from '../handbook-files.js';
import { PassageIndex, tabulatePassages } from './passage-index.js';
import { passagesOf } from './passages.js';

const entries = readEntries().filter(({ id }) => ['cat-litter', 'cat-scratching'].includes(id));
const litter = entries.find(({ id }) => id === 'cat-litter');
const ASKED = 'is one box enough for my three cats';

describe('PassageIndex', () => {
  it('puts the passage that answers first', () => {
    if (!litter) throw new Error('no such entry');
    const near = new PassageIndex('en', undefined).nearness(litter, ASKED);
    const best = passagesOf(litter, 'en')[near.indexOf(Math.max(...near))];
    expect(best?.text).toMatch(/one tray per cat/i);
  });

  it('reads the same vectors from what the build stored', () => {
    const stored = new PassageIndex('en', tabulatePassages(entries, 'en'));
    const computed = new PassageIndex('en', undefined);
    for (const entry of entries) {
      expect(stored.nearness(entry, ASKED)).toEqual(computed.nearness(entry, ASKED));
      expect(stored.nearest(entry, ASKED)).toBe(Math.max(...computed.nearness(entry, ASKED)));
    }
  });
});
