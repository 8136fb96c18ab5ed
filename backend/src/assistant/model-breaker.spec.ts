import { beforeEach, describe, expect, it } from '@jest/globals';
import { ModelBreaker, type ModelOutcome } from './model-breaker.js';

let now = 0;
let breaker: ModelBreaker;

beforeEach(() => {
  now = 0;
  breaker = new ModelBreaker(5, () => now);
});

/**
 * Makes requests one after the other, as far as the breaker lets them through.
 * @returns how many.
 */
function ask(...outcomes: ModelOutcome[]): number {
  const reports = outcomes.map((outcome) => {
    const report = breaker.begin();
    report?.(outcome);
    return report !== null;
  });
  return reports.filter(Boolean).length;
}

const times = (count: number, outcome: ModelOutcome): ModelOutcome[] =>
  Array.from({ length: count }, () => outcome);

describe('a model', () => {
  it('that has failed five times is not called for ten seconds', () => {
    expect(ask(...times(9, 'failed'))).toBe(5);
    now += 9999;
    expect(ask('answered')).toBe(0);
    now += 1;
    expect(ask('answered', 'answered')).toBe(2);
    expect(breaker.isOpen).toBe(false);
  });

  it('can be configured to tolerate more failures than the default', () => {
    breaker = new ModelBreaker(30, () => now);
    expect(ask(...times(29, 'answered'), ...times(35, 'failed'))).toBe(59);
    expect(breaker.isOpen).toBe(true);
  });

  it('is retried by one request at a time, and blocked again if that fails', () => {
    ask(...times(5, 'failed'));
    now += 10_000;
    const trial = breaker.begin();
    expect(breaker.begin()).toBeNull();
    trial?.('failed');
    expect(breaker.begin()).toBeNull();
    now += 10_000;
    expect(ask('answered')).toBe(1);
  });

  it('that mostly answers is still called', () => {
    ask(...times(6, 'answered'), ...times(5, 'failed'), 'answered');
    expect(breaker.isOpen).toBe(false);
  });

  it('whose failures are far apart is still called', () => {
    for (let failure = 0; failure < 20; failure += 1, now += 8000) ask('failed');
    expect(breaker.isOpen).toBe(false);
  });

  it('is neither blocked nor trusted because of replies stopped by their owners', () => {
    ask(...times(9, 'unknown'));
    expect(breaker.isOpen).toBe(false);
    ask(...times(5, 'failed'));
    now += 10_000;
    expect(ask('unknown')).toBe(1);
    expect(breaker.isOpen).toBe(true);
    expect(ask('answered')).toBe(1);
  });

  it('that is blocked is not unblocked by the answer to an earlier request', () => {
    const early = breaker.begin();
    ask(...times(5, 'failed'));
    early?.('answered');
    expect(breaker.isOpen).toBe(true);
  });
});
