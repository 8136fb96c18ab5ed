import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findTestBrowser } from './chromium.mjs';
import { run, tool } from './commands.mjs';
import { root } from './paths.mjs';
import { say } from './report.mjs';

/** The checks of `npm run check`, all of them other than tests. */
export const CHECKS = {
  'types and lint': [tool('oxlint')],
  format: [tool('oxfmt'), '--check'],
  architecture: [
    tool('depcruise'),
    'backend/src',
    'backend/sandbox',
    'frontend/src',
    '--config',
    '.dependency-cruiser.cjs',
  ],
  'unused code': [tool('knip')],
};

const jest = (name, takes, { inBackground = false, variables = {} } = {}) => ({
  takes,
  run: ({ files, title, report }, given, options) =>
    run(
      process.execPath,
      [
        '--experimental-vm-modules',
        '--disable-warning=ExperimentalWarning',
        'node_modules/jest/bin/jest.js',
        '--config',
        'backend/jest.config.mjs',
        '--selectProjects',
        name,
        '--maxWorkers',
        '2',
        ...(files ? ['--runTestsByPath', ...files] : []),
        ...(title ? ['--testNamePattern', literally(title)] : []),
        ...(report ? ['--json', `--outputFile=${report}`] : []),
      ],
      { ...options, inBackground, env: { ...given, ...variables } },
    ),
});

const playwright = (project, takes) => ({
  takes,
  run: async ({ files = [], title, report }, given, options) => {
    const args = [
      'test',
      '--config',
      'frontend/browser/playwright.config.ts',
      `--project=${project}`,
      ...files,
      ...(title ? ['--grep', literally(title)] : []),
      ...(report ? ['--reporter=list,json'] : []),
    ];
    const env = { ...given, CHROMIUM_PATH: await findTestBrowser(say) };
    if (report) env.PLAYWRIGHT_JSON_OUTPUT_FILE = report;
    return run(tool('playwright'), args, { ...options, env });
  },
});

const components = {
  takes: /^frontend\/src\/.*\.spec\.tsx?$|^backend\/sandbox\/page\.spec\.mjs$/,
  run: ({ files = [], title, report }, env, options) =>
    run(
      tool('vitest'),
      [
        'run',
        '--root',
        'frontend',
        ...files.map((file) => relative('frontend', file)),
        ...(title ? ['-t', literally(title)] : []),
        ...(report ? ['--reporter=default', '--reporter=json', `--outputFile=${report}`] : []),
      ],
      { ...options, env, inBackground: true },
    ),
};

const literally = (title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A file belongs to the first suite that accepts it. */
export const SUITES = {
  unit: jest('unit', /^backend\/((src|sandbox)\/.*\.spec\.ts|(launcher|eval)\/.*\.spec\.mjs)$/, {
    inBackground: true,
  }),
  components,
  processes: jest('processes', /^backend\/test\/[^/]+\.test\.ts$/),
  faults: jest('faults', /^backend\/test\/faults\/[^/]+\.test\.ts$/),
  long: jest('long', /^backend\/test\/long\/[^/]+\.test\.ts$/),
  'long faults': jest('faults', /(?!)/, { variables: { FAULTS: 'long' } }),
  browser: playwright('browser', /^frontend\/browser\/[^/]+\.test\.ts$/),
  'long browser': playwright('long browser', /^frontend\/browser\/long\/[^/]+\.test\.ts$/),
};

/**
 * The tests selected by `npm test -- NAME`: all files with the words in their path, otherwise the
 * tests with the words in their title.
 * @returns [{ suite, files, title }], where `title` is undefined for whole files.
 */
export function testsNamed(words) {
  const all = ['backend', 'frontend'].flatMap((side) => filesUnder(join(root, side)));
  const tests = all.filter(suiteOf);
  const byPath = tests.filter((file) => file.includes(words));
  const named = byPath.length > 0 ? byPath : tests.filter((file) => textOf(file).includes(words));
  return Object.keys(SUITES)
    .map((suite) => ({
      suite,
      files: named.filter((file) => suiteOf(file) === suite),
      title: byPath.length > 0 ? undefined : words,
    }))
    .filter(({ files }) => files.length > 0);
}

const textOf = (file) => readFileSync(join(root, file), 'utf8');

const suiteOf = (file) => Object.keys(SUITES).find((name) => SUITES[name].takes.test(file));

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [relative(root, path)];
    return ['node_modules', 'dist'].includes(entry.name) ? [] : filesUnder(path);
  });
}
