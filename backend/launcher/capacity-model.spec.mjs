import { describe, expect, it } from '@jest/globals';
import { capacityFor, coresUsed, loadOf, USUAL_LOAD } from './capacity-model.mjs';

const alike = (value) => ({ api: value, worker: value, postgres: value, redis: value });

/** Round figures: a question takes 20 ms of each kind at low rates, and 10 ms at high ones. */
const FIGURES = {
  tokens: 100,
  rest: alike(0.01),
  questions: [
    { perSecond: 2, ...alike(20) },
    { perSecond: 22, ...alike(10) },
  ],
  token: alike(0.02),
  visit: { ...alike(3), transactions: 4 },
  opening: alike(1),
  idleTab: { memory: 16_384, api: 1e-6 },
  session: { memory: 500 },
  memory: { api: 200 * 2 ** 20 },
  question: { transactions: 5, written: 8_000, stored: 1_500 },
};

const QUIET = { questions: 0, visits: 0, openings: 0, tokens: 100 };

describe('cores used', () => {
  it('are those of idle processes when there is no load', () => {
    expect(coresUsed(FIGURES, QUIET)).toEqual(alike(0.01));
  });

  it('are interpolated between measured rates, and keep the outermost cost beyond them', () => {
    const used = (questions) => coresUsed(FIGURES, { ...QUIET, questions }).worker;
    expect(used(1)).toBeCloseTo(0.01 + 0.02);
    expect(used(12)).toBeCloseTo(0.01 + 12 * 0.015);
    expect(used(100)).toBeCloseTo(0.01 + 100 * 0.01);
  });

  it('grow with answer length, with reading and with tabs opened and open', () => {
    const load = { questions: 2, tokens: 600, visits: 10, openings: 5, tabs: 10_000 };
    expect(coresUsed(FIGURES, load).api).toBeCloseTo(0.01 + 0.06 + 0.03 + 0.005 + 0.01);
    expect(coresUsed(FIGURES, load).redis).toBeCloseTo(0.01 + 0.06 + 0.03 + 0.005);
  });
});

describe('the load of a number of owners', () => {
  it('is that of the busiest minute', () => {
    const load = { ...USUAL_LOAD, questionsPerDay: 0.864, peak: 5, tabsOpen: 0.05 };
    expect(loadOf(1_000_000, load)).toMatchObject({ questions: 50, tabs: 50_000 });
  });
});

describe('capacity', () => {
  it('for a thousand owners is one of everything, plus a spare of each process', () => {
    const { apis, workers, redis } = capacityFor(1_000, FIGURES);
    expect([apis, workers]).toEqual([2, 2]);
    expect(Object.values(redis).map(({ shards }) => shards)).toEqual([1, 1, 1]);
  });

  it('has enough processes to keep each below its limit', () => {
    const { apis, workers, busiest } = capacityFor(10_000_000, FIGURES);
    const load = Object.fromEntries(
      ['questions', 'visits', 'openings', 'tabs'].map((key) => [key, busiest[key] / (workers - 1)]),
    );
    expect(coresUsed(FIGURES, { ...load, tokens: busiest.tokens }).worker).toBeLessThanOrEqual(0.6);
    expect(apis).toBeGreaterThan(1);
  });

  it('includes API processes for open tabs alone', () => {
    const load = { ...USUAL_LOAD, questionsPerDay: 0.001, visitsPerDay: 0.001, tabsOpen: 1 };
    expect(capacityFor(1_000_000, FIGURES, load).apis).toBe(Math.ceil(1_000_000 / 52_736) + 1);
  });

  it("includes a day's storage and the statements in the busiest second", () => {
    const load = { ...USUAL_LOAD, questionsPerDay: 1, visitsPerDay: 0.0864, peak: 1 };
    const { postgres } = capacityFor(1_000_000, FIGURES, load);
    expect(postgres.storedPerDay).toBeCloseTo(1.5);
    expect(postgres.writtenPerDay).toBeCloseTo(8);
    expect(postgres.transactions).toBeCloseTo((1_000_000 / 86_400) * 5 + 4);
  });

  it('includes how long the tabs of a lost process keep the others busy', () => {
    // Half of 50,000 tabs, 1.3 ms each, on the process that then has all of them.
    const load = { ...USUAL_LOAD, questionsPerDay: 1e-6, visitsPerDay: 1e-6, tabsOpen: 0.05 };
    const { apis, returnSeconds } = capacityFor(1_000_000, FIGURES, load);
    expect(apis).toBe(2);
    expect(returnSeconds).toBeCloseTo((25_000 * 0.0013) / (1 - 0.01 - 0.05), 0);
  });

  it('lists first what is exhausted first', () => {
    const { ceilings } = capacityFor(1_000, FIGURES);
    const owners = ceilings.map((ceiling) => ceiling.owners);
    expect(owners).toEqual(owners.toSorted((one, other) => one - other));
    expect(ceilings[0].part).toMatch(/^one Redis/);
  });
});
