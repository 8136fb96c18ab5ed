import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './paths.mjs';
import { endProcess, record, send, startDetached } from './processes.mjs';
import { say } from './report.mjs';

export const noteOf = (dataDir, name) => join(dataDir, 'run', `${name}.json`);

/**
 * Runs one of our processes. Until `settle()` is called its end rejects `failure`, with what it
 * printed; after that it is started again, each time a little later.
 */
export function supervise(name, { dataDir, env }) {
  const script = join(root, 'backend', 'dist', `${name}.js`);
  const note = noteOf(dataDir, name);
  const logFile = join(dataDir, 'logs', `${name}.log`);
  let child = null;
  let settled = false;
  let stopping = false;

  async function run() {
    for (let pause = 1_000; !stopping; pause = Math.min(pause * 2, 30_000)) {
      const since = Date.now();
      const args = ['--enable-source-maps', script];
      child = await startDetached(process.execPath, args, { cwd: root, env, logFile });
      record(note, child.pid);
      if (stopping) send(child.pid, 'SIGTERM');
      const how = await child.exited;
      if (stopping) return;
      if (!settled) throw new Error(`The ${name} ended at start (${how}):\n${child.said()}`);
      if (Date.now() - since > 60_000) pause = 1_000;
      say(`The ${name} ended (${how}); starting it again in ${pause / 1000} s. Log: ${logFile}`);
      await sleep(pause);
    }
  }

  return {
    failure: run().then(() => new Promise(() => {})),
    settle: () => (settled = true),
    async stop() {
      stopping = true;
      if (child) await endProcess(child.pid);
      rmSync(note, { force: true });
    },
    kill() {
      stopping = true;
      if (child) send(child.pid, 'SIGKILL');
    },
  };
}
