import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { capacityFor, USUAL_LOAD } from './capacity-model.mjs';
import { capacityTable } from './capacity-table.mjs';
import { root } from './paths.mjs';
import { say } from './report.mjs';

const FIGURES = join(root, 'backend', 'launcher', 'capacity-figures.json');
const RESULTS = join(root, '.data', 'bench');

/** `--questionsPerDay 2` and so on: a load other than the usual one. */
const assumptions = Object.fromEntries(
  Object.keys(USUAL_LOAD).map((name) => [name, { type: 'string' }]),
);

const { values } = parseArgs({
  options: {
    owners: { type: 'string', default: '1000000' },
    check: { type: 'boolean' },
    keep: { type: 'boolean' },
    ...assumptions,
  },
});

if (values.check) await check();
else if (values.keep) keep();
else show();

/** Predicts and measures in one run: figures from another machine would not apply here. */
async function check() {
  process.argv.splice(2, Infinity, 'capacity');
  await import('./bench.mjs');
}

function resultsOf(name) {
  return JSON.parse(readFileSync(join(RESULTS, `results-${name}.json`), 'utf8'));
}

/** Stores what `npm run bench -- costs` and `idle-tabs` have measured as the basis of the model. */
function keep() {
  const { at, machine, results } = resultsOf('costs');
  const tabs = resultsOf('idle-tabs').results[0].rows.findLast((row) => !row.isComputed);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root });
  const figures = results[0].rows.find((row) => row.figures)?.figures;
  figures.idleTab.memory = tabs.each;
  const kept = { at, commit: commit.toString().trim(), machine, ...figures };
  writeFileSync(FIGURES, `${JSON.stringify(kept, null, 2)}\n`);
  say(`Written: ${FIGURES}`);
}

function show() {
  const owners = Number(values.owners);
  const given = Object.entries(values).filter(([name]) => name in USUAL_LOAD);
  const load = { ...USUAL_LOAD };
  for (const [name, value] of given) load[name] = Number(value);
  if (![owners, ...Object.values(load)].every((value) => value > 0)) {
    say('All numbers must be above 0.');
    process.exit(1);
  }
  const figures = JSON.parse(readFileSync(FIGURES, 'utf8'));
  say(capacityTable(capacityFor(owners, figures, load), { figures, load }));
}
