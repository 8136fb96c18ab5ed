import { rmSync, utimesSync, watch } from 'node:fs';
import { join } from 'node:path';
import { buildSandbox, copyHandbook, copyMailPictures, copyTables } from './build.mjs';
import { compiler, mustRun } from './commands.mjs';
import { claimDataFolder, assertPortFree } from './data-folder.mjs';
import { apiHealth, checkEnvironment, workerHealth } from './environment.mjs';
import { live } from './lifecycle.mjs';
import { dataFolder, loadEnvironmentFile, root } from './paths.mjs';
import { isPortFree } from './ports.mjs';
import { startPrefixed } from './prefixed.mjs';
import { record, until } from './processes.mjs';
import { say, step } from './report.mjs';
import { sandboxSettings } from './sandbox.mjs';
import { provideServices } from './services.mjs';
import { setUp } from './setup.mjs';
import { answersReady, noteOf } from './supervisor.mjs';

const dist = join(root, 'backend', 'dist');

loadEnvironmentFile();
const dataDir = dataFolder(process.env);
await live(develop);

async function develop(life) {
  const port = Number(process.env.PORT || 3000);
  const vitePort = await firstFreePort(5173);
  const origin = `http://localhost:${vitePort}`;
  await claimDataFolder(life, dataDir, origin);
  await assertPortFree('PORT', port);
  await assertPortFree('METRICS_PORT', Number(process.env.METRICS_PORT || 9464));
  await setUp({ life, built: false, mayReplace: true });
  // Vite serves the client: the API must not read the pages of an older build.
  rmSync(join(root, 'frontend/dist'), { recursive: true, force: true });
  const urls = await provideServices(life, { given: process.env, dataDir });
  const sandbox = await sandboxSettings(process.env, dataDir);
  const env = { ...process.env, ...urls, ...sandbox, DATA_DIR: dataDir, PUBLIC_URL: origin };
  await step('compiler', () => unlessStopped(life, watchSources(life)));
  await checkEnvironment(env);
  await step('migrations', () => mustRun(process.execPath, ['backend/dist/migrate.js'], { env }));
  for (const name of ['api', 'worker']) runWatched(life, name, env);
  if (sandbox) {
    await buildSandbox();
    runWatched(life, 'sandbox', env, 'sandbox/main');
  }
  await unlessStopped(life, runVite(life, vitePort, `http://localhost:${port}`));
  // Waits without a limit, because sources that fail to start are corrected meanwhile.
  const isReady = async () =>
    (await Promise.all([apiHealth(env), workerHealth(env)].map(answersReady))).every(Boolean);
  await step('api, worker', () => unlessStopped(life, until(isReady, Infinity)));
  say(`\nZampa is ready at ${origin} and follows your changes`);
  await life.stopped;
}

/** Waits for the work, or throws at Ctrl-C. */
async function unlessStopped(life, work) {
  await Promise.race([work, life.stopped]);
  life.check();
}

async function firstFreePort(port) {
  return (await isPortFree(port)) ? port : firstFreePort(port + 1);
}

/** Compiles once, then on every change. */
function watchSources(life) {
  rmSync(dist, { recursive: true, force: true });
  copyHandbook();
  copyTables();
  copyMailPictures();
  const entries = watch(join(root, 'backend/src/handbook/entries'), () => {
    copyHandbook();
    restartWatched();
  });
  life.keep({ stop: () => entries.close() });
  const args = [compiler, '-p', 'backend/tsconfig.build.json', '--watch', '--preserveWatchOutput'];
  return new Promise((resolve) => {
    startPrefixed(life, 'tsc', args, {
      onLine: (line) => line.includes('Watching for file changes') && resolve(),
    });
  });
}

/** node --watch only follows code: touching the entry files makes it reload the handbook. */
function restartWatched() {
  const now = new Date();
  for (const name of ['api.js', 'worker.js']) utimesSync(join(dist, name), now, now);
}

function runWatched(life, name, env, program = name) {
  const args = ['--watch', '--enable-source-maps', join(dist, `${program}.js`)];
  const child = startPrefixed(life, name, args, { env });
  record(noteOf(dataDir, name), child.pid);
}

function runVite(life, port, apiUrl) {
  const args = [join(root, 'node_modules/vite/bin/vite.js'), '--port', port, '--strictPort'];
  return new Promise((resolve) => {
    startPrefixed(life, 'vite', args.map(String), {
      cwd: join(root, 'frontend'),
      env: { ...process.env, API_URL: apiUrl },
      onLine: (line) => line.includes('ready in') && resolve(),
    });
  });
}
