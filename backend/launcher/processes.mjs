import { spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  linkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { watchLog } from './log-files.mjs';

/**
 * A process's start time as an opaque string; null when it is gone or a zombie. With the pid it
 * identifies a process for good: a recycled pid has another start time.
 */
export function startedAt(pid) {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
    return stdout?.trim() || null;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return null;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${fields[19]}`;
  } catch {
    return null;
  }
}

export function commandOf(pid) {
  if (process.platform !== 'linux') {
    return (
      spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
    );
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/**
 * Starts a program detached from the terminal's Ctrl-C, with its output appended to a file. The
 * child gets `exited`, a promise of its exit code or signal, and `said()`, the end of its output.
 */
export async function startDetached(command, args, { logFile, input = 'ignore', ...options }) {
  mkdirSync(dirname(logFile), { recursive: true });
  watchLog(logFile);
  const output = openSync(logFile, 'a');
  const logStart = fstatSync(output).size;
  const stdio = [input, output, output];
  const child = spawn(command, args, { ...options, detached: true, stdio });
  closeSync(output);
  await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject));
  const exited = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
  });
  return Object.assign(child, { exited, said: () => tailOf(logFile, logStart) });
}

/** The last lines of a log, from byte `start`, if it has not been emptied since. */
function tailOf(file, start) {
  const bytes = readFileSync(file);
  const text = bytes
    .subarray(bytes.length < start ? 0 : start)
    .toString('utf8')
    .trimEnd();
  return text.split('\n').slice(-30).join('\n');
}

/** Signals a process to end, and kills it after `patience` ms. */
export async function endProcess(pid, options = {}) {
  const { signal = 'SIGTERM', patience = 30_000, force = 'SIGKILL' } = options;
  const started = startedAt(pid);
  if (started === null) return;
  const hasEnded = () => startedAt(pid) !== started;
  send(pid, signal);
  if (await until(hasEnded, patience)) return;
  send(pid, force);
  await until(hasEnded, 5_000);
}

export function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Polls until `condition` holds. @returns false when it does not within `patience` ms. */
export async function until(condition, patience) {
  const deadline = Date.now() + patience;
  while (!(await condition())) {
    if (Date.now() >= deadline) return false;
    await sleep(25);
  }
  return true;
}

/** Records a running process in a file, so that a later start can find it. */
export function record(file, pid, details = {}) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ pid, started: startedAt(pid), ...details }));
}

/** The record in the file, if its process is still running; otherwise null. */
export function recorded(file) {
  try {
    return running(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** The record in this text, if its process is still running; otherwise null. */
function running(text) {
  try {
    const note = JSON.parse(text);
    return note.started !== null && startedAt(note.pid) === note.started ? note : null;
  } catch {
    return null;
  }
}

/** Ends a process that a crashed start left running. @returns whether there was one. */
export async function endRecorded(file, options) {
  const note = recorded(file);
  if (note) await endProcess(note.pid, options);
  rmSync(file, { force: true });
  return note !== null;
}

/** Takes a lock for this process. @returns its holder, if any. A dead process's lock is void. */
export function takeLock(file, details) {
  const mine = `${file}.${process.pid}`;
  record(mine, process.pid, details);
  try {
    for (;;) {
      try {
        linkSync(mine, file);
        return null;
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
      const text = textOf(file);
      const holder = running(text);
      if (holder) return holder;
      removeLock(file, text, mine);
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

/**
 * Removes a lock, if it is still the one that was judged dead: another start may have removed it by
 * now, and taken its own. Only one start at a time may remove it.
 * @param dead its contents. @param mine the record of this process, in a file.
 */
export function removeLock(file, dead, mine) {
  const right = `${file}.removal`;
  try {
    linkSync(mine, right);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!recorded(right)) rmSync(right, { force: true });
    return;
  }
  try {
    if (textOf(file) === dead) rmSync(file, { force: true });
  } finally {
    rmSync(right, { force: true });
  }
}

/** Empty for a file that is not there. */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return '';
  }
}
