import { spawn, spawnSync } from 'node:child_process';
import { closeSync, fstatSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { linkSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * When a process was started, as an opaque text; null when there is none (a zombie is none).
 * Together with the pid it names one process for good: a recycled pid has another start.
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
 * Starts a program out of reach of the terminal's Ctrl-C, its output appended to a file. The child
 * has `exited`, a promise of how it ended, and `said()`, the end of what it printed.
 */
export async function startDetached(command, args, { logFile, input = 'ignore', ...options }) {
  mkdirSync(dirname(logFile), { recursive: true });
  keepLogSmall(logFile);
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

/** The last lines of a log, from byte `start` on. */
function tailOf(file, start) {
  const text = readFileSync(file).subarray(start).toString('utf8').trimEnd();
  return text.split('\n').slice(-30).join('\n');
}

function keepLogSmall(file) {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > 10_000_000) renameSync(file, `${file}.old`);
}

/** Asks a process to end, and ends it the hard way when it takes longer than `patience` ms. */
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

/** Polls until `condition` holds; false when it did not within `patience` ms. */
export async function until(condition, patience) {
  const deadline = Date.now() + patience;
  while (!(await condition())) {
    if (Date.now() >= deadline) return false;
    await sleep(25);
  }
  return true;
}

/** Notes a running process in a file, so that a later start can find it. */
export function record(file, pid, details = {}) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ pid, started: startedAt(pid), ...details }));
}

/** What a record says, if the process it names still runs; otherwise null. */
export function recorded(file) {
  try {
    const note = JSON.parse(readFileSync(file, 'utf8'));
    return note.started !== null && startedAt(note.pid) === note.started ? note : null;
  } catch {
    return null;
  }
}

/** Ends what an earlier, crashed owner left running; says whether there was something. */
export async function endRecorded(file, options) {
  const note = recorded(file);
  if (note) await endProcess(note.pid, options);
  rmSync(file, { force: true });
  return note !== null;
}

/** Takes a lock for this process, or answers who holds it. The lock of a dead holder is void. */
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
      const holder = recorded(file);
      if (holder) return holder;
      rmSync(file, { force: true });
    }
  } finally {
    rmSync(mine, { force: true });
  }
}
