import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadEnvironmentFile, root } from './paths.mjs';
import { say } from './report.mjs';
import { forgetProgram, recordProgram } from './running-programs.mjs';
import { findServices } from './running-services.mjs';
import { setUp } from './setup.mjs';

const name = process.argv[2];

/** Programs that keep running. */
const PROCESSES = ['api', 'worker', 'sandbox'];

/** Commands of the operator, which also find servers started by `npm start`. */
const OPERATORS = ['staff', 'support', 'status'];

const PROGRAMS = {
  api: 'api',
  worker: 'worker',
  sandbox: 'sandbox/main',
  roles: 'roles',
  ...Object.fromEntries(OPERATORS.map((command) => [command, command])),
};

if (!Object.hasOwn(PROGRAMS, name ?? '')) {
  say(
    `One of these is wanted: ${Object.keys(PROGRAMS)
      .map((known) => `npm run ${known}`)
      .join(', ')}`,
  );
  process.exit(1);
}

loadEnvironmentFile();
try {
  await setUp({ anyNode: !PROCESSES.includes(name) });
  if (PROCESSES.includes(name)) keepRecord();
  if (OPERATORS.includes(name)) findServices(process.env);
} catch (error) {
  say(`\n${error.message}`);
  process.exit(1);
}
// Run in this process, so that pid, signals and exit code are the program's own.
process.argv.splice(2, 1);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(root, 'backend', 'dist', `${PROGRAMS[name]}.js`)).href);

/** Until the program ends, nobody else replaces what it runs from. */
function keepRecord() {
  recordProgram(name, process.pid);
  process.once('exit', () => forgetProgram(name));
}
