import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './paths.mjs';

const running = new Set();

/** TypeScript's native compiler: the package `typescript` is there for the linter, which needs its API. */
export const compiler = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');

/** A tool of this project's own node_modules. */
export const tool = (name) => join(root, 'node_modules', '.bin', name);

/** Runs a command to its end: its exit code and what it printed. `onText` sees the text live. */
export function run(command, args, { onText, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        onText?.(text);
      });
    }
    child.once('error', (error) => finish(127, `${output}${error.message}`));
    child.once('close', (code) => finish(code ?? 1, output));
    function finish(code, text) {
      running.delete(child);
      resolve({ code, output: text.trimEnd() });
    }
  });
}

/** As `run`, but a failure is an error that carries what the command printed. */
export async function mustRun(command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Error(output || `${command} ended with code ${code}`);
  return output;
}

export function endCommands() {
  for (const child of running) child.kill();
}
