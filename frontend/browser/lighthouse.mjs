import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../../backend/launcher/chromium.mjs';
import { mustRun } from '../../backend/launcher/commands.mjs';
import { root } from '../../backend/launcher/paths.mjs';
import { say } from '../../backend/launcher/report.mjs';

/** Not among the locked dependencies: one of its own is always "latest", which no lock file holds. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = 3;
const FLAGS = '--headless=new --no-sandbox';

const url = process.argv[2] ?? 'http://localhost:3000';
const folder = join(root, '.data', 'lighthouse');
mkdirSync(folder, { recursive: true });
const CHROME_PATH = await findChromium(say);
const reports = [];
for (let number = 1; number <= RUNS; number += 1) reports.push(await measure(number));
for (const name of Object.keys(reports[0])) {
  const values = reports.map((report) => report[name]).sort((a, b) => a - b);
  say(`${name.padEnd(28)} ${values[1]}   (${values.join(', ')})`);
}

/** One visit with Lighthouse's own mobile settings: a slow phone on a slow network. */
async function measure(number) {
  const path = join(folder, `${number}.json`);
  const output = ['--output=json', `--output-path=${path}`, '--quiet'];
  await mustRun('npx', ['--yes', LIGHTHOUSE, url, ...output, `--chrome-flags=${FLAGS}`], {
    env: { ...process.env, CHROME_PATH },
  });
  const { categories, audits } = JSON.parse(readFileSync(path, 'utf8'));
  const scores = Object.values(categories).map(({ id, score }) => [id, Math.round(score * 100)]);
  return {
    ...Object.fromEntries(scores),
    'largest paint, ms': Math.round(audits['largest-contentful-paint'].numericValue),
    'blocked time, ms': Math.round(audits['total-blocking-time'].numericValue),
    'layout shift': Number(audits['cumulative-layout-shift'].numericValue.toFixed(4)),
  };
}
