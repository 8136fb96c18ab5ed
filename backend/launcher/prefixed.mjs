import { spawn } from 'node:child_process';
import { root } from './paths.mjs';
import { endProcess, send } from './processes.mjs';
import { say } from './report.mjs';

/**
 * Starts a Node program and prefixes its output with its name. None of its processes outlives
 * `life`.
 */
export function startPrefixed(life, name, args, { onLine, ...options }) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    ...options,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream.setEncoding('utf8').on('data', (text) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop();
      for (const line of lines.filter(Boolean)) {
        say(`${name.padEnd(6)} | ${line}`);
        onLine?.(line);
      }
    });
  }
  life.keep({
    async stop() {
      await endProcess(child.pid);
      // Before Node.js 22.15, the compiler is a child of its command, and would keep running. While
      // it compiles, only SIGKILL ends it.
      send(-Number(child.pid), 'SIGKILL');
    },
    kill: () => send(-Number(child.pid), 'SIGKILL'),
  });
  return child;
}
