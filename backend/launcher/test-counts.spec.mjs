import { describe, expect, it } from '@jest/globals';
import { closingLine, countOfSuite, secondTries, total, withoutPassed } from './test-counts.mjs';

const passed = { numTotalTests: 3, numPassedTests: 2, numFailedTests: 0, numPendingTests: 1 };

describe('the closing line', () => {
  it('omits skipped tests when there are none', () => {
    expect(closingLine({ passed: 4, failed: 0, skipped: 0 })).toBe('4 passed, 0 failed');
    expect(closingLine({ passed: 4, failed: 1, skipped: 2 })).toBe('4 passed, 1 failed, 2 skipped');
  });

  it('adds up checks and suites', () => {
    const checks = { passed: 1, failed: 0, skipped: 0 };
    const suite = countOfSuite(0, { ...passed, testResults: [] });
    expect(total([checks, suite])).toEqual({ passed: 3, failed: 0, skipped: 1 });
  });
});

describe('a suite', () => {
  it('that crashes without a report is a failure', () => {
    expect(countOfSuite(1, null).failed).toBe(1);
  });

  it('counts each file that does not load', () => {
    const broken = { status: 'failed', assertionResults: [] };
    expect(countOfSuite(1, { ...passed, testResults: [broken, broken] }).failed).toBe(2);
  });

  it('lists what passed only on the second try, with its first error', () => {
    const again = { fullName: 'a socket', status: 'passed', failureMessages: ['late\n at x'] };
    const first = { ...again, fullName: 'a page', failureMessages: [] };
    const retried = { ...first, fullName: 'a reply', retryReasons: ['lost\n at z'] };
    const assertionResults = [again, first, retried];
    expect(secondTries({ testResults: [{ assertionResults }] })).toEqual([
      'a socket: late',
      'a reply: lost',
    ]);
    const results = [{ error: { message: 'not shown\n at y' } }, {}];
    const flaky = { title: 'a tab', tests: [{ status: 'flaky', results }] };
    const fine = { title: 'a link', tests: [{ status: 'expected', results: [{}] }] };
    const suites = [{ specs: [fine], suites: [{ specs: [flaky] }] }];
    const report = { suites, stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 0 } };
    expect(secondTries(report)).toEqual(['a tab: not shown']);
    expect(countOfSuite(0, { ...report, errors: [] }).passed).toBe(2);
  });
});

it('a failure report omits what passed', () => {
  const printed =
    '\u001b[32m ✓\u001b[39m a.spec.ts\nPASS processes c.test.ts\n   ✓  12 b.test.ts (1s)\n ✘ c.test.ts';
  expect(withoutPassed(printed)).toBe(' ✘ c.test.ts');
});
