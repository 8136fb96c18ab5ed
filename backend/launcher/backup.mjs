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
await live(name === 'restore' ? restore : backup);

/** Uses `DATABASE_URL`, or our own server: the running one, or one started just for this. */
async function backup(life) {
  await setUp();
  const dataDir = dataFolder(process.env);
  const url = process.env.DATABASE_URL || fileOf('DATABASE_URL') || runningPostgres(dataDir);
  return runTool(url ? { dataDir, ...own(url) } : await services(life, dataDir));
}

/** Restores into `DATABASE_URL`, or into our own server, which must be idle. */
async function restore(life) {
  await setUp();
  return runTool(await services(life, dataFolder(process.env)));
}

function fileOf(setting) {
  return process.env[`${setting}_FILE`];
}

/** A setting that is given by a file stays with its file. */
function own(url) {
  return fileOf('DATABASE_URL') ? {} : { DATABASE_URL: url };
}

async function services(life, dataDir) {
  await claimDataFolder(life, dataDir, `npm run ${name}`);
  const given = {
    DATABASE_URL: process.env.DATABASE_URL || fileOf('DATABASE_URL'),
    REDIS_URL: process.env.REDIS_URL || fileOf('REDIS_URL'),
  };
  const urls = await provideServices(life, { given, dataDir });
  return {
    dataDir,
    ...own(urls.DATABASE_URL),
    ...(fileOf('REDIS_URL') ? {} : { REDIS_URL: urls.REDIS_URL }),
  };
}

async function runTool({ dataDir, ...urls }) {
  const env = { ...process.env, ...urls, DATA_DIR: dataDir };
  // Resolve relative paths from the caller's directory.
  const from = process.env.INIT_CWD ?? process.cwd();
  const paths = args.map((arg) => (arg.startsWith('--') ? arg : resolve(from, arg)));
  const onText = (text) => process.stdout.write(text);
  const { code } = await run(process.execPath, [program, ...paths], { env, onText });
  if (code !== 0) say(`The ${name} failed.`);
  return code;
}
