import { run } from './commands.mjs';
import { findOnPath } from './paths.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const QUIET = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };

/** The browser for the browser tests; on Debian and Ubuntu, as root, installed when missing. */
export async function findChromium(log) {
  const found = process.env.CHROMIUM_PATH || chromiumOnPath();
  if (found) return found;
  if (process.getuid?.() === 0 && findOnPath('apt-get')) {
    log('no Chromium on this machine: installing the package chromium');
    await run('apt-get', ['update'], QUIET);
    const args = ['install', '-y', '--no-install-recommends', 'chromium'];
    const { output } = await run('apt-get', args, QUIET);
    const installed = chromiumOnPath();
    if (installed) return installed;
    log(output);
  }
  throw new Error(
    'The browser tests need Chromium and there is none. Install it (as root on Debian: ' +
      'apt-get install chromium) or set CHROMIUM_PATH to a Chromium or Chrome program.',
  );
}

function chromiumOnPath() {
  return NAMES.map(findOnPath).find(Boolean);
}
