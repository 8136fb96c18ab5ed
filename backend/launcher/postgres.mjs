import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { choosePort } from './ports.mjs';
import { dataArgument, findPrograms, setOwner, serverIdentity } from './postgres-programs.mjs';
import { commandOf, endProcess, startDetached, until } from './processes.mjs';
import { storedPassword } from './secrets.mjs';

const USER = 'zampa';
const FAST_SHUTDOWN = { signal: 'SIGINT', patience: 20_000, force: 'SIGQUIT' };

/**
 * Starts the embedded PostgreSQL server with its data under `dataDir`, created on first use, on
 * 127.0.0.1 only. Stops a server that a crashed start left running on the same data. `port` requests
 * a port, e.g. to restart on the same one. `settings` of the server are in addition to ours.
 * @param {{ dataDir: string, port?: number, settings?: object, log?: (text: string) => void }} options
 */
export async function startPostgres({ dataDir, port: wanted, settings = {}, log = () => {} }) {
  const home = join(dataDir, 'postgres');
  const cluster = clusterOf(dataDir);
  const passwordFile = join(home, 'password');
  const password = storedPassword(passwordFile);
  await endOrphanedPostgres(dataDir, log);
  const identity = serverIdentity(cluster);
  const { bin, remove } = findPrograms(cluster, identity, log);
  if (!existsSync(cluster)) initialise({ cluster, bin, identity, passwordFile });
  const port = wanted ?? (await choosePort(join(home, 'port')));
  const child = await launch({ cluster, bin, identity, port, dataDir, settings });
  return {
    url: urlOf(password, port),
    port,
    pid: child.pid,
    exited: child.exited,
    async stop() {
      await endProcess(child.pid, FAST_SHUTDOWN);
      remove();
    },
  };
}

/** The URL of the server running on the data under `dataDir`, if any. */
export function runningPostgres(dataDir) {
  const home = join(dataDir, 'postgres');
  const cluster = clusterOf(dataDir);
  const [pid, , , port] = readNote(cluster);
  if (!pid || readStatus(cluster, Number(pid)) !== 'ready') return undefined;
  if (!commandOf(Number(pid)).includes(clusterName(cluster))) return undefined;
  return urlOf(storedPassword(join(home, 'password')), port.trim());
}

const urlOf = (password, port) => `postgresql://${USER}:${password}@127.0.0.1:${port}/postgres`;

const clusterOf = (dataDir) => join(dataDir, 'postgres', 'data');

/**
 * Initialises a draft folder and renames it, so that an interrupted start leaves no incomplete one.
 */
function initialise({ cluster, bin, identity, passwordFile }) {
  const draft = `${cluster}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  setOwner(draft, identity);
  setOwner(passwordFile, identity);
  const input = openSync(passwordFile, 'r');
  const args = [
    '-D',
    dataArgument(draft, identity),
    '-U',
    USER,
    '-A',
    'scram-sha-256',
    '--pwfile=/dev/stdin',
    '--encoding=UTF8',
    '--no-sync',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ];
  const options = { ...identity, cwd: draft, stdio: [input, 'pipe', 'pipe'], encoding: 'utf8' };
  const made = spawnSync(join(bin, 'initdb'), args, options);
  closeSync(input);
  if (made.status !== 0) {
    const reason = made.error?.message ?? made.stderr.trim();
    throw new Error(`PostgreSQL could not make its data folder ${cluster}: ${reason}`);
  }
  renameSync(draft, cluster);
}

async function launch({ cluster, bin, identity, port, dataDir, settings }) {
  const all = {
    ...settings,
    port,
    cluster_name: clusterName(cluster),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_connections: 200,
    // As for the login of the app elsewhere (`npm run roles`), but migrations use the same login.
    idle_in_transaction_session_timeout: '30s',
    client_connection_check_interval: '2s',
    // Details of errors contain values, such as an address that is already registered.
    log_error_verbosity: 'terse',
  };
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const logFile = join(dataDir, 'logs', 'postgres.log');
  const child = await startDetached(
    join(bin, 'postgres'),
    ['-D', dataArgument(cluster, identity), ...args],
    { ...identity, cwd: cluster, logFile },
  );
  const isSettled = () => child.exitCode !== null || answers(cluster, child.pid);
  if (!(await until(isSettled, 60_000)) || child.exitCode !== null) {
    await endProcess(child.pid, FAST_SHUTDOWN);
    throw new Error(`PostgreSQL did not start:\n${child.said()}`);
  }
  return child;
}

/** A replica never reports itself as ready. */
const answers = (cluster, pid) => ['ready', 'standby'].includes(readStatus(cluster, pid));

/** From postmaster.pid: pid in line 1, status in line 8. */
function readStatus(cluster, pid) {
  const lines = readNote(cluster);
  return Number(lines[0]) === pid ? lines[7]?.trim() : undefined;
}

function readNote(cluster) {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** Appears on the server's command line, which ties a pid to this folder. */
function clusterName(cluster) {
  return `zampa-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`;
}

/** Stops a server that a crashed start left running on the data under `dataDir`. */
export async function endOrphanedPostgres(dataDir, log = () => {}) {
  const cluster = clusterOf(dataDir);
  const pid = Number(readNote(cluster)[0]);
  if (!pid) return;
  if (commandOf(pid).includes(clusterName(cluster))) {
    log('ending the PostgreSQL that an earlier start left running');
    await endProcess(pid, FAST_SHUTDOWN);
  }
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
}
