import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { root } from '../../launcher/paths.mjs';
import { layOutImage } from '../harness/image.js';
import { Owner } from '../harness/owner.js';
import { freePort, type Settings } from '../harness/processes.js';
import { until } from '../harness/until.js';
import { World } from '../harness/world.js';
import { visit } from '../harness/visit.js';

const isAlive = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode === null && signalCode === null;

/**
 * No container engine runs here: this tests the files that the Dockerfile puts into the image, and
 * the commands of compose.
 */
describe('the container image', () => {
  const home = mkdtempSync(join(tmpdir(), 'zampa-image-'));
  const [app, kept, given, data] = ['app', 'kept', 'given', 'data'].map((name) =>
    join(home, name),
  ) as [string, string, string, string];
  const running: ChildProcess[] = [];
  let world: World;

  beforeAll(async () => {
    for (const folder of [app, kept, given, data]) mkdirSync(folder);
    layOutImage(app);
    world = await World.create();
    expect(makeSecrets()).toBe(0);
    const { DATABASE_URL = '', REDIS_URL = '' } = world.settings;
    for (const part of ['api', 'worker']) {
      writeFileSync(secretOf(part, 'database-app-url'), DATABASE_URL);
      writeFileSync(secretOf(part, 'redis-url'), REDIS_URL);
    }
  });

  afterAll(async () => {
    const ended = running.filter(isAlive).map((child) => once(child, 'exit'));
    for (const child of running) child.kill('SIGKILL');
    await Promise.all(ended);
    await world.close();
    rmSync(home, { recursive: true });
  });

  const secretOf = (part: string, name: string) => join(given, part, name);
  const makeSecrets = (...action: string[]) => node(['deploy/secrets.mjs', kept, given, ...action]);

  /** As docker-compose.yml has them. */
  const settingsOf = (part: string): Settings => ({
    NODE_ENV: 'production',
    DATA_DIR: data,
    DATABASE_URL_FILE: secretOf(part, 'database-app-url'),
    REDIS_URL_FILE: secretOf(part, 'redis-url'),
    SESSION_SECRET_FILE: secretOf(part, 'session-secret'),
  });

  const options = (env: Settings) => ({ cwd: app, env: { PATH: process.env.PATH ?? '', ...env } });
  const node = (args: string[], env: Settings = {}) =>
    spawnSync(process.execPath, args, options(env)).status;

  /** The health check of the image. @returns its exit code. */
  const health = (HEALTH_PORT: string) =>
    spawnSync('bash', ['deploy/health.sh'], options({ HEALTH_PORT })).status;

  /** Starts a process of the image and waits for its health check. */
  async function start(name: string, more: Settings & { HEALTH_PORT: string }): Promise<void> {
    const args = ['--enable-source-maps', `backend/dist/${name}.js`];
    const child = spawn(process.execPath, args, {
      ...options({ ...settingsOf(name), ...more }),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    running.push(child);
    let said = '';
    child.stderr.on('data', (text: Buffer) => (said += text.toString()));
    const isHealthy = () => {
      if (!isAlive(child)) throw new Error(said);
      return health(more.HEALTH_PORT) === 0;
    };
    await until(`the ${name} is healthy`, isHealthy, 100_000);
  }

  const filesOfApp = (): string[] =>
    readdirSync(app, { recursive: true })
      .map(String)
      .filter((name) => !/node_modules/.test(name));

  it('migrates, serves the client, answers a question, and writes only to its data folder', async () => {
    const before = filesOfApp();
    const { DATABASE_URL_FILE = '' } = settingsOf('api');
    expect(node(['backend/dist/migrate.js'], { DATABASE_URL_FILE })).toBe(0);
    const [port, metrics] = [String(await freePort()), String(await freePort())];
    await start('api', { PORT: port, HEALTH_PORT: port });
    await start('worker', { METRICS_PORT: metrics, HEALTH_PORT: metrics });
    expect(health(String(await freePort()))).toBe(1);
    const owner = new Owner(`http://localhost:${port}`);
    expect((await visit(owner.url)).text).toContain('<div id="root"><');
    await owner.register();
    await owner.addPet();
    await owner.openChat();
    const { reply } = await owner.ask('How often should I brush my cat?');
    expect((await owner.finished(reply.id)).sources).not.toEqual([]);
    expect(filesOfApp()).toEqual(before);
  }, 240_000);

  it("creates the installation's own secrets once, and gives each container only its own", () => {
    const secret = readFileSync(join(kept, 'session-secret'), 'utf8');
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(makeSecrets()).toBe(0);
    expect(readFileSync(join(kept, 'session-secret'), 'utf8')).toBe(secret);
    const shares = readdirSync(given).map((part) => [part, readdirSync(join(given, part)).sort()]);
    expect(Object.fromEntries(shares)).toEqual({
      postgres: ['database-password'],
      redis: ['redis-password'],
      roles: ['admin', 'app', 'backup', 'migration'].map((part) => `database-${part}-url`),
      migrate: ['database-migration-url'],
      pgbouncer: ['userlist.txt'],
      api: ['database-app-url', 'redis-url', 'session-secret'],
      worker: ['database-app-url', 'redis-url', 'session-secret'],
      backup: ['database-backup-url'],
      restore: ['database-migration-url', 'redis-url'],
    });
  });

  it('rotates secrets so that old and new ones are valid for a while', () => {
    const read = (part: string, name: string) => readFileSync(secretOf(part, name), 'utf8');
    const session = read('api', 'session-secret');
    const redis = read('redis', 'redis-password');
    for (const name of ['session-secret', 'redis-password', 'database-app-url'])
      expect(makeSecrets('rotate', name)).toBe(0);
    expect(read('api', 'session-secret')).toMatch(new RegExp(`^${session},[0-9a-f]{64}$`));
    expect(read('redis', 'redis-password-old')).toBe(redis);
    expect(read('worker', 'redis-url')).toContain(read('redis', 'redis-password'));
    const login = new URL(read('roles', 'database-app-url'));
    expect(login).toMatchObject({ username: 'zampa_app_b', host: 'postgres:5432' });
    const pooled = Object.assign(new URL(login), { host: 'pgbouncer:6432' }).href;
    expect(read('worker', 'database-app-url')).toBe(pooled);
    expect(read('pgbouncer', 'userlist.txt').split('\n')).toEqual([
      expect.stringMatching(/^"zampa_app_a" "[0-9a-f]{64}"$/),
      `"zampa_app_b" "${login.password}"`,
      '',
    ]);
    expect(makeSecrets('prefer', 'session-secret')).toBe(0);
    expect(read('worker', 'session-secret')).toMatch(new RegExp(`^[0-9a-f]{64},${session}$`));
    expect(makeSecrets('settle', 'session-secret')).toBe(0);
    expect(makeSecrets('settle', 'redis-password')).toBe(0);
    expect(read('api', 'session-secret')).not.toContain(session);
    expect(existsSync(secretOf('redis', 'redis-password-old'))).toBe(false);
    expect(makeSecrets('rotate', 'everything')).toBe(1);
  });
});

describe('docker-compose.yml', () => {
  /**
   * Settings that are set by the file itself or by a secret's file, of no use in a container, or
   * refused in production.
   */
  const NOT_PASSED =
    /^(PORT|HOST|METRICS_PORT|METRICS_HOST|API_METRICS_PORT|NODE_ENV|DATABASE(_ADMIN|_APP|_MIGRATION|_BACKUP)?_URL|REDIS_URL|SESSION_SECRET|SANDBOX_HOST|SANDBOX_PORT|WEBHOOK_TEST_HOSTS|DATA_DIR|BACKUP_DIR)$/;

  const compose = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
  const services = compose.slice(compose.indexOf('\nservices:'), compose.indexOf('\nnetworks:'));
  const service = (name: string): string =>
    new RegExp(`^  ${name}:\\n((?:    .*\\n|\\s*\\n)+)`, 'm').exec(services)?.[1] ?? '';

  it("gives no container another one's secrets", () => {
    for (const name of [
      'postgres',
      'redis',
      'roles',
      'migrate',
      'pgbouncer',
      'api',
      'worker',
      'backup',
    ])
      expect(service(name).match(/secrets[\w-]*:\/\S+/g)).toEqual([
        expect.stringMatching(`^secrets-${name}:/secrets:ro`) as unknown as string,
      ]);
    const worker = /^x-worker-settings:[^]*?\n\n/m.exec(compose)?.[0] ?? '';
    const shared = /^x-settings:[^]*?\n\n/m.exec(compose)?.[0] ?? '';
    expect(worker).toContain('OPENAI_API_KEY');
    expect(worker + shared).not.toMatch(/WEBHOOK_SECRET|GOOGLE_|OPERATOR_PASSWORD/);
  });

  it('limits resources, pins versions and bounds logs of its containers', () => {
    expect(service('api')).toContain('replicas: ${API_REPLICAS:-1}');
    expect(service('worker')).toContain('replicas: ${WORKER_REPLICAS:-1}');
    const images = [...services.matchAll(/image: \$\{\w+_IMAGE:-(\S+)\}/gi)].map(
      ([, image]) => image,
    );
    expect(images).toHaveLength(3);
    for (const image of images) expect(image).toMatch(/:\d+\.\d+\.?\d*-\w+$/);
    for (const name of ['postgres', 'pgbouncer', 'redis', 'front-door'])
      expect(service(name)).toContain('logging: *logging');
    expect(readFileSync(join(root, 'Dockerfile'), 'utf8')).not.toMatch(/HEALTHCHECK.*node/);
  });

  it('passes on every setting of .env.example', () => {
    const example = readFileSync(join(root, '.env.example'), 'utf8');
    const names = [...example.matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
    const passed = (name: string) => compose.includes(`  ${name}: \${${name}:-`);
    expect(names.filter((name) => !NOT_PASSED.test(name) && !passed(name))).toEqual([]);
  });
});
