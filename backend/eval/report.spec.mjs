import { expect, it } from '@jest/globals';
import { readCases } from './cases.mjs';
import { measure, measureSealed } from './measure.mjs';
import { answerFigures } from './measure-answers.mjs';
import { searchFigures } from './measure-search.mjs';
import { report } from './report.mjs';

/** Misses every case, so that each of them is a failure worth a look. */
const worst = {
  assess: () => ({ level: 'routine', doses: [] }),
  answer: ({ text }) => text,
  search: () => ({ matches: [] }),
  passage: () => undefined,
  converse: ({ turns }) => turns.map(() => ({ level: 'routine' })),
};
const time = { median: 1, p99: 2 };
const text = report({
  measuring: measure(worst, 'measuring'),
  tuning: measure(worst, 'tuning'),
  sealed: measureSealed(worst),
  search: searchFigures(worst),
  answers: answerFigures(worst),
  speed: { triage: time, search: time },
});

it('the report lists missed emergencies, but never the text of a case', () => {
  expect(text).toMatch(/Emergencies called routine: en-bird-\d{3}/);
  const kinds = ['triage', 'sealed', 'doses', 'knowledge', 'questions', 'answers'];
  const shown = kinds.flatMap(readCases).filter((one) => text.includes(one.text));
  expect(shown).toEqual([]);
});
