import { spawn } from 'node:child_process';

/**
 * Reads the running processes, one line per change, and kills those on the last line at the end.
 */
const WATCHDOG = 'while read -r line; do pids=$line; done; kill -9 $pids';

/**
 * Functions to run when this process ends, even if it is aborted, so that nothing is left behind.
 * @returns {Set<() => void>}
 */
export function endedWith(process) {
  const endings = new Set();
  process.once('exit', () => {
    for (const end of endings) end();
  });
  return endings;
}

/** Processes that end with this one, even if Jest kills it half a second after a SIGTERM. */
export class ChildProcesses {
  pids = new Set();

  constructor(process) {
    process.once('exit', () => {
      for (const pid of this.pids) kill(pid);
    });
  }

  add(pid) {
    this.pids.add(pid);
    this.tell();
  }

  delete(pid) {
    if (this.pids.delete(pid)) this.tell();
  }

  tell() {
    this.watchdog ??= startWatchdog();
    this.watchdog.stdin.write(`${[...this.pids].join(' ')}\n`);
  }
}

function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

function startWatchdog() {
  const watchdog = spawn('sh', ['-c', WATCHDOG], { stdio: ['pipe', 'ignore', 'ignore'] });
  watchdog.unref();
  watchdog.stdin.unref();
  // Ctrl-C ends the watchdog too.
  watchdog.stdin.on('error', () => undefined);
  return watchdog;
}
