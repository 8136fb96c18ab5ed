import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root } from './paths.mjs';
import { record, recorded } from './processes.mjs';

const folder = join(cache, 'running');

const noteOf = (name) => join(folder, `${process.pid}-${name.replaceAll('/', '-')}.json`);

/**
 * Records that a process runs from this folder's build and packages: this one, or one that it has
 * started.
 */
export function recordProgram(name, pid) {
  record(noteOf(name), pid);
}

export function forgetProgram(name) {
  rmSync(noteOf(name), { force: true });
}

/** The pid of a process that runs from this folder's build and packages, if any. */
export function runningProgram() {
  for (const file of filesOf(folder).map((name) => join(folder, name))) {
    const note = recorded(file);
    if (note) return note.pid;
    rmSync(file, { force: true });
  }
  return undefined;
}

/** @throws Error that names a process that runs from this folder's build and packages, if any */
export function assertNothingRuns() {
  const pid = runningProgram();
  if (pid === undefined) return;
  throw new Error(
    `Process ${pid} runs from ${root}, where the build or the packages would have to be replaced. ` +
      'Stop it first, or use a folder of its own: git worktree add ../zampa-new',
  );
}

function filesOf(path) {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}
