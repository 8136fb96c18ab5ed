import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';

/** The server's package holds a link to a program of the other one, as Debian's does. */
const DPKG = `mkdir -p "$3/usr/bin" && cd "$3/usr/bin"
case "$2" in
  */redis-server.deb) ln -s redis-check-rdb redis-server ;;
  */redis-tools.deb) echo server > redis-check-rdb ;;
esac`;

/** A machine where `redis-tools` is installed and `redis-server` is not. */
const aptGet = (downloading) => `echo "$*" >> "$(dirname "$0")/calls"
case "$*" in
  *--simulate*) echo 'Inst redis-server (5:7.0.15 Debian:12)' ;;
  *' download '*|'download '*) ${downloading}
    for name; do case "$name" in redis-*) touch "$name.deb" ;; esac; done ;;
esac`;

/** As when the mirror no longer has the version that the machine's lists name. */
const OLD_LISTS = 'case "$*" in *Dir::State::Lists*) ;; *) touch redis-tools.deb; exit 100 ;; esac';

let folder;

const unpacked = () => join(folder, 'redis', 'usr', 'bin', 'redis-server');

function provide(name, script) {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, name), 0o755);
}

async function findRedis() {
  jest.resetModules();
  const findOnPath = (name) => [join(folder, name)].find(existsSync);
  jest.unstable_mockModule('./paths.mjs', () => ({ root: folder, cache: folder, findOnPath }));
  const found = await import('./redis-program.mjs');
  return found.findRedis(() => {});
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zampa-spec-'));
  provide('dpkg', DPKG);
  provide('apt-get', aptGet(''));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('the unpacked server is complete where only its tools are installed', async () => {
  const { program } = await findRedis();
  expect(readFileSync(program, 'utf8')).toBe('server\n');
});

it('an unpacked server that lacks its program is unpacked again', async () => {
  mkdirSync(join(folder, 'redis', 'usr', 'bin'), { recursive: true });
  symlinkSync('redis-check-rdb', unpacked());
  await findRedis();
  expect(existsSync(unpacked())).toBe(true);
});

it('fresh package lists are used when the machine has old ones', async () => {
  provide('apt-get', aptGet(OLD_LISTS));
  await findRedis();
  expect(existsSync(unpacked())).toBe(true);
  expect(readFileSync(join(folder, 'calls'), 'utf8')).toMatch(/ update$/m);
});

it('packages without the program leave nothing behind', async () => {
  provide('dpkg', 'mkdir -p "$3"');
  await expect(findRedis()).rejects.toThrow('no usr/bin/redis-server in the packages');
  expect(existsSync(join(folder, 'redis'))).toBe(false);
});
