import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launcher/paths.mjs';
import { readCases, readFurtherAlarms, readLessons } from './cases.mjs';
import { learn, tableOf } from './learn.mjs';
import { loadReaders } from './subject.mjs';
import { learnEmbeddings } from './train-embedding.mjs';

const load = (name) => import(`../dist/${name}.js`);
const { levels, closing } = await loadReaders(load);

train('safety/learned/levels.bin', levels, readLessons());
train('safety/case/closing.bin', closing, [
  ...readCases('after-alarm'),
  ...readFurtherAlarms().filter(closing.mayTeach),
]);

for await (const { language, learned, table } of learnEmbeddings(load)) {
  write(`handbook/passages/embedding-${language}.bin`, table, learned);
}

function train(file, { shape, exampleOf }, cases) {
  write(file, tableOf(learn(cases.map(exampleOf), shape)), cases.length);
}

function write(file, table, learned) {
  for (const folder of ['src', 'dist']) writeFileSync(join(root, 'backend', folder, file), table);
  process.stdout.write(`${file}: ${learned} messages learned, ${table.length} bytes\n`);
}
