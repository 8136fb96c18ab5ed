import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launcher/paths.mjs';
import { BARS, isMet } from './bars.mjs';
import { failures } from './failures.mjs';
import { barFigures, measure } from './measure.mjs';
import { report } from './report.mjs';
import { measureSpeed } from './speed.mjs';
import { loadSubject } from './subject.mjs';

const DOCUMENT = join(root, 'docs/evaluation.md');
const JSON_FOLDER = join(root, '.data/eval');
const [BEGIN, END] = ['<!-- figures -->', '<!-- end of figures -->'];

const say = (text) => process.stdout.write(`${text}\n`);
const wants = (option) => process.argv.includes(option);

const subject = await loadSubject((name) => import(`../dist/${name}.js`));
const tuning = measure(subject, 'tuning');
if (wants('--tuning')) say(failures(tuning));
else evaluate();

function evaluate() {
  const measuring = measure(subject, 'measuring');
  const speed = measureSpeed(subject);
  const text = report({ measuring, tuning, speed });
  say(`\n${text}\n`);
  keep({ measuring: measuring.figures, tuning: tuning.figures, speed });
  if (wants('--write')) renewDocument(text);
  const values = barFigures(measuring.figures);
  const missed = BARS.filter((bar) => !isMet(bar, values[bar.figure]));
  for (const { text: bar } of missed) say(`Bar missed: ${bar}`);
  process.exitCode = missed.length === 0 ? 0 : 1;
}

function keep(figures) {
  mkdirSync(JSON_FOLDER, { recursive: true });
  const file = join(JSON_FOLDER, 'evaluation.json');
  const result = { at: new Date().toISOString(), node: process.version, ...figures };
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
  say(`Written to ${file}`);
}

function renewDocument(text) {
  const document = readFileSync(DOCUMENT, 'utf8');
  const [before, after] = [document.split(BEGIN)[0], document.split(END)[1]];
  const day = new Date().toISOString().slice(0, 10);
  const figures = `${BEGIN}\n\nMeasured on ${day}.\n\n${text}\n\n${END}`;
  writeFileSync(DOCUMENT, `${before}${figures}${after}`);
  say(`Renewed ${DOCUMENT}`);
}
