import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { missingPackages, unpackPackages } from './debian-packages.mjs';
import { cache, findOnPath } from './paths.mjs';

const UNPACKED = join(cache, 'redis');
const PROGRAM = 'usr/bin/redis-server';

/** @type {Promise<{ program: string, env: NodeJS.ProcessEnv }> | undefined} */
let found;

/** The machine's Redis server program, or Debian's package unpacked into the project. */
export const findRedis = (log) => (found ??= find(log));

/** Looks for Redis while something else is done; a failure shows when Redis is needed. */
export function findRedisEarly(log) {
  findRedis(log).catch(() => {});
}

async function find(log) {
  const installed = findOnPath('redis-server') ?? findOnPath('valkey-server');
  if (installed) return { program: installed, env: process.env };
  if (!existsSync(join(UNPACKED, PROGRAM))) await unpackRedis(log);
  return unpackedRedis();
}

function unpackedRedis() {
  const libraries = ['usr/lib', 'lib'].map((folder) => join(UNPACKED, folder)).flatMap(subfolders);
  const program = join(UNPACKED, PROGRAM);
  return { program, env: { ...process.env, LD_LIBRARY_PATH: libraries.join(delimiter) } };
}

function subfolders(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.includes('-linux-'))
    .map((name) => join(folder, name));
}

async function unpackRedis(log) {
  log('no Redis on this machine: unpacking the distribution package into .cache/redis');
  try {
    await unpackPackages('redis', PROGRAM, redisPackages);
  } catch (error) {
    throw new Error(explain(error.message), { cause: error });
  }
}

/** The server's program is a link to one of `redis-tools`, which may be installed without it. */
async function redisPackages(apt) {
  const missing = await missingPackages(apt, 'redis-server');
  return [...new Set(['redis-server', 'redis-tools', ...missing])];
}

function explain(reason) {
  return [
    `Redis is needed and could not be provided (${reason}). Any one of these will do:`,
    '  - install it: apt install redis-server, dnf install valkey, brew install redis',
    '  - run one: docker run -d -p 6379:6379 redis:7, then REDIS_URL=redis://localhost:6379',
    '  - set REDIS_URL to any Redis (6.2 or newer) or Valkey server',
  ].join('\n');
}
