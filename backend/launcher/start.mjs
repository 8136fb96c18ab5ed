import { mustRun } from './commands.mjs';
import { claimDataFolder, demandFreePort } from './data-folder.mjs';
import { live } from './lifecycle.mjs';
import { dataFolder, loadEnvironmentFile } from './paths.mjs';
import { until } from './processes.mjs';
import { say, step } from './report.mjs';
import { provideServices } from './services.mjs';
import { setUp } from './setup.mjs';
import { supervise } from './supervisor.mjs';

const READY_PATIENCE_MS = 120_000;

loadEnvironmentFile();
await live(start);

async function start(life) {
  const dataDir = dataFolder(process.env);
  const port = Number(process.env.PORT || 3000);
  const metricsPort = Number(process.env.METRICS_PORT || 9464);
  const url = process.env.PUBLIC_URL || `http://localhost:${port}`;
  await claimDataFolder(life, dataDir, url);
  await demandFreePort('PORT', port);
  await demandFreePort('METRICS_PORT', metricsPort);
  await setUp();
  life.check();
  const urls = await provideServices(life, { given: process.env, dataDir });
  const env = { ...process.env, ...urls, DATA_DIR: dataDir };
  await step('migrations', () => mustRun(process.execPath, ['backend/dist/migrate.js'], { env }));
  life.check();
  const processes = runProcesses(life, { dataDir, env });
  await step('api, worker', () =>
    Promise.race([
      ...[life.stopped, processes.failure],
      Promise.all([port, metricsPort].map(untilReady)),
    ]),
  );
  life.check();
  processes.settle();
  say(`  logs in ${dataDir}/logs\n\nZampa is ready at ${url}`);
  await life.stopped;
}

function runProcesses(life, options) {
  const processes = ['api', 'worker'].map((name) => supervise(name, options));
  life.keep({
    stop: () => Promise.all(processes.map((part) => part.stop())),
    kill: () => processes.forEach((part) => part.kill()),
  });
  return {
    failure: Promise.race(processes.map((part) => part.failure)),
    settle: () => processes.forEach((part) => part.settle()),
  };
}

async function untilReady(port) {
  if (await until(() => isReady(port), READY_PATIENCE_MS)) return;
  throw new Error(`Nothing is ready on port ${port} after ${READY_PATIENCE_MS / 1000} s.`);
}

async function isReady(port) {
  try {
    const signal = AbortSignal.timeout(2_000);
    return (await fetch(`http://127.0.0.1:${port}/health/ready`, { signal })).ok;
  } catch {
    return false;
  }
}
