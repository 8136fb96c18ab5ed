import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { unpackPackages } from './debian-packages.mjs';
import { cache, findOnPath } from './paths.mjs';

const PROGRAM = 'usr/bin/caddy';

/** The machine's Caddy, or Debian's package unpacked into the project. */
export async function findCaddy(log) {
  const installed = findOnPath('caddy');
  if (installed) return installed;
  const program = join(cache, 'caddy', PROGRAM);
  if (!existsSync(program)) await unpackCaddy(log);
  return program;
}

/** Caddy has no library dependencies. */
async function unpackCaddy(log) {
  log('no Caddy on this machine: unpacking the distribution package into .cache/caddy');
  try {
    await unpackPackages('caddy', PROGRAM, () => ['caddy']);
  } catch (error) {
    throw new Error(
      `The front door needs Caddy 2.6 or newer, which could not be provided (${error.message}). ` +
        'Install it so that `caddy` is on the PATH: apt install caddy, dnf install caddy, ' +
        'brew install caddy.',
      { cause: error },
    );
  }
}
