import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launcher/paths.mjs';
import { BARS, isMet } from './bars.mjs';
import { failures } from './failures.mjs';
import { leaveOut } from './leave-out.mjs';
import { barFigures, measure, measureSealed } from './measure.mjs';
import { leaveOutReport, report } from './report.mjs';
import { answerFigures } from './measure-answers.mjs';
import { searchFigures } from './measure-search.mjs';
import { measureSpeed } from './speed.mjs';
import { loadReaders, loadSubject } from './subject.mjs';
import { transcripts } from './transcripts.mjs';

const DOCUMENT = join(root, 'docs/evaluation.md');
const JSON_FOLDER = join(root, '.data/eval');
const [BEGIN, END] = ['<!-- figures -->', '<!-- end of figures -->'];

const say = (text) => process.stdout.write(`${text}\n`);
const wants = (option) => process.argv.includes(option);

const load = (name) => import(`../dist/${name}.js`);
const subject = await loadSubject(load);
if (wants('--why')) await explain(...process.argv.slice(process.argv.indexOf('--why') + 1));
else if (wants('--leave-out')) say(leaveOutReport(leaveOut(await loadReaders(load))));
else if (wants('--transcripts')) keepTranscripts();
else if (wants('--tuning')) say(failures(measure(subject, 'tuning')));
else evaluate();

/** Prints the level of one question and what decided it. */
async function explain(text, species = 'cane', language) {
  const { levels } = await loadReaders(load);
  const one = { text, species, language };
  const { level, rules } = subject.assess(one);
  const { likelihood, reasons } = levels.explain(one);
  say(`${level}; rules: ${rules.join(', ') || 'none'}`);
  for (const [name, share] of Object.entries(likelihood)) say(`  ${name} ${share.toFixed(2)}`);
  for (const { name, weight } of reasons) say(`  ${weight.toFixed(2)} ${name}`);
}

function keepTranscripts() {
  mkdirSync(JSON_FOLDER, { recursive: true });
  const file = join(JSON_FOLDER, 'transcripts.md');
  writeFileSync(file, transcripts(subject));
  say(`Written to ${file}`);
}

function evaluate() {
  const tuning = measure(subject, 'tuning');
  const measuring = measure(subject, 'measuring');
  const sealed = measureSealed(subject);
  const speed = measureSpeed(subject);
  const search = searchFigures(subject);
  const answers = answerFigures(subject);
  const text = report({ measuring, tuning, sealed, search, answers, speed });
  say(`\n${text}\n`);
  keep({ measuring: measuring.figures, tuning: tuning.figures, sealed, search, answers, speed });
  if (wants('--write')) renewDocument(text);
  const values = barFigures({ ...measuring.figures, sealed });
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
