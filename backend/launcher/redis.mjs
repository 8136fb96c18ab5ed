import { mkdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { choosePort } from './ports.mjs';
import { endProcess, endRecorded, record, recorded, startDetached, until } from './processes.mjs';
import { findRedis } from './redis-program.mjs';
import { storedPassword } from './secrets.mjs';

const SHUTDOWN = { patience: 20_000 };

/**
 * Starts a Redis server with its data under `dataDir`, on 127.0.0.1 only. Stops one that a crashed
 * start left running on the same data. `port` requests a port, e.g. to restart on the same one.
 * @param {{ dataDir: string, port?: number, log?: (text: string) => void }} options
 */
export async function startRedis({ dataDir, port: wanted, log = () => {} }) {
  const home = join(dataDir, 'redis');
  const note = noteOf(dataDir);
  const password = storedPassword(join(home, 'password'));
  if (await endRecorded(note, SHUTDOWN)) log('ended the Redis that an earlier start left running');
  const { program, env } = await findRedis(log);
  const port = wanted ?? (await choosePort(join(home, 'port')));
  const logFile = join(dataDir, 'logs', 'redis.log');
  const child = await startDetached(program, ['-'], { env, cwd: home, logFile, input: 'pipe' });
  try {
    record(note, child.pid);
    child.stdin.end(configuration({ folder: makeFolder(home), port, password }));
  } catch (error) {
    // Without its record, no later start would find it; without its configuration, it is open to all.
    child.kill('SIGKILL');
    throw error;
  }
  const isSettled = async () => child.exitCode !== null || (await answers(port, password));
  if (!(await until(isSettled, 60_000)) || child.exitCode !== null) {
    await endProcess(child.pid, SHUTDOWN);
    throw new Error(`Redis did not start:\n${child.said()}`);
  }
  return {
    url: urlOf(password, port),
    port,
    pid: child.pid,
    exited: child.exited,
    stop: () => endProcess(child.pid, SHUTDOWN),
    unref: () => child.unref(),
  };
}

/** The URL of the server running on the data under `dataDir`, if any. */
export function runningRedis(dataDir) {
  if (recorded(noteOf(dataDir)) === null) return undefined;
  const home = join(dataDir, 'redis');
  const port = readFileSync(join(home, 'port'), 'utf8').trim();
  return urlOf(storedPassword(join(home, 'password')), port);
}

const noteOf = (dataDir) => join(dataDir, 'run', 'redis.json');

const urlOf = (password, port) => `redis://:${password}@127.0.0.1:${port}`;

function makeFolder(home) {
  const folder = join(home, 'data');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Passed on standard input, to keep the password off the command line. */
function configuration({ folder, port, password }) {
  return [
    'bind 127.0.0.1',
    `port ${port}`,
    `requirepass ${password}`,
    `dir ${JSON.stringify(folder)}`,
    'appendonly yes',
    'appendfsync everysec',
    'save ""',
    'maxmemory-policy noeviction',
    '',
  ].join('\n');
}

function answers(port, password) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const finish = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(1_000, () => finish(false));
    socket.once('error', () => finish(false));
    socket.once('connect', () => socket.write(`AUTH ${password}\r\nPING\r\n`));
    let text = '';
    socket.on('data', (data) => {
      text += data;
      if (text.includes('+PONG')) finish(true);
      else if (text.includes('-')) finish(false);
    });
  });
}
