import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { root } from '../../launcher/paths.mjs';
import { freePort, Process, type Settings } from '../harness/processes.js';
import { World } from '../harness/world.js';

const NOWHERE = {
  DATABASE_URL: 'postgres://app@127.0.0.1:1/none',
  REDIS_URL: 'redis://127.0.0.1:1',
};

let world: World;

beforeAll(async () => {
  world = await World.create();
});

afterAll(() => world.close());

/** Starts a process and waits for its end. */
async function outcome(name: string, settings: Settings) {
  const process = Process.spawn(name, settings);
  return { code: await process.ended(), output: process.output };
}

/** Starts `npm start` and waits for its end. */
async function launch(settings: Settings) {
  const { PATH = '' } = process.env;
  const METRICS_PORT = String(await freePort());
  const child = spawn(process.execPath, [join(root, 'backend/launcher/start.mjs')], {
    env: { PATH, ...settings, METRICS_PORT },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (output += text.toString()));
  }
  await once(child, 'exit');
  return { code: child.exitCode, output };
}

describe('an invalid environment', () => {
  const faulty = {
    PORT: 'many',
    HOST: 'localhost:3000',
    METRICS_PORT: '99999',
    METRICS_HOST: 'http://127.0.0.1',
    API_METRICS_PORT: 'none',
    PUBLIC_URL: 'zampa',
    DATABASE_URL: 'mysql://user:hunter-seven@db/x',
    REDIS_URL: 'localhost',
    SESSION_SECRET: 'too-short-tell-tale',
    OPENAI_BASE_URL: 'not a url',
    WORKER_CONCURRENCY: '-1',
    TRUST_PROXY: 'yes',
    RATE_LIMIT_FACTOR: 'none',
    META_PIXEL_ID: 'GTM-1',
    FIRST_MONTH_DISCOUNT_PERCENT: '101',
    TEST_PANEL: 'yes',
    LOG_LEVEL: 'loud',
    NODE_ENV: 'staging',
  };

  it.each(['api', 'worker'])(
    'stops the %s with one message that names every fault',
    async (name) => {
      const { code, output } = await outcome(name, faulty);
      expect(code).toBe(1);
      for (const variable of Object.keys(faulty)) expect(output).toContain(variable);
      expect(output).not.toMatch(/hunter-seven|tell-tale|^\s+at /m);
    },
  );

  it('stops the payment sandbox with the same kind of message', async () => {
    const settings = { SANDBOX_PORT: 'many', SANDBOX_WEBHOOK_URL: 'none', NODE_ENV: 'production' };
    const { code, output } = await outcome('sandbox/main', settings);
    expect(code).toBe(1);
    for (const variable of Object.keys(settings)) expect(output).toContain(`  ${variable}: `);
    expect(output).not.toMatch(/^\s+at /m);
  });

  it('stops npm start with that message before migrating', async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'zampa-start-'));
    const settings = { ...world.settings, DATA_DIR, PORT: String(await freePort()) };
    const faults = { DATABASE_URL: 'postgres:zampa', LOG_LEVEL: 'loud', HOST: 'localhost:3000' };
    const { code, output } = await launch({ ...settings, ...faults });
    expect(code).toBe(1);
    for (const variable of Object.keys(faults)) expect(output).toContain(`${variable}: `);
    rmSync(DATA_DIR, { recursive: true });
  });

  it('stops npm start before it starts a database', async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'zampa-start-'));
    const given = { ...world.settings, DATA_DIR, PORT: String(await freePort()) };
    const { code, output } = await launch({ ...given, DATABASE_URL: '', LOG_LEVEL: 'loud' });
    expect(code).toBe(1);
    expect(output).toContain('LOG_LEVEL: ');
    expect(output).not.toMatch(/PostgreSQL|DATABASE_URL/);
    rmSync(DATA_DIR, { recursive: true });
  });

  it.each(['api', 'worker', 'migrate'])('without a database stops %s', async (name) => {
    const { code, output } = await outcome(name, { REDIS_URL: 'redis://127.0.0.1:1' });
    expect(code).toBe(1);
    expect(output).toContain('DATABASE_URL');
  });

  it.each<[string, Settings]>([
    ['no secret', { SESSION_SECRET: '' }],
    ['a placeholder', { SESSION_SECRET: 'change-me-change-me-change-me-change-me' }],
    ['one that repeats itself', { SESSION_SECRET: 'deadbeef'.repeat(8) }],
  ])('in production with %s for a secret stops the API', async (_, more) => {
    const { code, output } = await outcome('api', {
      ...world.settings,
      NODE_ENV: 'production',
      ...more,
    });
    expect(code).toBe(1);
    expect(output).toContain('SESSION_SECRET');
  });

  it('in production with the test panel on stops the API', async () => {
    const settings = { ...world.settings, NODE_ENV: 'production', TEST_PANEL: 'on' };
    const { code, output } = await outcome('api', settings);
    expect(code).toBe(1);
    expect(output).toContain('TEST_PANEL');
    expect(output).not.toContain('SESSION_SECRET');
  });

  it.each<[string, Settings]>([
    ['http in production', { NODE_ENV: 'production', PUBLIC_URL: 'http://zampa.example' }],
    ['https outside production', { PUBLIC_URL: 'https://zampa.example' }],
  ])('with %s stops api and worker', async (_, more) => {
    for (const name of ['api', 'worker']) {
      const { code, output } = await outcome(name, { ...world.settings, ...more });
      expect(code).toBe(1);
      expect(output).toContain('PUBLIC_URL: ');
    }
  });

  it('with an address of another machine stops the API with a clear message', async () => {
    const { code, output } = await outcome('api', { ...world.settings, HOST: '192.0.2.1' });
    expect(code).toBe(1);
    expect(output).toContain('192.0.2.1 is no address of this machine.');
  });

  it('with a port in use stops the API with a clear message', async () => {
    const { port } = await world.api();
    const { code, output } = await outcome('api', { ...world.settings, PORT: String(port) });
    expect(code).toBe(1);
    expect(output).toContain(String(port));
    expect(output).toMatch(/in use/i);
  });
});

describe('migrating', () => {
  it('twice in a row changes nothing the second time', async () => {
    const owner = await world.owner(await world.api());
    expect((await outcome('migrate', world.settings)).code).toBe(0);
    expect((await outcome('migrate', world.settings)).code).toBe(0);
    expect((await owner.call('GET', '/api/user/profile')).body).toMatchObject({
      email: owner.email,
    });
  });

  it('three times at once on an empty database runs once', async () => {
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    const admin = new Client(process.env.TEST_DATABASE_URL);
    await admin.connect();
    await admin.query(`CREATE DATABASE ${name}`);
    const url = Object.assign(new URL(world.settings.DATABASE_URL ?? ''), { pathname: name }).href;
    try {
      const settings = { ...world.settings, DATABASE_URL: url };
      const runs = await Promise.all([1, 2, 3].map(() => outcome('migrate', settings)));
      expect(runs.map(({ code }) => code)).toEqual([0, 0, 0]);
    } finally {
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.end();
    }
  });

  it('without a database to be reached fails with a clear message', async () => {
    const { code, output } = await outcome('migrate', { ...world.settings, ...NOWHERE });
    expect(code).toBe(1);
    expect(output).toMatch(/ECONNREFUSED|reach/);
  });
});

describe('without PostgreSQL and Redis', () => {
  it.each(['api', 'worker'])('the %s ends, and its log is still one', async (name) => {
    const { code, output } = await outcome(name, { ...world.settings, ...NOWHERE, PORT: '0' });
    expect(code).toBe(1);
    const lines = output.trim().split('\n');
    expect(lines.filter((line) => !line.startsWith('{"level":'))).toEqual([
      expect.stringMatching(/^The process could not start: .*ECONNREFUSED/),
    ]);
    expect(output).not.toContain('"stack"');
  });

  it.each(['support', 'status', 'staff'])("the operator's command %s ends", async (name) => {
    const settings = { ...world.settings, ...NOWHERE };
    const { code, output } = await Process.run(name, settings, ['list']);
    expect(code).toBe(1);
    expect(output).toContain('ECONNREFUSED');
  });
});
