import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const NONE = { passed: 0, failed: 0, skipped: 0 };

export const total = (counts) =>
  counts.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    NONE,
  );

/** The closing line of `npm test`. */
export function closingLine({ passed, failed, skipped }) {
  const line = `${passed} passed, ${failed} failed`;
  return skipped === 0 ? line : `${line}, ${skipped} skipped`;
}

/** A check without its own report counts as one test. */
export const countOfCheck = (code) =>
  code === 0 ? { ...NONE, passed: 1 } : { ...NONE, failed: 1 };

/**
 * A suite that fails without a failed test (a crash, a file that does not load) counts as one
 * failure.
 */
export function countOfSuite(code, report) {
  const counts = report === null ? NONE : (countsOfTests(report) ?? playwrightCounts(report));
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** The output of a suite without the lines of passed tests, which would hide the failures. */
export const withoutPassed = (output) =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => !/^\s*✓|^PASS /.test(line))
    .join('\n');

/**
 * Tests that passed only when run again, each with its first failure: whole processes and browsers
 * on a busy machine. They do not fail the run, but are not hidden either.
 */
export function secondTries(report) {
  if (report === null) return [];
  const tests = report.testResults?.flatMap((file) => file.assertionResults) ?? [];
  const specs = report.suites?.flatMap(specsOf) ?? [];
  return [
    ...tests
      .filter(({ status }) => status === 'passed')
      .map(({ fullName, failureMessages, retryReasons = failureMessages }) => [
        fullName,
        retryReasons,
      ])
      .filter(([, reasons]) => reasons.length > 0)
      .map(([name, reasons]) => `${name}: ${firstLine(reasons[0])}`),
    ...specs
      .filter(({ tests: runs }) => runs.some(({ status }) => status === 'flaky'))
      .map(({ title, tests: runs }) => `${title}: ${firstLine(firstError(runs))}`),
  ];
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
const firstError = (runs) =>
  runs.flatMap(({ results }) => results).find(({ error }) => error)?.error.message ?? '';
const firstLine = (text) => stripVTControlCharacters(text).split('\n')[0];

export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function countsOfTests(report) {
  if (report.numTotalTests === undefined) return null;
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}

function playwrightCounts({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}
