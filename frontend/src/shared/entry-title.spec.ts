import { describe, expect, it } from 'vitest';
import { titleOf } from './entry-title';
import { diary as english } from './texts/en/diary';
import { diary as italian } from './texts/it/diary';

describe('an entry title', () => {
  it.each([
    ['tablets', 1, '1 tablet', '1 compressa'],
    ['tablets', 2, '2 tablets', '2 compresse'],
    ['tablets', 0.5, '0.5 tablets', '0,5 compresse'],
    ['drops', 1, '1 drop', '1 goccia'],
    ['drops', 8, '8 drops', '8 gocce'],
    ['ml', 1, '1 ml', '1 ml'],
  ] as const)('formats the amount in %s: %d', (unit, value, inEnglish, inItalian) => {
    const entry = { kind: 'medicine', text: 'Syrup', value, unit } as const;
    expect(titleOf(entry, english, 'en')).toBe(`Syrup, ${inEnglish}`);
    expect(titleOf(entry, italian, 'it')).toBe(`Syrup, ${inItalian}`);
  });
});
