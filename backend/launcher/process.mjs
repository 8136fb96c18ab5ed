import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadEnvironmentFile, root } from './paths.mjs';
import { say } from './report.mjs';
import { setUp } from './setup.mjs';

const name = process.argv[2];

const NAMES = ['api', 'worker', 'migrate', 'roles'];

if (!NAMES.includes(name)) {
  say(`One of these is wanted: ${NAMES.map((known) => `npm run ${known}`).join(', ')}`);
  process.exit(1);
}

loadEnvironmentFile();
try {
  await setUp();
} catch (error) {
  say(`\n${error.message}`);
  process.exit(1);
}
// Run in this process, so that pid, signals and exit code are those of the program.
process.argv.splice(2, 1);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(root, 'backend', 'dist', `${name}.js`)).href);
