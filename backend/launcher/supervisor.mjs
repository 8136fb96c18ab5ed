import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { nodeFlags } from './node-flags.mjs';
import { root } from './paths.mjs';
import { endProcess, record, send, startDetached, until } from './processes.mjs';
import { say } from './report.mjs';
import { forgetProgram, recordProgram } from './running-programs.mjs';

const READY_PATIENCE_MS = 120_000;

export const noteOf = (dataDir, name) => join(dataDir, 'run', `${name}.json`);

/** A process of ours for `supervise`. @param {'api' | 'worker' | 'sandbox/main'} program */
export const node = (program) => ({
  command: process.execPath,
  args: [
    ...nodeFlags(program),
    '--enable-source-maps',
    join(root, 'backend', 'dist', `${program}.js`),
  ],
});

/**
 * Runs a process under a name. Before `markReady()`, its exit rejects `failure` with its output;
 * afterwards it is restarted, with increasing delays.
 */
export function supervise(name, { command, args }, { dataDir, env }) {
  const note = noteOf(dataDir, name);
  const logFile = join(dataDir, 'logs', `${name}.log`);
  let child = null;
  let isReady = false;
  let stopping = false;

  /** @returns how it ended. @throws Error if it cannot be started the first time */
  async function runOnce() {
    child = null;
    try {
      child = await startDetached(command, args, { cwd: root, env, logFile });
      record(note, child.pid);
      recordProgram(name, child.pid);
    } catch (error) {
      if (!isReady) throw error;
      // Without its record, no later start would find it.
      if (child) send(child.pid, 'SIGKILL');
      return `not started: ${error.message}`;
    }
    if (stopping) send(child.pid, 'SIGTERM');
    return child.exited;
  }

  async function run() {
    for (let pause = 1_000; !stopping; pause = Math.min(pause * 2, 30_000)) {
      const since = Date.now();
      const how = await runOnce();
      if (stopping) return;
      if (!isReady) throw new Error(`The ${name} ended at start (${how}):\n${child.said()}`);
      if (Date.now() - since > 60_000) pause = 1_000;
      say(`The ${name} ended (${how}); starting it again in ${pause / 1000} s. Log: ${logFile}`);
      await sleep(pause);
    }
  }

  return {
    failure: run().then(() => new Promise(() => {})),
    markReady: () => (isReady = true),
    async stop() {
      stopping = true;
      if (child) await endProcess(child.pid);
      rmSync(note, { force: true });
      forgetProgram(name);
    },
    kill() {
      stopping = true;
      if (child) send(child.pid, 'SIGKILL');
    },
  };
}

/**
 * Registers supervised processes with `life` and waits until each base URL is ready.
 * @throws Error when one of them exits first, or never becomes ready
 */
export async function runTogether(life, processes, urls) {
  life.keep({
    stop: () => Promise.all(processes.map((part) => part.stop())),
    kill: () => processes.forEach((part) => part.kill()),
  });
  const failure = Promise.race(processes.map((part) => part.failure));
  await Promise.race([life.stopped, failure, Promise.all(urls.map(untilReady))]);
  life.check();
  for (const part of processes) part.markReady();
}

async function untilReady(url) {
  if (await until(() => answersReady(url), READY_PATIENCE_MS)) return;
  throw new Error(`Nothing is ready at ${url} after ${READY_PATIENCE_MS / 1000} s.`);
}

/** Whether the process at this address can do its work. */
export async function answersReady(url) {
  try {
    const signal = AbortSignal.timeout(2_000);
    return (await fetch(`${url}/health/ready`, { signal })).ok;
  } catch {
    return false;
  }
}
