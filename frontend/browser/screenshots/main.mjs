import { findChromium } from '../../../backend/launcher/chromium.mjs';
import { mustRun, tool } from '../../../backend/launcher/commands.mjs';
import { live } from '../../../backend/launcher/lifecycle.mjs';
import { say } from '../../../backend/launcher/report.mjs';
import { provideServices } from '../../../backend/launcher/services.mjs';
import { setUp } from '../../../backend/launcher/setup.mjs';
import { openTestFolder } from '../../../backend/launcher/test-folder.mjs';

const CONFIG = 'frontend/browser/screenshots/playwright.config.ts';

await live(takeScreenshots, { whenStopped: 130 });

/** Takes screenshots of every screen, or of those in the named files, on its own servers. */
async function takeScreenshots(life) {
  await setUp({ life, mayReplace: true });
  const dataDir = await openTestFolder(life);
  const given = { DATABASE_URL: process.env.TEST_DATABASE_URL };
  const { DATABASE_URL } = await provideServices(life, { given, dataDir });
  const CHROMIUM_PATH = await findChromium(say);
  const env = { ...process.env, TEST_DATABASE_URL: DATABASE_URL, CHROMIUM_PATH };
  const onText = (text) => say(text.trimEnd());
  const wanted = process.argv.slice(2);
  await mustRun(tool('playwright'), ['test', '--config', CONFIG, '--reporter=list', ...wanted], {
    env,
    onText,
  });
}
