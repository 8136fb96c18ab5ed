import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../../backend/launcher/chromium.mjs';
import { mustRun } from '../../backend/launcher/commands.mjs';
import { root } from '../../backend/launcher/paths.mjs';
import { say } from '../../backend/launcher/report.mjs';
import { withOwner } from './lighthouse-owner.mjs';

/** Not in the lock file: one of its own dependencies is always "latest", which cannot be locked. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = 3;
const FLAGS = '--headless=new --no-sandbox';

const url = process.argv[2] ?? 'http://localhost:3000';
const folder = join(root, '.data', 'lighthouse');
mkdirSync(folder, { recursive: true });
const CHROME_PATH = await findChromium(say);

await measure('landing page', url, [`--chrome-flags=${FLAGS}`]);
await withOwner({ url, chromium: CHROME_PATH, flags: FLAGS.split(' ') }, async (owner) => {
  const own = [`--port=${owner.port}`, '--disable-storage-reset'];
  await measure('chat', owner.chat, own, () => owner.forgetFiles());
});

/** Prints the median of a few visits, each with an empty cache, and every value in brackets. */
async function measure(title, address, flags, before = async () => undefined) {
  const reports = [];
  for (let number = 1; number <= RUNS; number += 1) {
    await before();
    reports.push(await visit(address, flags, `${title.replace(' ', '-')}-${number}`));
  }
  say(`\n${title}`);
  for (const name of Object.keys(reports[0])) {
    const values = reports.map((report) => report[name]).sort((a, b) => a - b);
    say(`${name.padEnd(28)} ${values[1]}   (${values.join(', ')})`);
  }
}

/**
 * Uses Lighthouse's own mobile settings: a slow network, and this machine's processor slowed down
 * four times. The benchmark index, divided by four, shows which class of phone that equals:
 * Chromium's DevTools assume 1,000 for a mid-tier phone and 264 for a low-tier one
 * (`CalibrationController.ts`).
 */
async function visit(address, flags, name) {
  const path = join(folder, `${name}.json`);
  const output = ['--output=json', `--output-path=${path}`, '--quiet'];
  await mustRun('npx', ['--yes', LIGHTHOUSE, address, ...output, ...flags], {
    env: { ...process.env, CHROME_PATH },
  });
  const report = JSON.parse(readFileSync(path, 'utf8'));
  const { categories, audits, environment, finalDisplayedUrl } = report;
  if (new URL(finalDisplayedUrl).pathname !== new URL(address).pathname) {
    throw new Error(`${address} led to ${finalDisplayedUrl}`);
  }
  const scores = Object.values(categories).map(({ id, score }) => [id, Math.round(score * 100)]);
  const scripts = audits['resource-summary']?.details?.items.find(
    ({ resourceType }) => resourceType === 'script',
  );
  return {
    ...Object.fromEntries(scores),
    'largest paint, ms': Math.round(audits['largest-contentful-paint'].numericValue),
    'blocked time, ms': Math.round(audits['total-blocking-time'].numericValue),
    'layout shift': Number(audits['cumulative-layout-shift'].numericValue.toFixed(4)),
    ...(scripts && { 'script, KB': Math.round(scripts.transferSize / 1024) }),
    'benchmark index': Math.round(environment.benchmarkIndex),
  };
}
