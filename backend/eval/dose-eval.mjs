// How exact the toxin layer is. `node backend/eval/dose-eval.mjs` measures the doses and the poison
// questions of triage, shows the wrong ones of the tuning part and only the totals of the other part.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { partOf } from './split.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const LEVELS = ['none', 'mild', 'severe', 'lethal-risk'];
const URGENCY = ['routine', 'urgent', 'emergency'];
const RUNS = 4;
const PARTS = ['tuning', 'measuring'];
const UNTOLD_KIND = {
  chocolate: /^(?:chocolate|cocoa|caffeine)/,
  rodenticide: /^(?:rodenticide|cholecalciferol)/,
};
const HARMLESS = new Set(
  'carrot apple banana watermelon basil chicken potato strawberry broccoli bell-pepper pumpkin rice peanut-butter cat-grass'.split(
    ' ',
  ),
);

const read = (folder, wanted) =>
  readdirSync(join(here, 'cases', folder))
    .filter((name) => name.endsWith('.jsonl') && wanted.test(name))
    .flatMap((name) => readFileSync(join(here, 'cases', folder, name), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line));

const { module } = await runnerImport(join(here, '../src/safety/triage.ts'));
const times = [];

function ask({ text, species, weightKg, ageYears }) {
  const question = { text, species, weightKg: weightKg ?? null, ageYears: ageYears ?? null };
  const runs = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    module.assess(question);
    return performance.now() - start;
  });
  // The best of some runs: what the rules take, without what else the machine does.
  times.push(Math.min(...runs));
  return module.assess(question);
}

function answerTo(expected, doses) {
  const same = UNTOLD_KIND[expected.substance];
  const fits = ({ substance }) =>
    substance === expected.substance || (same?.test(substance) ?? false);
  return doses.find(fits);
}

/** What is wrong with the answer to one expected dose: nothing, a lower level, another one, or the figure. */
function judge(expected, doses) {
  const isHarmless = HARMLESS.has(expected.substance) || expected.level === 'none';
  const found = answerTo(expected, doses);
  const level = found?.level ?? 'none';
  if (!found && !isHarmless) return 'lower';
  if (LEVELS.indexOf(level) < LEVELS.indexOf(expected.level)) return 'lower';
  const isAbove = HARMLESS.has(expected.substance) && doses.some((dose) => dose.level !== 'none');
  if (level !== expected.level || isAbove) return 'higher';
  if (expected.mgPerKg === null) return 'right';
  const off = Math.abs((found?.mgPerKg ?? 0) - expected.mgPerKg) / expected.mgPerKg;
  return off <= expected.tolerance ? 'right' : 'figure';
}

function measureDoses(part) {
  const counts = { right: 0, figure: 0, higher: 0, lower: 0 };
  for (const one of read('doses', /./).filter(({ id }) => partOf(id) === part)) {
    const { doses } = ask(one);
    for (const expected of one.doses) {
      const verdict = judge(expected, doses);
      counts[verdict] += 1;
      if (part === 'tuning' && verdict !== 'right') {
        console.log(
          verdict,
          one.id,
          one.text,
          '|',
          JSON.stringify(expected),
          '|',
          JSON.stringify(doses),
        );
      }
    }
  }
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const share = (count) => `${((100 * count) / all).toFixed(1)} %`;
  console.log(
    `doses, ${part}: ${all}; level exact ${share(counts.right + counts.figure)}, level and figure ${share(counts.right)}, lower than true ${counts.lower}, higher ${counts.higher}`,
  );
}

function measureTriage(part, files) {
  const matrix = Object.fromEntries(URGENCY.map((level) => [level, [0, 0, 0]]));
  for (const one of read('triage', files).filter(({ id }) => partOf(id) === part)) {
    const { level, doses } = ask(one);
    matrix[one.level][URGENCY.indexOf(level)] += 1;
    if (part === 'tuning' && level !== one.level) {
      console.log(`${one.level} as ${level}`, one.id, one.text, '|', JSON.stringify(doses));
    }
  }
  for (const level of URGENCY) {
    const [routine, urgent, emergency] = matrix[level];
    if (routine + urgent + emergency === 0) continue;
    console.log(
      `triage ${String(files)}, ${part}: ${level} answered as routine ${routine}, urgent ${urgent}, emergency ${emergency}`,
    );
  }
}

for (const part of PARTS) measureDoses(part);
for (const part of PARTS) measureTriage(part, /^poison/);
for (const part of PARTS) measureTriage(part, /^traps/);
times.sort((a, b) => a - b);
console.log(
  `time: median ${times[times.length >> 1]?.toFixed(2)} ms, worst ${times.at(-1)?.toFixed(2)} ms of ${times.length} questions`,
);
