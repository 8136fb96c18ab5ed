import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, run } from './commands.mjs';
import { cache, findOnPath } from './paths.mjs';

/**
 * Downloads Debian or Ubuntu packages and unpacks them into `.cache/NAME`, without root and without
 * installing them.
 * @param {string} name of the folder
 * @param {(apt: string[]) => string[] | Promise<string[]>} choose returns the package names, given
 *   apt-get options
 * @throws Error with the reason when it fails
 */
export async function unpackPackages(name, choose) {
  if (!findOnPath('apt-get') || !findOnPath('dpkg')) throw new Error('no Debian packages');
  const unpacked = join(cache, name);
  const draft = join(cache, `${name}.${process.pid}`);
  const downloads = join(cache, `${name}-packages.${process.pid}`);
  try {
    mkdirSync(downloads, { recursive: true });
    const apt = await aptOptions(downloads);
    await inFolder('apt-get', [...apt, 'download', ...(await choose(apt))], downloads);
    for (const file of readdirSync(downloads).filter((file) => file.endsWith('.deb'))) {
      await inFolder('dpkg', ['-x', file, draft], downloads);
    }
    if (!existsSync(unpacked)) renameSync(draft, unpacked);
  } finally {
    rmSync(draft, { recursive: true, force: true });
    rmSync(downloads, { recursive: true, force: true });
  }
}

/** A package and those of its dependencies that are not installed. */
export async function libraryPackages(apt, name) {
  const { output } = await simulateInstall(apt, name);
  return output.split('\n').flatMap((line) => /^Inst (\S+)/.exec(line)?.[1] ?? []);
}

/** Fetches package lists to a private folder when the machine has none, as in a fresh container. */
async function aptOptions(downloads) {
  const sandbox = process.getuid?.() === 0 ? ['-o', 'APT::Sandbox::User=root'] : [];
  if ((await simulateInstall(sandbox, 'redis-server')).code === 0) return sandbox;
  const lists = join(downloads, 'lists');
  mkdirSync(join(lists, 'partial'), { recursive: true });
  mkdirSync(join(downloads, 'archives', 'partial'), { recursive: true });
  const folders = { 'Dir::State::Lists': lists, 'Dir::Cache': downloads };
  const options = Object.entries(folders).flatMap(([name, path]) => ['-o', `${name}=${path}`]);
  await inFolder('apt-get', [...sandbox, ...options, 'update'], downloads);
  return [...sandbox, ...options];
}

function simulateInstall(apt, name) {
  const args = [...apt, '--simulate', '--no-install-recommends', 'install', name];
  return run(findOnPath('apt-get'), args);
}

const inFolder = (command, args, cwd) => mustRun(command, args, { cwd });
