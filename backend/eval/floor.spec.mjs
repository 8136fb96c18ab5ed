import { describe, expect, it } from '@jest/globals';
import { BARS } from './bars.mjs';
import { barFigures, measure, measureSealed } from './measure.mjs';
import { loadSubject } from './subject.mjs';

let loaded = Promise.resolve();

/** One after the other: Jest does not link modules that share imports at the same time. */
const source = (name) =>
  (loaded = loaded.then(() => import(new URL(`../src/${name}.ts`, import.meta.url).href)));
const subject = await loadSubject(source);
const figures = barFigures({
  ...measure(subject, 'measuring').figures,
  sealed: measureSealed(subject),
});

describe('the cases nothing was tuned on', () => {
  it.each(BARS)('$text', ({ figure, atLeast = -Infinity, atMost = Infinity }) => {
    expect(figures[figure]).toBeGreaterThanOrEqual(atLeast);
    expect(figures[figure]).toBeLessThanOrEqual(atMost);
  });
});
