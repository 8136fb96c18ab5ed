import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { cache, findOnPath } from './paths.mjs';

const UNPACKED = join(cache, 'redis');

/** The Redis server program of this machine, or Debian's own package unpacked into the project. */
export function findRedis(log) {
  const installed = findOnPath('redis-server') ?? findOnPath('valkey-server');
  if (installed) return { program: installed, env: process.env };
  if (!existsSync(UNPACKED)) unpackRedis(log);
  return unpackedRedis();
}

function unpackedRedis() {
  const libraries = ['usr/lib', 'lib'].map((folder) => join(UNPACKED, folder)).flatMap(subfolders);
  const program = join(UNPACKED, 'usr', 'bin', 'redis-server');
  return { program, env: { ...process.env, LD_LIBRARY_PATH: libraries.join(delimiter) } };
}

function subfolders(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.includes('-linux-'))
    .map((name) => join(folder, name));
}

/** Debian and Ubuntu: downloads and unpacks what redis-server needs. No root, nothing installed. */
function unpackRedis(log) {
  if (!findOnPath('apt-get') || !findOnPath('dpkg')) throw new Error(missing('no Debian packages'));
  log('no Redis on this machine: unpacking the distribution package into .cache/redis');
  const draft = join(cache, `redis.${process.pid}`);
  const downloads = join(cache, `redis-packages.${process.pid}`);
  try {
    mkdirSync(downloads, { recursive: true });
    const apt = aptOptions(downloads);
    run('apt-get', [...apt, 'download', ...neededPackages(apt)], downloads);
    for (const name of readdirSync(downloads).filter((file) => file.endsWith('.deb'))) {
      run('dpkg', ['-x', name, draft], downloads);
    }
    if (!existsSync(UNPACKED)) renameSync(draft, UNPACKED);
  } finally {
    rmSync(draft, { recursive: true, force: true });
    rmSync(downloads, { recursive: true, force: true });
  }
}

/** Without package lists on the machine (a fresh container) they are fetched to a private folder. */
function aptOptions(downloads) {
  const sandbox = process.getuid?.() === 0 ? ['-o', 'APT::Sandbox::User=root'] : [];
  if (aptSimulation(sandbox).status === 0) return sandbox;
  const lists = join(downloads, 'lists');
  mkdirSync(join(lists, 'partial'), { recursive: true });
  mkdirSync(join(downloads, 'archives', 'partial'), { recursive: true });
  const folders = { 'Dir::State::Lists': lists, 'Dir::Cache': downloads };
  const options = Object.entries(folders).flatMap(([name, path]) => ['-o', `${name}=${path}`]);
  run('apt-get', [...sandbox, ...options, 'update'], downloads);
  return [...sandbox, ...options];
}

/** redis-server and those of its libraries that are not installed already. */
function neededPackages(apt) {
  const lines = aptSimulation(apt).stdout.split('\n');
  return lines.flatMap((line) => /^Inst (\S+)/.exec(line)?.[1] ?? []);
}

function aptSimulation(apt) {
  const args = [...apt, '--simulate', '--no-install-recommends', 'install', 'redis-server'];
  return spawnSync(findOnPath('apt-get'), args, { encoding: 'utf8' });
}

function run(command, args, cwd) {
  const { status, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(missing(error?.message ?? stderr.trim()));
}

function missing(reason) {
  return [
    `Redis is needed and could not be provided (${reason}). Any one of these will do:`,
    '  - install it: apt install redis-server, dnf install valkey, brew install redis',
    '  - run one: docker run -d -p 6379:6379 redis:7, then REDIS_URL=redis://localhost:6379',
    '  - set REDIS_URL to any Redis (6.2 or newer) or Valkey server',
  ].join('\n');
}
