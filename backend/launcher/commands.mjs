import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { root } from './paths.mjs';

const running = new Set();
let isEnding = false;

/**
 * TypeScript's native compiler. It has no API yet: the package `typescript` serves what needs one.
 */
export const compiler = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');

/** A tool from this project's node_modules. */
export const tool = (name) => join(root, 'node_modules', '.bin', name);

/**
 * Runs a command to completion. @returns its exit code and output; `onText` gets the output live.
 * With `inBackground`, it and its children yield to everything else on the machine. After
 * `endCommands` nothing is started, and the exit code is 130.
 */
export function run(command, args, { onText, inBackground = false, ...options } = {}) {
  if (isEnding) return Promise.resolve({ code: 130, output: '' });
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
    });
    running.add(child);
    if (inBackground && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
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

/** Like `run`, but throws an Error with the command's output on failure. */
export async function mustRun(command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Error(output || `${command} ended with code ${code}`);
  return output;
}

/** Ends all commands, because this process is about to end. */
export function endCommands() {
  isEnding = true;
  for (const child of running) child.kill();
}
