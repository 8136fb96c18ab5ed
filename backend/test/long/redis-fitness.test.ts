import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { findRedis } from '../../launcher/redis-program.mjs';
import { freePort, Process } from '../harness/processes.js';
import { eventually, until } from '../harness/until.js';
import { World } from '../harness/world.js';

const folder = mkdtempSync(join(tmpdir(), 'zampa-redis-'));
let world: World;
let server: ChildProcess | undefined;

beforeAll(async () => {
  world = await World.create();
});

afterEach(async () => {
  server?.kill('SIGKILL');
  if (server?.exitCode === null) await once(server, 'exit');
});

afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

/** Starts a Redis with options that an operator might get wrong. */
async function redisWith(...options: string[]): Promise<string> {
  const { program, env } = await findRedis(() => undefined);
  const port = String(await freePort());
  const args = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--dir', folder, ...options];
  server = spawn(program, args, { env, stdio: 'ignore' });
  const url = `redis://127.0.0.1:${port}`;
  const client = new Redis(url, { maxRetriesPerRequest: null });
  client.on('error', () => undefined);
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`Redis ended with ${String(code)}`);
  });
  await Promise.race([until('Redis answers', () => client.ping()), ended]);
  client.disconnect();
  return url;
}

it('startup stops with a message for a node of a Redis Cluster', async () => {
  const bus = String(await freePort());
  const REDIS_URL = await redisWith('--cluster-enabled', 'yes', '--cluster-port', bus);
  const api = Process.spawn('api', { ...world.settings, REDIS_URL, PORT: '0' });
  expect(await api.ended()).toBe(1);
  expect(api.output).toContain('REDIS_URL: is a node of a Redis Cluster');
});

it('a Redis that evicts keys is logged as an error, and the process runs', async () => {
  const REDIS_URL = await redisWith('--maxmemory-policy', 'allkeys-lru');
  const api = await world.api(undefined, { REDIS_URL });
  await eventually(() => expect(api.output).toMatch(/"level":50.*"policy":"allkeys-lru"/));
});

it('a Redis that does not allow the check is accepted', async () => {
  const REDIS_URL = await redisWith('--user', ...'default on nopass ~* &* +@all -info'.split(' '));
  const api = await world.api(undefined, { REDIS_URL });
  expect(api.output).not.toMatch(/"level":50/);
});
