import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { mustRun } from './commands.mjs';
import { hasStamp, stamp } from './fingerprint.mjs';
import { root } from './paths.mjs';
import { postgresPackage } from './postgres-programs.mjs';

const STAMP = join(root, 'node_modules', '.zampa-install');
const MANIFESTS = ['package.json', 'backend/package.json', 'frontend/package.json'];
const NPM_CI = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];

/** Installs the locked dependencies unless they are there already. */
export async function install() {
  const wanted = dependencyHash();
  if (hasStamp(STAMP, wanted)) return 'up to date';
  await mustRun('npm', NPM_CI);
  await repairPostgresLinks();
  stamp(STAMP, wanted);
  return 'installed';
}

/** Of the lock and of the dependency fields only: a changed npm script installs nothing anew. */
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

/** npm may be set to run no install scripts, and without these links PostgreSQL does not start. */
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
