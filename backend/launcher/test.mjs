import { join } from 'node:path';
import { findTestBrowser } from './chromium.mjs';
import { compiler, run, tool } from './commands.mjs';
import { live } from './lifecycle.mjs';
import { say, step } from './report.mjs';
import { setUp } from './setup.mjs';
import { openTestFolder } from './test-folder.mjs';
import { testsNamed } from './test-names.mjs';
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
  ['format', tool('prettier'), '--check', '.'],
  ['lint', tool('eslint'), '.', '--max-warnings', '0'],
  ['types backend', compiler, '-p', 'backend'],
  ['types frontend', compiler, '-p', 'frontend'],
  [
    ...['architecture', tool('depcruise'), 'backend/src', 'backend/sandbox', 'frontend/src'],
    ...['--config', '.dependency-cruiser.cjs'],
  ],
  ['unused code', tool('knip')],
];
const VITEST = [
  ['unit', '--project', 'backend', '--project', 'frontend'],
  ['processes', '--project', 'processes'],
  ['faults', '--project', 'faults'],
];
const PLAYWRIGHT_CONFIG = 'frontend/browser/playwright.config.ts';

await live(test, { whenStopped: 130 });

async function test(life) {
  const words = process.argv.slice(2).join(' ');
  await setUp();
  life.check();
  if (words) return testNamed(life, words);
  const counts = await runChecks(life);
  counts.push(...(await runSuites(life)));
  life.check();
  const sum = total(counts);
  say(`\n${closingLine(sum)}`);
  return sum.failed === 0 ? 0 : 1;
}

/** `npm test -- NAME`: the tests of that name with what they need, as their runners print them. */
async function testNamed(life, words) {
  const groups = testsNamed(words);
  if (groups.length === 0) throw new Error(`No test file or title has "${words}" in it.`);
  const env = await testEnvironment(life, await openTestFolder(life));
  const codes = [];
  for (const { suite, files, title } of groups) {
    life.check();
    const print = { onText: (text) => process.stdout.write(text) };
    const { code } =
      suite === 'browser'
        ? await browserTests(
            ['--no-deps', ...files, ...(title ? ['--grep', title] : [])],
            env,
            print,
          )
        : await run(
            tool('vitest'),
            ['run', '--project', suite, ...files, ...(title ? ['-t', title] : [])],
            { env, ...print },
          );
    codes.push(code);
  }
  return codes.some((code) => code !== 0) ? 1 : 0;
}

/** Two at a time: each of them is busy on one core. */
async function runChecks(life) {
  const waiting = [...CHECKS];
  const counts = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      life.check();
      const [title, program, ...args] = next;
      counts.push(await check(title, () => run(program, args), countOfCheck));
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
  const reported = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const browser = () => browserTests(['--reporter=list,json'], reported);
  counts.push(await checkSuite('browser', browser, report));
  return counts;
}

async function browserTests(args, given, options) {
  const env = { ...given, CHROMIUM_PATH: await findTestBrowser(say) };
  const all = ['test', '--config', PLAYWRIGHT_CONFIG, ...args];
  return run(tool('playwright'), all, { env, ...options });
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
