import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { mustRun } from './commands.mjs';
import { stamp, stampIn } from './fingerprint.mjs';
import { root } from './paths.mjs';
import { postgresPackage } from './postgres-programs.mjs';
import { assertNothingRuns } from './running-programs.mjs';

const STAMP = join(root, 'node_modules', '.zampa-install');
const MANIFESTS = ['package.json', 'backend/package.json', 'frontend/package.json'];
const NPM_CI = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Installs the locked dependencies if they have changed.
 * @param options `mayReplace`: even if a process runs from this folder.
 */
export async function install({ mayReplace = false } = {}) {
  const wanted = dependencyHash();
  if (stampIn(STAMP) === wanted) return 'up to date';
  if (!mayReplace) assertNothingRuns();
  await mustRun('npm', NPM_CI);
  await repairPostgresLinks();
  stamp(STAMP, wanted);
  return 'installed';
}

/** Hashes the lock file and the dependency fields: a changed npm script must not reinstall. */
function dependencyHash() {
  const read = (name) => readFileSync(join(root, name), 'utf8');
  const manifests = MANIFESTS.map(read).map((text) => {
    const { dependencies, devDependencies, overrides, workspaces } = JSON.parse(text);
    return { dependencies, devDependencies, overrides, workspaces };
  });
  const machine = `${process.platform}-${process.arch}`;
  return createHash('sha256')
    .update(JSON.stringify([machine, manifests, read('package-lock.json')]))
    .digest('hex');
}

/** npm may be configured to skip install scripts; PostgreSQL does not start without these links. */
async function repairPostgresLinks() {
  let folder;
  try {
    folder = postgresPackage();
  } catch {
    return;
  }
  const links = JSON.parse(readFileSync(join(folder, 'native', 'pg-symlinks.json'), 'utf8'));
  if (links.every(({ target }) => existsSync(resolve(folder, target)))) return;
  await mustRun(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
}
