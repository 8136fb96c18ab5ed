import { describe, expect, it } from '@jest/globals';
import { contentFigures, judgeContent } from './measure-content.mjs';
import { doseFigures, judgeDoses } from './measure-doses.mjs';
import { callTriage, triageFigures } from './measure-triage.mjs';
import { share } from './share.mjs';

const expected = { substance: 'onion', mgPerKg: 6000, tolerance: 0.2, level: 'mild' };
const judgeReply = (doses, dose = expected) =>
  doseFigures(judgeDoses([{ doses: [dose] }], { assess: () => ({ doses }) }));

describe('the judgement of a dose', () => {
  it('is correct in level and figure within the tolerance', () => {
    const figures = judgeReply([{ substance: 'onion', mgPerKg: 5000, level: 'mild' }]);
    expect(figures.levelExact).toEqual(share(1, 1));
    expect(figures.withinTolerance).toEqual(share(1, 1));
  });

  it('is correct in level only outside the tolerance', () => {
    const figures = judgeReply([{ substance: 'onion', mgPerKg: 4700, level: 'mild' }]);
    expect(figures.levelExact).toEqual(share(1, 1));
    expect(figures.withinTolerance).toEqual(share(0, 1));
  });

  it('counts a missed substance as too low, whatever else is named', () => {
    const figures = judgeReply([{ substance: 'garlic', mgPerKg: 6000, level: 'severe' }]);
    expect(figures.found).toEqual(share(0, 1));
    expect(figures.levelLower).toEqual(share(1, 1));
  });

  it('accepts any kind when the kind is not stated', () => {
    const dose = { ...expected, substance: 'chocolate', mgPerKg: null, level: 'severe' };
    const reply = [{ substance: 'chocolate-milk', mgPerKg: null, level: 'severe' }];
    expect(judgeReply(reply, dose).levelExact).toEqual(share(1, 1));
  });

  it('does not require a harmless food, but forbids an alarm for it', () => {
    const carrot = { ...expected, substance: 'carrot', mgPerKg: null, level: 'none' };
    expect(judgeReply([], carrot).levelExact).toEqual(share(1, 1));
    const alarm = [{ substance: 'onion', mgPerKg: null, level: 'severe' }];
    expect(judgeReply(alarm, carrot).levelExact).toEqual(share(0, 1));
  });
});

describe('the judgement of an answer', () => {
  const one = { must: [["don't", 'never'], ['kidney']], mustNot: ['is fine'] };
  const judge = (text) => contentFigures(judgeContent([one], { answer: () => text }));

  it('requires every fact, in any accepted wording and formatting', () => {
    expect(judge('Don’t: the **kid**neys fail.').mustContain).toEqual(share(1, 1));
    expect(judge('Never.').mustContain).toEqual(share(0, 1));
    expect(judge('Never.').groups).toEqual(share(1, 2));
  });

  it('rejects what is forbidden', () => {
    expect(judge('A little is fine.').mustNotContain).toEqual(share(1, 1));
  });
});

describe('the judgement of triage', () => {
  it('counts an emergency rated urgent as missed, and lists one rated routine', () => {
    const cases = ['emergency', 'urgent', 'routine'].map((called) => ({
      id: `called-${called}`,
      level: 'emergency',
      called,
    }));
    const figures = triageFigures(
      callTriage(cases, { assess: ({ called }) => ({ level: called }) }),
    );
    expect(figures.emergencySensitivity).toEqual(share(1, 3));
    expect(figures.emergenciesCalledRoutine).toEqual(['called-routine']);
    expect(figures.matrix[0]).toEqual([1, 1, 1]);
  });
});
