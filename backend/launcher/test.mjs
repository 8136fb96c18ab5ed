import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { run, tool } from './commands.mjs';
import { live } from './lifecycle.mjs';
import { say, step } from './report.mjs';
import { setUp } from './setup.mjs';
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

const CHECKS = [
  ['format', 'prettier', '--check', '.'],
  ['lint', 'eslint', '.', '--max-warnings', '0'],
  ['types backend', 'tsc', '-p', 'backend'],
  ['types frontend', 'tsc', '-p', 'frontend'],
  [
    ...['architecture', 'depcruise', 'backend/src', 'frontend/src'],
    ...['--config', '.dependency-cruiser.cjs'],
  ],
  ['unused code', 'knip'],
];
const VITEST = [
  ['unit', '--project', 'backend', '--project', 'frontend'],
  ['processes', '--project', 'processes'],
  ['faults', '--project', 'faults'],
];
const PLAYWRIGHT_CONFIG = 'frontend/browser/playwright.config.ts';

await live(test, { whenStopped: 130 });

async function test(life) {
  await setUp();
  life.check();
  const counts = await runChecks(life);
  counts.push(...(await runSuites(life)));
  life.check();
  const sum = total(counts);
  say(`\n${closingLine(sum)}`);
  return sum.failed === 0 ? 0 : 1;
}

/** Two at a time: each of them is busy on one core. */
async function runChecks(life) {
  const waiting = [...CHECKS];
  const counts = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      life.check();
      const [title, name, ...args] = next;
      counts.push(await check(title, () => run(tool(name), args), countOfCheck));
    }
  };
  await Promise.all([worker(), worker()]);
  return counts;
}

async function runSuites(life) {
  const folder = await openTestFolder(life);
  const env = await testEnvironment(life, folder);
  const counts = [];
  for (const [title, ...projects] of VITEST) {
    life.check();
    const report = join(folder, `${title}.json`);
    const args = ['run', ...projects, '--reporter=default', '--reporter=json'];
    const work = () => run(tool('vitest'), [...args, `--outputFile.json=${report}`], { env });
    counts.push(await checkSuite(title, work, report));
  }
  const report = join(folder, 'browser.json');
  counts.push(await checkSuite('browser', () => runBrowser(report, env), report));
  return counts;
}

async function runBrowser(report, given) {
  const CHROMIUM_PATH = await findChromium(say);
  const args = ['test', '--config', PLAYWRIGHT_CONFIG, '--reporter=list,json'];
  const env = { ...given, CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return run(tool('playwright'), args, { env });
}

async function checkSuite(title, work, file) {
  const counts = await check(title, work, (code) => countOfSuite(code, readReport(file)));
  for (const name of secondTries(readReport(file))) say(`       only when run again: ${name}`);
  return counts;
}

/** One line when it passes, and what it printed of anything but passed tests when it does not. */
async function check(title, work, count) {
  let counts;
  const counted = async () => {
    const { code, output } = await work().catch((error) => ({ code: 1, output: error.message }));
    counts = count(code);
    if (counts.failed > 0) throw new Error(withoutPassed(output));
    return closingLine(counts);
  };
  await step(title, counted).catch((error) => say(error.message));
  return counts;
}
