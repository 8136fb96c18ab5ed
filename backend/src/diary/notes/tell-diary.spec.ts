import { describe, expect, it } from '@jest/globals';
import { breaths, fact, MICIA, symptom, weights } from '../insights/diary-fact.fixture.js';
import type { DiaryFact } from '../insights/diary-fact.js';
import { MAX_TOLD, tellDiary } from './tell-diary.js';

const NOW = new Date('2026-06-30T20:00:00Z');

const tell = (facts: DiaryFact[], language: 'en' | 'it' = 'en', timeZone?: string) =>
  tellDiary(
    MICIA,
    facts.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    language,
    NOW,
    timeZone,
  );

describe("a diary's short form", () => {
  it('is empty for an empty diary', () => {
    expect(tell([])).toEqual([]);
  });

  it('contains the last weight with its trend, the findings and the newest entries', () => {
    const lines = tell([
      ...weights(60, 4.1, 4.02, 3.9, 3.82, 3.7),
      fact(2, { kind: 'medicine', text: 'meloxicam', value: 2, unit: 'ml' }),
      { ...symptom(1, 'vomited\ntwice'), severity: 'mild' },
    ]);
    expect(lines[0]).toMatch(/^last weight: 3\.7 kg on 2026-06-30, -\d\.\d% a month$/);
    expect(lines.find((line) => line.startsWith('finding (vet): '))).toMatch(/lost in/);
    expect(lines.slice(-3)).toEqual([
      '2026-06-28 medicine: meloxicam, 2 ml',
      '2026-06-29 symptom: vomited twice, mild',
      '2026-06-30 weight: 3.7 kg',
    ]);
  });

  it("names days in the owner's time zone", () => {
    const late = weights(0, 4).map((one) => ({ ...one, at: new Date('2026-06-29T22:30:00Z') }));
    expect(tell(late, 'en', 'Europe/Rome')).toEqual([
      'last weight: 4 kg on 2026-06-30',
      '2026-06-30 weight: 4 kg',
    ]);
  });

  it('has amounts in the unit they were entered in', () => {
    const value = 9 * 0.453_592_37;
    const lines = tell([fact(1, { kind: 'weight', value, unit: 'lb' })]);
    expect(lines).toEqual(['last weight: 4.082 kg on 2026-06-29', '2026-06-29 weight: 9 lb']);
  });

  it('has findings in the language of the answer', () => {
    const lines = tell(weights(60, 4.1, 4.02, 3.9, 3.82, 3.7), 'it');
    expect(lines.join(' ')).toContain('in meno in');
  });

  it('contains nothing older than a month, and at most ten entries', () => {
    const facts = Array.from({ length: 40 }, (_, days) => breaths(days, 20));
    const told = tell(facts).filter((line) => line.includes(' breaths: '));
    expect(told).toHaveLength(10);
    expect(tell([symptom(40, 'limped')]).join(' ')).not.toContain('limped');
  });

  it('stays within its size limit, and keeps the newest', () => {
    const facts = Array.from({ length: 30 }, (_, days) =>
      symptom(days, `${String(days)} limped `.padEnd(900, 'x ')),
    );
    const lines = tell([...facts, ...weights(60, 4.1, 4.02, 3.9, 3.82, 3.7)]);
    expect(lines.join('\n').length).toBeLessThanOrEqual(MAX_TOLD);
    expect(lines.join('\n').length).toBeGreaterThan(MAX_TOLD / 2);
    expect(lines.join('\n')).toContain('symptom: 0 limped');
  });
});
