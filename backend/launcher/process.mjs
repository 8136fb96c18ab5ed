import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadEnvironmentFile, root } from './paths.mjs';
import { say } from './report.mjs';
import { setUp } from './setup.mjs';

const name = process.argv[2];

if (!['api', 'worker', 'migrate'].includes(name)) {
  say('One of these is wanted: npm run api, npm run worker, npm run migrate');
  process.exit(1);
}

loadEnvironmentFile();
try {
  await setUp();
} catch (error) {
  say(`\n${error.message}`);
  process.exit(1);
}
// In this very process: its pid, signals and exit code are then those of what it runs.
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(root, 'backend', 'dist', `${name}.js`)).href);
