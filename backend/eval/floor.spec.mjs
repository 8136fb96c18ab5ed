import { describe, expect, it } from 'vitest';
import { BARS } from './bars.mjs';
import { barFigures, measure } from './measure.mjs';
import { loadSubject } from './subject.mjs';

const source = (name) =>
  import(/* @vite-ignore */ new URL(`../src/${name}.ts`, import.meta.url).href);
const figures = barFigures(measure(await loadSubject(source), 'measuring').figures);

describe('the measuring part of the cases', () => {
  it.each(BARS)('$text', ({ figure, atLeast = -Infinity, atMost = Infinity }) => {
    expect(figures[figure]).toBeGreaterThanOrEqual(atLeast);
    expect(figures[figure]).toBeLessThanOrEqual(atMost);
  });
});
