import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun } from './commands.mjs';
import { cache, findOnPath } from './paths.mjs';

/**
 * Downloads Debian or Ubuntu packages and unpacks them into `.cache/NAME`, without root and without
 * installing them.
 * @param {string} name of the folder
 * @param {string} program what must be in it afterwards, e.g. `usr/bin/redis-server`
 * @param {(apt: string[]) => string[] | Promise<string[]>} choose returns the package names, given
 *   apt-get options
 * @throws Error with the reason when it fails
 */
export async function unpackPackages(name, program, choose) {
  if (!findOnPath('apt-get') || !findOnPath('dpkg')) throw new Error('no Debian packages');
  const unpacked = join(cache, name);
  const draft = join(cache, `${name}.${process.pid}`);
  const downloads = join(cache, `${name}-packages.${process.pid}`);
  try {
    for (const file of await download(downloads, choose))
      await inFolder('dpkg', ['-x', file, draft], downloads);
    if (!existsSync(join(draft, program))) throw new Error(`no ${program} in the packages`);
    if (!existsSync(join(unpacked, program))) {
      rmSync(unpacked, { recursive: true, force: true });
      renameSync(draft, unpacked);
    }
  } finally {
    rmSync(draft, { recursive: true, force: true });
    rmSync(downloads, { recursive: true, force: true });
  }
}

/** Those dependencies of a package, and the package itself, that are not installed. */
export async function missingPackages(apt, name) {
  const args = [...apt, '--simulate', '--no-install-recommends', 'install', name];
  const output = await mustRun(findOnPath('apt-get'), args);
  return output.split('\n').flatMap((line) => /^Inst (\S+)/.exec(line)?.[1] ?? []);
}

/**
 * Uses fresh package lists in a private folder when the machine has none, as in a fresh container,
 * or when they name versions that the mirror no longer has.
 * @returns the downloaded files
 */
async function download(downloads, choose) {
  const sandbox = process.getuid?.() === 0 ? ['-o', 'APT::Sandbox::User=root'] : [];
  try {
    return await downloadWith(sandbox, join(downloads, 'known'), choose);
  } catch {
    const apt = [...sandbox, ...(await freshLists(sandbox, downloads))];
    return downloadWith(apt, join(downloads, 'fresh'), choose);
  }
}

async function downloadWith(apt, folder, choose) {
  mkdirSync(folder, { recursive: true });
  await inFolder('apt-get', [...apt, 'download', ...(await choose(apt))], folder);
  const files = readdirSync(folder).filter((file) => file.endsWith('.deb'));
  return files.map((file) => join(folder, file));
}

async function freshLists(sandbox, downloads) {
  const lists = join(downloads, 'lists');
  mkdirSync(join(lists, 'partial'), { recursive: true });
  mkdirSync(join(downloads, 'archives', 'partial'), { recursive: true });
  const folders = { 'Dir::State::Lists': lists, 'Dir::Cache': downloads };
  const options = Object.entries(folders).flatMap(([name, path]) => ['-o', `${name}=${path}`]);
  await inFolder('apt-get', [...sandbox, ...options, 'update'], downloads);
  return options;
}

const inFolder = (command, args, cwd) => mustRun(findOnPath(command), args, { cwd });
