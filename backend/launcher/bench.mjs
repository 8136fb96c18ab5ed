import { join } from 'node:path';
import { mustRun, run } from './commands.mjs';
import { live } from './lifecycle.mjs';
import { root } from './paths.mjs';
import { say, step } from './report.mjs';
import { provideServices } from './services.mjs';
import { setUp } from './setup.mjs';
import { openTestFolder } from './test-folder.mjs';

await live(bench, { whenStopped: 130 });

/** Starts separate servers: measurements never touch real data. */
async function bench(life) {
  await setUp({ life, mayReplace: true });
  const dataDir = await openTestFolder(life);
  const urls = await provideServices(life, { given: {}, dataDir });
  const BENCH_FOLDER = join(root, '.data', 'bench');
  const env = { ...process.env, ...urls, BENCH_FOLDER };
  await step('migrations', () => mustRun(process.execPath, ['backend/dist/migrate.js'], { env }));
  const onText = (text) => say(text.trimEnd());
  const { code } = await run(
    process.execPath,
    ['backend/bench/main.mjs', ...process.argv.slice(2)],
    { env, onText },
  );
  return code;
}
