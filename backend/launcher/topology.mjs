import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findCaddy } from './caddy-program.mjs';
import { mustRun } from './commands.mjs';
import { claimDataFolder, assertPortFree } from './data-folder.mjs';
import { apiHealth, checkEnvironment, workerHealth } from './environment.mjs';
import { live } from './lifecycle.mjs';
import { dataFolder, loadEnvironmentFile, root } from './paths.mjs';
import { choosePort } from './ports.mjs';
import { say, step } from './report.mjs';
import { sandboxSettings } from './sandbox.mjs';
import { provideServices } from './services.mjs';
import { setUp } from './setup.mjs';
import { node, runTogether, supervise } from './supervisor.mjs';

const { values } = parseArgs({
  options: { api: { type: 'string', default: '2' }, worker: { type: 'string', default: '3' } },
});

/** A network that no peer is in. */
const NOBODY = '255.255.255.255/32';

loadEnvironmentFile();
await live(startTopology);

/** Runs the topology of docker-compose.yml as local processes: `--api=2 --worker=3`. */
async function startTopology(life) {
  const dataDir = dataFolder(process.env);
  const port = Number(process.env.PORT || 3000);
  const url = process.env.PUBLIC_URL || `http://localhost:${port}`;
  assertHttpsArrives(url);
  await claimDataFolder(life, dataDir, url);
  await assertPortFree('PORT', port);
  const caddy = await findCaddy((text) => say(`       ${text}`));
  await setUp({ life, mayReplace: true });
  life.check();
  const urls = await provideServices(life, { given: process.env, dataDir });
  const sandbox = await sandboxSettings(process.env, dataDir);
  const env = {
    ...process.env,
    ...urls,
    ...sandbox,
    DATA_DIR: dataDir,
    PUBLIC_URL: url,
    TRUST_PROXY: process.env.TRUST_PROXY || '1',
    // They are behind the front door, each on its own port.
    HOST: '127.0.0.1',
    API_METRICS_PORT: '',
  };
  await checkEnvironment(env);
  await step('migrations', () => mustRun(process.execPath, ['backend/dist/migrate.js'], { env }));
  life.check();
  const apis = await instances('api', values.api, { dataDir, env, setting: 'PORT' });
  const workers = await instances('worker', values.worker, {
    dataDir,
    env,
    setting: 'METRICS_PORT',
  });
  const health = [...apis, ...workers].map((instance) => instance.health);
  const processes = [...apis, ...workers].map(({ start }) => start());
  if (sandbox) {
    processes.push(supervise('sandbox', node('sandbox/main'), { dataDir, env }));
    health.push(sandbox.STRIPE_API_URL);
  }
  await step('api, worker', () => runTogether(life, processes, health));
  for (const { name, port } of [...apis, ...workers]) say(`       ${name} on port ${port}`);
  const metricsPort = await choosePort(join(dataDir, 'run', 'front-door-metrics.port'));
  const door = frontDoor(caddy, { dataDir, port, metricsPort, apis });
  await step('front door', () => runTogether(life, [door], [`http://127.0.0.1:${port}`]));
  say(`       front door's metrics on port ${metricsPort}`);
  say(`  logs in ${dataDir}/logs\n\nZampa is ready at ${url}`);
  await life.stopped;
}

/**
 * The front door speaks http. It passes on that a request came by https only for a proxy that it
 * trusts; otherwise the API would set no session cookie, and nobody could sign in.
 */
function assertHttpsArrives(url) {
  if (!url.startsWith('https:') || process.env.TRUSTED_PROXIES) return;
  throw new Error(
    'TRUSTED_PROXIES: with an https PUBLIC_URL, must name the addresses of the proxy in front ' +
      'that terminates TLS, because the front door of `npm run topology` speaks http. Set ' +
      'TRUST_PROXY=2 as well (docs/deploy/README.md).',
  );
}

/** `api-1`, `api-2` and so on, each on its own port; the same as at the last start, if free. */
async function instances(program, count, { dataDir, env, setting }) {
  const found = [];
  for (let number = 1; number <= Number(count); number += 1) {
    const name = `${program}-${number}`;
    const port = await choosePort(join(dataDir, 'run', `${name}.port`));
    const own = { dataDir, env: { ...env, [setting]: String(port) } };
    const health = program === 'api' ? apiHealth(own.env) : workerHealth(own.env);
    found.push({ name, port, health, start: () => supervise(name, node(program), own) });
  }
  return found;
}

function frontDoor(command, { dataDir, port, metricsPort, apis }) {
  const file = join(root, 'deploy', 'caddy', 'Caddyfile');
  const args = ['run', '--adapter', 'caddyfile', '--config', file];
  const home = join(dataDir, 'front-door');
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
    CADDY_ADMIN: 'off',
    SITE_ADDRESS: `:${port}`,
    METRICS_ADDRESS: `http://127.0.0.1:${metricsPort}`,
    API_FOUND: 'listed',
    API_LIST: apis.map((api) => `127.0.0.1:${api.port}`).join(' '),
    OPERATOR_NETWORKS: process.env.OPERATOR_NETWORKS || NOBODY,
    TRUSTED_PROXIES: process.env.TRUSTED_PROXIES || NOBODY,
  };
  return supervise('front-door', { command, args }, { dataDir, env });
}
