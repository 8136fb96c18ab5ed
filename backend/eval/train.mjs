import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launcher/paths.mjs';
import { readCases, readFurtherAlarms, readLessons } from './cases.mjs';
import { learn, tableOf } from './learn.mjs';
import { loadReaders } from './subject.mjs';

const { levels, closing } = await loadReaders((name) => import(`../dist/${name}.js`));

train('safety/learned/levels.bin', levels, readLessons());
train('safety/case/closing.bin', closing, [
  ...readCases('after-alarm'),
  ...readFurtherAlarms().filter(closing.mayTeach),
]);

function train(file, { shape, exampleOf }, cases) {
  const table = tableOf(learn(cases.map(exampleOf), shape));
  for (const folder of ['src', 'dist']) writeFileSync(join(root, 'backend', folder, file), table);
  process.stdout.write(`${file}: ${cases.length} messages learned, ${table.length} bytes\n`);
}
