import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './paths.mjs';

/** The suites in the order in which they run; a file belongs to the first one that takes it. */
const SUITES = [
  { name: 'browser', takes: /^frontend\/browser\/[^/]+\.test\.ts$/ },
  { name: 'faults', takes: /^backend\/test\/faults\/[^/]+\.test\.ts$/ },
  { name: 'processes', takes: /^backend\/test\/[^/]+\.test\.ts$/ },
  { name: 'backend', takes: /^backend\/(src|launcher|eval)\/.*\.spec\.(ts|mjs)$/ },
  { name: 'frontend', takes: /^frontend\/src\/.*\.spec\.tsx?$/ },
];

/**
 * The tests that `NAME` of `npm test -- NAME` means: all files whose path has the words, otherwise
 * the tests whose title has them.
 * @returns [{ suite, files, title }], where `title` is null for whole files.
 */
export function testsNamed(words) {
  const all = ['backend', 'frontend'].flatMap((side) => filesUnder(join(root, side)));
  const byPath = all.filter((file) => file.includes(words));
  if (byPath.some(suiteOf)) return grouped(byPath, null);
  const byTitle = all.filter(
    (file) => suiteOf(file) && readFileSync(join(root, file), 'utf8').includes(words),
  );
  return grouped(byTitle, words);
}

function grouped(files, title) {
  return SUITES.map(({ name }) => ({
    suite: name,
    files: files.filter((file) => suiteOf(file) === name),
    title,
  })).filter((group) => group.files.length > 0);
}

const suiteOf = (file) => SUITES.find(({ takes }) => takes.test(file))?.name;

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [relative(root, path)];
    return ['node_modules', 'dist'].includes(entry.name) ? [] : filesUnder(path);
  });
}
