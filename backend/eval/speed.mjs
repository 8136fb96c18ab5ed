import { readCases } from './cases.mjs';

const quantile = (sorted, part) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

const ROUNDS = 4;

/** Milliseconds of one call over all cases: of each the best round, so that little else is in it. */
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

/** For information: it depends on the machine, and nothing is judged by it. */
export const measureSpeed = (subject) => ({
  triage: timesOf(readCases('triage'), subject.assess),
  search: timesOf(readCases('knowledge'), subject.search),
});
