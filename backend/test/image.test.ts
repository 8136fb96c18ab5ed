import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../launcher/paths.mjs';
import { layOutImage } from './harness/image.js';
import { Owner } from './harness/owner.js';
import { freePort, type Settings } from './harness/processes.js';
import { until } from './harness/until.js';
import { World } from './harness/world.js';

const isAlive = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode === null && signalCode === null;

/** No engine runs here: the files that the Dockerfile puts into the image, and the commands of compose. */
describe('what the image holds', () => {
  const home = mkdtempSync(join(tmpdir(), 'zampa-image-'));
  const [app, secrets, data] = ['app', 'secrets', 'data'].map((name) => join(home, name)) as [
    string,
    string,
    string,
  ];
  const running: ChildProcess[] = [];
  let world: World;
  let settings: Settings;

  beforeAll(async () => {
    for (const folder of [app, secrets, data]) mkdirSync(folder);
    layOutImage(app);
    world = await World.create();
    expect(node(['deploy/secrets.mjs', secrets])).toBe(0);
    writeFileSync(join(secrets, 'database-url'), world.settings.DATABASE_URL ?? '');
    writeFileSync(join(secrets, 'redis-url'), world.settings.REDIS_URL ?? '');
    settings = {
      NODE_ENV: 'production',
      DATA_DIR: data,
      DATABASE_URL_FILE: join(secrets, 'database-url'),
      REDIS_URL_FILE: join(secrets, 'redis-url'),
      SESSION_SECRET_FILE: join(secrets, 'session-secret'),
    };
  });

  afterAll(async () => {
    const ended = running.filter(isAlive).map((child) => once(child, 'exit'));
    for (const child of running) child.kill('SIGKILL');
    await Promise.all(ended);
    await world.close();
    rmSync(home, { recursive: true });
  });

  const options = (env: Settings) => ({ cwd: app, env: { PATH: process.env.PATH ?? '', ...env } });
  const node = (args: string[], env: Settings = {}) =>
    spawnSync(process.execPath, args, options(env)).status;

  /** Starts a process of the image and waits for its health check. */
  async function start(name: string, more: Settings & { HEALTH_PORT: string }): Promise<void> {
    const args = ['--enable-source-maps', `backend/dist/${name}.js`];
    const child = spawn(process.execPath, args, {
      ...options({ ...settings, ...more }),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    running.push(child);
    let said = '';
    child.stderr.on('data', (text: Buffer) => (said += text.toString()));
    const isHealthy = () => {
      if (!isAlive(child)) throw new Error(said);
      return node(['deploy/health.mjs'], { HEALTH_PORT: more.HEALTH_PORT }) === 0;
    };
    await until(`the ${name} is healthy`, isHealthy, 100_000);
  }

  const filesOfApp = (): string[] =>
    readdirSync(app, { recursive: true })
      .map(String)
      .filter((name) => !/node_modules/.test(name));

  it('migrates, serves the client and answers a question, and writes into its data folder only', async () => {
    const before = filesOfApp();
    const { DATABASE_URL_FILE = '' } = settings;
    expect(node(['backend/dist/migrate.js'], { DATABASE_URL_FILE })).toBe(0);
    const [port, metrics] = [String(await freePort()), String(await freePort())];
    await start('api', { PORT: port, HEALTH_PORT: port });
    await start('worker', { METRICS_PORT: metrics, HEALTH_PORT: metrics });
    const owner = new Owner(`http://localhost:${port}`);
    expect(await (await fetch(owner.url)).text()).toContain('<div id="root"><');
    await owner.register();
    await owner.addPet();
    await owner.openChat();
    const { reply } = await owner.ask('How often should I brush my cat?');
    expect((await owner.finished(reply.id)).sources).not.toEqual([]);
    expect(filesOfApp()).toEqual(before);
  }, 240_000);

  it('makes secrets once, of this installation alone', () => {
    const secret = readFileSync(join(secrets, 'session-secret'), 'utf8');
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(node(['deploy/secrets.mjs', secrets])).toBe(0);
    expect(readFileSync(join(secrets, 'session-secret'), 'utf8')).toBe(secret);
    expect(readFileSync(join(secrets, 'database-url'), 'utf8')).toBe(world.settings.DATABASE_URL);
  });
});

describe('docker-compose.yml', () => {
  /** Set by the file itself, by a secret's file, or refused in production. */
  const NOT_PASSED =
    /^(PORT|METRICS_PORT|NODE_ENV|DATABASE_URL|REDIS_URL|SESSION_SECRET|PAYMENTS|TEST_PANEL|DATA_DIR)$/;

  it('passes every setting of .env.example on', () => {
    const compose = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
    const example = readFileSync(join(root, '.env.example'), 'utf8');
    const names = [...example.matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
    const passed = (name: string) => compose.includes(`  ${name}: \${${name}:-`);
    expect(names.filter((name) => !NOT_PASSED.test(name) && !passed(name))).toEqual([]);
  });
});
