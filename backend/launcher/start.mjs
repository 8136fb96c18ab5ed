import { mustRun } from './commands.mjs';
import { claimDataFolder, assertPortFree } from './data-folder.mjs';
import { apiHealth, checkEnvironment, workerHealth } from './environment.mjs';
import { live } from './lifecycle.mjs';
import { dataFolder, loadEnvironmentFile } from './paths.mjs';
import { findRedisEarly } from './redis-program.mjs';
import { say, step } from './report.mjs';
import { sandboxSettings } from './sandbox.mjs';
import { provideServices } from './services.mjs';
import { setUp } from './setup.mjs';
import { node, runTogether, supervise } from './supervisor.mjs';

loadEnvironmentFile();
await live(start);

async function start(life) {
  const dataDir = dataFolder(process.env);
  const port = Number(process.env.PORT || 3000);
  const metricsPort = Number(process.env.METRICS_PORT || 9464);
  const url = process.env.PUBLIC_URL || `http://localhost:${port}`;
  await claimDataFolder(life, dataDir, url);
  await assertPortFree('PORT', port);
  await assertPortFree('METRICS_PORT', metricsPort);
  if (!process.env.REDIS_URL && !process.env.REDIS_URL_FILE) findRedisEarly(say);
  await setUp({ life, mayReplace: true });
  await checkEnvironment({ ...process.env, DATA_DIR: dataDir });
  life.check();
  const urls = await provideServices(life, { given: process.env, dataDir });
  const sandbox = await sandboxSettings(process.env, dataDir);
  const env = { ...process.env, ...urls, ...sandbox, DATA_DIR: dataDir };
  await step('migrations', () => mustRun(process.execPath, ['backend/dist/migrate.js'], { env }));
  life.check();
  const run = (name, program = name) => supervise(name, node(program), { dataDir, env });
  const processes = [run('api'), run('worker')];
  const health = [apiHealth(env), workerHealth(env)];
  if (sandbox) {
    processes.push(run('sandbox', 'sandbox/main'));
    health.push(sandbox.STRIPE_API_URL);
  }
  await step(sandbox ? 'api, worker, sandbox' : 'api, worker', () =>
    runTogether(life, processes, health),
  );
  say(`  logs in ${dataDir}/logs\n\nZampa is ready at ${url}`);
  await life.stopped;
}
