import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cache, findOnPath } from './paths.mjs';

/**
 * Downloads Debian or Ubuntu packages and unpacks them into `.cache/NAME`, without root and without
 * installing them.
 * @param {string} name of the folder
 * @param {(apt: string[]) => string[]} choose returns the package names, given apt-get options
 * @throws Error with the reason when it fails
 */
export function unpackPackages(name, choose) {
  if (!findOnPath('apt-get') || !findOnPath('dpkg')) throw new Error('no Debian packages');
  const unpacked = join(cache, name);
  const draft = join(cache, `${name}.${process.pid}`);
  const downloads = join(cache, `${name}-packages.${process.pid}`);
  try {
    mkdirSync(downloads, { recursive: true });
    const apt = aptOptions(downloads);
    run('apt-get', [...apt, 'download', ...choose(apt)], downloads);
    for (const file of readdirSync(downloads).filter((file) => file.endsWith('.deb'))) {
      run('dpkg', ['-x', file, draft], downloads);
    }
    if (!existsSync(unpacked)) renameSync(draft, unpacked);
  } finally {
    rmSync(draft, { recursive: true, force: true });
    rmSync(downloads, { recursive: true, force: true });
  }
}

/** A package and those of its dependencies that are not installed. */
export function libraryPackages(apt, name) {
  const lines = simulateInstall(apt, name).stdout.split('\n');
  return lines.flatMap((line) => /^Inst (\S+)/.exec(line)?.[1] ?? []);
}

/** Fetches package lists to a private folder when the machine has none, as in a fresh container. */
function aptOptions(downloads) {
  const sandbox = process.getuid?.() === 0 ? ['-o', 'APT::Sandbox::User=root'] : [];
  if (simulateInstall(sandbox, 'redis-server').status === 0) return sandbox;
  const lists = join(downloads, 'lists');
  mkdirSync(join(lists, 'partial'), { recursive: true });
  mkdirSync(join(downloads, 'archives', 'partial'), { recursive: true });
  const folders = { 'Dir::State::Lists': lists, 'Dir::Cache': downloads };
  const options = Object.entries(folders).flatMap(([name, path]) => ['-o', `${name}=${path}`]);
  run('apt-get', [...sandbox, ...options, 'update'], downloads);
  return [...sandbox, ...options];
}

function simulateInstall(apt, name) {
  const args = [...apt, '--simulate', '--no-install-recommends', 'install', name];
  return spawnSync(findOnPath('apt-get'), args, { encoding: 'utf8' });
}

function run(command, args, cwd) {
  const { status, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(error?.message ?? stderr.trim());
}
