import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { unpackPackages } from './debian-packages.mjs';
import { cache, findOnPath } from './paths.mjs';

/**
 * The Caddy of this machine, or Debian's own package unpacked into the project, and what its
 * version wants in the environment of deploy/Caddyfile.
 */
export function findCaddy(log) {
  const program = findOnPath('caddy') ?? unpackedCaddy(log);
  const { stdout } = spawnSync(program, ['version'], { encoding: 'utf8' });
  const isOld = /^v?2\.[0-6]\./.test(stdout);
  return { program, env: isOld ? { REQUEST_BUFFERS: 'buffer_requests' } : {} };
}

function unpackedCaddy(log) {
  const program = join(cache, 'caddy', 'usr', 'bin', 'caddy');
  if (!existsSync(program)) unpackCaddy(log);
  return program;
}

/** The program needs no other package. */
function unpackCaddy(log) {
  log('no Caddy on this machine: unpacking the distribution package into .cache/caddy');
  try {
    unpackPackages('caddy', () => ['caddy']);
  } catch (error) {
    throw new Error(
      `The front door needs Caddy 2.6 or newer and it could not be provided (${error.message}). ` +
        'Install it so that `caddy` is on the PATH: apt install caddy, dnf install caddy, ' +
        'brew install caddy.',
      { cause: error },
    );
  }
}
