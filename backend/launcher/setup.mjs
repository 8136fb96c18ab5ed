import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { cache } from './paths.mjs';
import { takeLock, until } from './processes.mjs';
import { say, step } from './report.mjs';

/**
 * Installs and builds what is missing or stale; concurrent starts wait for each other. Only a
 * developer's command may replace what a process is running from (`mayReplace`).
 * @param options `life`: stops it, even while it waits. `anyNode`: see `build`.
 * @throws Error that names such a process
 */
export async function setUp({ life, built = true, mayReplace = false, anyNode = false } = {}) {
  const lock = join(cache, 'setup.lock');
  const holder = takeLock(lock);
  if (holder) {
    say(`  waiting for process ${holder.pid}, which is installing or building in this folder`);
    await until(() => {
      life?.check();
      return takeLock(lock) === null;
    }, Infinity);
  }
  try {
    life?.check();
    await step('dependencies', () => install({ mayReplace }));
    life?.check();
    if (built) await step('build', () => build({ mayReplace, anyNode }));
  } finally {
    rmSync(lock, { force: true });
  }
}
