import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from './commands.mjs';
import { live } from './lifecycle.mjs';
import { findRedisEarly } from './redis-program.mjs';
import { say, step } from './report.mjs';
import { setUp } from './setup.mjs';
import { CHECKS, SUITES, testsNamed } from './suites.mjs';
import { openTestFolder } from './test-folder.mjs';
import { testEnvironment } from './test-services.mjs';
import {
  closingLine,
  countOfCheck,
  countOfSuite,
  readReport,
  secondTries,
  total,
  withoutPassed,
} from './test-counts.mjs';

/**
 * Stages run one after another, the lanes of a stage in parallel. The tests of faults mostly wait
 * for locks to expire and processes to come back, those of processes partly do; tests that only
 * compute fill that time in the background. Browsers leave little time to fill.
 */
const ALL = [
  [['browser'], ['checks']],
  [
    ['faults', 'processes'],
    ['components', 'unit'],
  ],
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { suites: { type: 'string' } },
});

await live(test, { whenStopped: 130 });

async function test(life) {
  if (!process.env.TEST_REDIS_URL) findRedisEarly(say);
  await setUp({ life, mayReplace: true });
  life.check();
  const words = positionals.join(' ');
  if (words) return runNamed(life, words);
  const stages = values.suites ? values.suites.split(',').map((name) => [[name]]) : ALL;
  const results = await runStages(life, stages);
  const sum = total(results.map(({ counts }) => counts));
  const flaky = results.flatMap((result) => result.flaky);
  if (flaky.length > 0) say(`\nflaky, passed only when run again:\n  ${flaky.join('\n  ')}`);
  say(`\n${closingLine(sum)}`);
  return sum.failed === 0 ? 0 : 1;
}

/**
 * `npm test -- NAME`: the tests of that name with what they need, with their runners' own output.
 */
async function runNamed(life, words) {
  const groups = testsNamed(words);
  if (groups.length === 0) throw new Error(`No test file or title contains "${words}".`);
  const env = await environmentOf(
    life,
    groups.map(({ suite }) => suite),
    await openTestFolder(life),
  );
  const onText = (text) => process.stdout.write(text);
  let failed = false;
  for (const { suite, ...tests } of groups) {
    life.check();
    const asked = values.suites?.split(',').find((name) => name.endsWith(suite)) ?? suite;
    const { code } = await SUITES[asked].run(tests, env, { onText });
    failed ||= code !== 0;
  }
  return failed ? 1 : 0;
}

/** One stage after another, with the lanes of a stage in parallel. */
async function runStages(life, stages) {
  const results = [];
  const folder = await openTestFolder(life);
  const env = await environmentOf(life, stages.flat(2), folder);
  for (const lanes of stages) {
    const inLane = async (names) => {
      for (const name of names) {
        life.check();
        if (name === 'checks') results.push(...(await runChecks(life)));
        else results.push(await runSuite(name, env, join(folder, `${name}.json`)));
      }
    };
    await Promise.all(lanes.map(inLane));
  }
  return results;
}

/** With servers, if one of these suites needs any. */
async function environmentOf(life, suites, folder) {
  const without = ['checks', 'unit', 'components'];
  return suites.every((name) => without.includes(name))
    ? process.env
    : testEnvironment(life, folder);
}

/** Runs the checks two at a time: the longest, and the others beside it, one after another. */
async function runChecks(life) {
  const waiting = Object.entries(CHECKS);
  const results = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      life.check();
      const [title, [program, ...args]] = next;
      const check = () => run(program, args, { inBackground: true });
      results.push(await report(title, check, countOfCheck));
    }
  };
  await Promise.all([worker(), worker()]);
  return results;
}

async function runSuite(name, env, file) {
  const work = () => SUITES[name].run({ report: file }, env);
  const result = await report(name, work, (code) => countOfSuite(code, readReport(file)));
  return { ...result, flaky: secondTries(readReport(file)) };
}

/** One line if it passes; if not, also its output without passed tests. */
async function report(title, work, count) {
  let counts;
  const counted = async () => {
    const { code, output } = await work().catch((error) => ({ code: 1, output: error.message }));
    counts = count(code);
    if (counts.failed > 0) throw new Error(withoutPassed(output));
    return closingLine(counts);
  };
  await step(title, counted).catch((error) => say(error.message));
  return { counts, flaky: [] };
}
