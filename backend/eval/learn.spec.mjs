import { describe, expect, it } from '@jest/globals';
import { likelihoods, located, readTable } from '../src/safety/learned/table.js';
import { learn, tableOf } from './learn.mjs';

const ALONE = { places: 2 ** 10, outcomes: ['alarm', 'quiet'] };
const IN_PAIRS = { ...ALONE, vectors: { places: 2 ** 8, dimensions: 20 } };

const kindsOf = (...names) => [{ share: 1, names: new Set(names) }];

/** No word says anything by itself: what it means depends on the other one. */
const LESSONS = [
  ['alarm', 'nothing', 'tray'],
  ['alarm', 'plenty', 'plate'],
  ['quiet', 'nothing', 'plate'],
  ['quiet', 'plenty', 'tray'],
];

const exampleOf = ([outcome, ...names]) => {
  const features = located(kindsOf(...names), ALONE);
  return {
    places: Uint32Array.from(features, ({ place }) => place),
    values: Float32Array.from(features, ({ value }) => value),
    outcome: ALONE.outcomes.indexOf(outcome),
  };
};

const examples = Array.from({ length: 100 }, () => LESSONS.map(exampleOf)).flat();

const judge = (shape) => {
  const table = readTable(tableOf(learn(examples, shape)), shape);
  return LESSONS.map(([, ...names]) => likelihoods(kindsOf(...names), table).alarm > 0.5);
};

describe('a table that learns features in pairs', () => {
  it('tells apart what no word tells by itself', () => {
    expect(judge(IN_PAIRS)).toEqual([true, true, false, false]);
  });

  it('is the same, byte for byte, when it learns the same again', () => {
    expect(tableOf(learn(examples, IN_PAIRS)).equals(tableOf(learn(examples, IN_PAIRS)))).toBe(
      true,
    );
  });
});

describe('a table that learns features alone', () => {
  it('cannot tell them apart', () => {
    expect(judge(ALONE)).not.toEqual([true, true, false, false]);
  });
});
