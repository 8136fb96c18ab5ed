import { readCases } from './cases.mjs';

const quantile = (sorted, part) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

const ROUNDS = 4;

/** Milliseconds per call over all cases; the best round of each, to exclude noise. */
function timesOf(cases, work) {
  const times = cases
    .map((one) => Math.min(...Array.from({ length: ROUNDS }, () => timeOf(() => work(one)))))
    .sort((a, b) => a - b);
  return { median: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

function timeOf(work) {
  const since = performance.now();
  work();
  return performance.now() - since;
}

/** For information only: it depends on the machine. */
export const measureSpeed = (subject) => ({
  triage: timesOf(readCases('triage'), subject.assess),
  search: timesOf(readCases('knowledge'), subject.search),
});
