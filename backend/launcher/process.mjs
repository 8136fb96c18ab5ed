import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dataFolder, loadEnvironmentFile, root } from './paths.mjs';
import { runningPostgres } from './postgres.mjs';
import { runningRedis } from './redis.mjs';
import { say } from './report.mjs';
import { setUp } from './setup.mjs';

const name = process.argv[2];

const PROGRAMS = {
  ...{ api: 'api', worker: 'worker', sandbox: 'sandbox/main' },
  ...{ migrate: 'migrate', roles: 'roles', staff: 'staff' },
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
  if (name === 'staff') useRunningServices(process.env);
  await setUp();
} catch (error) {
  say(`\n${error.message}`);
  process.exit(1);
}
// Run in this process, so that pid, signals and exit code are those of the program.
process.argv.splice(2, 1);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(root, 'backend', 'dist', `${PROGRAMS[name]}.js`)).href);

/** What is not set is that of the `npm start` or `npm run dev` that runs now. */
function useRunningServices(env) {
  const dataDir = dataFolder(env);
  const running = { DATABASE_URL: runningPostgres, REDIS_URL: runningRedis };
  for (const [setting, find] of Object.entries(running)) {
    if (env[setting] || env[`${setting}_FILE`]) continue;
    const url = find(dataDir);
    if (url === undefined) {
      throw new Error(`Start Zampa first (npm start), or set DATABASE_URL and REDIS_URL.`);
    }
    env[setting] = url;
  }
}
