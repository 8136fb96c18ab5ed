import { endCommands } from './commands.mjs';
import { say } from './report.mjs';

/** npm repeats the terminal's Ctrl-C: a repetition within this time is not a second one. */
const ECHO_MS = 1_000;

class Stopped extends Error {}

/**
 * Runs `work`, then stops everything it kept, last first, when it completes, fails, or gets Ctrl-C
 * or SIGTERM. A second Ctrl-C kills everything. The exit code is the result of `work`, 1 after an
 * error, `whenStopped` after a signal.
 */
export async function live(work, { whenStopped = 0 } = {}) {
  const parts = [];
  const stopped = stopSignal(parts);
  let stopping = false;
  void stopped.then(() => (stopping = true));
  const life = {
    stopped,
    /** Registers a part with `stop()` and `kill()`; throws when already stopping. */
    keep(part) {
      parts.push(part);
      life.check();
      return part;
    },
    check() {
      if (stopping) throw new Stopped();
    },
  };
  const code = await outcome(work, life, () => (stopping ? whenStopped : 1));
  const areStopped = await stopAll(parts);
  process.exit(areStopped ? code : code || 1);
}

/** Stops all parts, even if one of them cannot be stopped. @returns whether all are stopped. */
async function stopAll(parts) {
  let areStopped = true;
  for (const part of parts.toReversed()) {
    try {
      await part.stop();
    } catch (error) {
      areStopped = false;
      say(`Something could not be stopped: ${error instanceof Error ? error.message : error}`);
    }
  }
  return areStopped;
}

async function outcome(work, life, codeOfError) {
  try {
    return (await work(life)) ?? 0;
  } catch (error) {
    const code = codeOfError();
    if (code === 1) say(`\n${error instanceof Error ? error.message : error}`);
    return code;
  }
}

function stopSignal(parts) {
  return new Promise((resolve) => {
    let first = null;
    const onSignal = () => {
      if (first === null) {
        first = Date.now();
        say('\nStopping (press again to end at once)');
        endCommands();
        resolve();
      } else if (Date.now() - first > ECHO_MS) {
        for (const part of parts) part.kill?.();
        process.exit(1);
      }
    };
    // npm sends SIGTERM only to its shell, which dies without passing it on.
    const parent = process.ppid;
    const orphaned = () => first === null && process.ppid !== parent && onSignal();
    if (process.env.npm_lifecycle_event) setInterval(orphaned, 500).unref();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);
  });
}
