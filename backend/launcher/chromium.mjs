import { run } from './commands.mjs';
import { findOnPath } from './paths.mjs';

const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const QUIET = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };

/**
 * A full browser: `CHROMIUM_PATH`, an installed one or, as root on Debian and Ubuntu, a new
 * install.
 */
export const findChromium = (log) => find(log, NAMES, ['chromium']);

/** Prefers the headless shell for tests: it takes about a third less CPU time. */
export const findTestBrowser = (log) => find(log, [SHELL, ...NAMES], [SHELL, 'chromium']);

async function find(log, names, packages) {
  const found = process.env.CHROMIUM_PATH || onPath(names);
  if (found) return found;
  if (process.getuid?.() === 0 && findOnPath('apt-get')) {
    await run('apt-get', ['update'], QUIET);
    for (const name of packages) {
      log(`no Chromium on this machine: installing the package ${name}`);
      const args = ['install', '-y', '--no-install-recommends', name];
      const { output } = await run('apt-get', args, QUIET);
      const installed = onPath(names);
      if (installed) return installed;
      log(output);
    }
  }
  throw new Error(
    'The browser tests need Chromium, which was not found. Install it (as root on Debian: ' +
      'apt-get install chromium) or set CHROMIUM_PATH to a Chromium or Chrome program.',
  );
}

const onPath = (names) => names.map(findOnPath).find(Boolean);
