import { join, resolve } from 'node:path';
import { run } from './commands.mjs';
import { claimDataFolder } from './data-folder.mjs';
import { live } from './lifecycle.mjs';
import { dataFolder, loadEnvironmentFile, root } from './paths.mjs';
import { runningPostgres } from './postgres.mjs';
import { say } from './report.mjs';
import { provideServices } from './services.mjs';
import { setUp } from './setup.mjs';

const [name, ...args] = process.argv.slice(2);
const program = join(root, 'backend', 'dist', `${name}.js`);

loadEnvironmentFile();
await live(name === 'restore' ? restore : backupOrMigrate);

/**
 * A backup, or migrations. Uses `DATABASE_URL`, or our own server: the running one, or one started
 * just for this.
 */
async function backupOrMigrate(life) {
  await setUp({ life, anyNode: true });
  const dataDir = dataFolder(process.env);
  const { DATABASE_URL, DATABASE_URL_FILE } = process.env;
  if (DATABASE_URL || DATABASE_URL_FILE) return runTool({ dataDir });
  const url = runningPostgres(dataDir);
  return runTool(url ? { dataDir, DATABASE_URL: url } : await services(life, dataDir));
}

/** Restores into `DATABASE_URL`, or into our own server, which must be idle. */
async function restore(life) {
  await setUp({ life, anyNode: true });
  return runTool(await services(life, dataFolder(process.env)));
}

async function services(life, dataDir) {
  await claimDataFolder(life, dataDir, `npm run ${name}`);
  const urls = await provideServices(life, { given: process.env, dataDir });
  return { dataDir, ...urls };
}

async function runTool({ dataDir, ...urls }) {
  const env = { ...process.env, ...urls, DATA_DIR: dataDir };
  // Resolve relative paths from the caller's directory.
  const from = process.env.INIT_CWD ?? process.cwd();
  const paths = args.map((arg) => (arg.startsWith('-') ? arg : resolve(from, arg)));
  const onText = (text) => process.stdout.write(text);
  // `restore --log -` reads standard input.
  const stdio = ['inherit', 'pipe', 'pipe'];
  const { code } = await run(process.execPath, [program, ...paths], { env, stdio, onText });
  if (code !== 0) say(`npm run ${name} failed.`);
  return code;
}
