import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { compiler, mustRun } from './commands.mjs';
import { fingerprint, stamp, stampIn } from './fingerprint.mjs';
import { root } from './paths.mjs';
import { assertNothingRuns, runningProgram } from './running-programs.mjs';

const at = (...names) => join(root, ...names);
const shared = [
  at('package-lock.json'),
  at('tsconfig.json'),
  ...['build.mjs', 'bundle.mjs', 'bytecode.mjs', 'node-flags.mjs'].map((name) =>
    at('backend/launcher', name),
  ),
];
const isTest = (path) => /\.spec\.tsx?$/.test(path);

const backend = {
  name: 'backend',
  dist: at('backend/dist'),
  sources: ['src', 'sandbox', 'tsconfig.json', 'tsconfig.build.json', 'tsconfig.sandbox.json'].map(
    (name) => at('backend', name),
  ),
  async make() {
    await mustRun(process.execPath, [compiler, '-p', 'backend/tsconfig.build.json', '--noCheck']);
    copyHandbook();
    copyTables();
    copyMailPictures();
    await Promise.all([tabulateHandbook(), bundle(backend.dist), buildSandbox()]);
  },
};

const frontend = {
  name: 'frontend',
  dist: at('frontend/dist'),
  sources: [
    ...[
      'src',
      'public',
      'index.html',
      // Workers and scripts that `build.mjs` reads.
      ...readdirSync(at('frontend')).filter((name) => name.endsWith('.js')),
      'build.mjs',
      'shell-files.mjs',
      'vite.config.ts',
      'tsconfig.json',
      'package.json',
    ].map((name) => at('frontend', name)),
    at('backend/src/contract'),
  ],
  async make() {
    await mustRun(process.execPath, ['build.mjs'], {
      cwd: at('frontend'),
      env: { ...process.env, NODE_ENV: 'production' },
    });
  },
};

/**
 * Builds each side whose sources, or whose Node, have changed since its last complete build: V8
 * accepts no bytecode of another version.
 * @param options `mayReplace`: even if a process runs from the build. `anyNode`: Node's version does
 *   not matter, as for a command that starts without bytecode.
 * @throws Error when the sources have changed and a process runs from the build
 */
export async function build({ mayReplace = false, anyNode = false } = {}) {
  const built = [backend, frontend].map((side) => buildSide(side, { mayReplace, anyNode }));
  return (await Promise.all(built)).filter(Boolean).join(', ') || 'up to date';
}

async function buildSide({ name, dist, sources, make }, { mayReplace, anyNode }) {
  const content = fingerprint([...sources, ...shared], { base: root, skip: isTest });
  const file = join(dist, '.zampa-build');
  const [node, built] = stampIn(file).split(' ');
  if (built === content) {
    if (node === process.version || anyNode) return null;
    if (!mayReplace && runningProgram() !== undefined) return null;
  }
  if (!mayReplace) assertNothingRuns();
  rmSync(dist, { recursive: true, force: true });
  await make();
  stamp(file, `${process.version} ${content}`);
  return name;
}

/** The stand-in for the payment provider, with what it serves to browsers. */
export async function buildSandbox() {
  await mustRun(process.execPath, [compiler, '-p', 'backend/tsconfig.sandbox.json', '--noCheck']);
  cpSync(at('backend/sandbox/page'), join(backend.dist, 'sandbox/page'), { recursive: true });
}

/** What `npm run train` writes. */
const LEARNED = [
  'safety/learned/levels.bin',
  'safety/case/closing.bin',
  'handbook/passages/embedding-en.bin',
  'handbook/passages/embedding-it.bin',
];

/** Copies the learned tables. */
export function copyTables() {
  for (const file of LEARNED) {
    cpSync(at('backend/src', file), join(backend.dist, file));
  }
}

/** Copies the pictures of mails. */
export function copyMailPictures() {
  const pictures = at('backend/src/mail/pictures');
  cpSync(pictures, join(backend.dist, 'mail/pictures'), { recursive: true });
}

/** In its own process, because it loads what was built. */
async function tabulateHandbook() {
  const files = pathToFileURL(join(backend.dist, 'handbook/handbook-files.js')).href;
  const script = `import(${JSON.stringify(files)}).then(({ writeTables }) => writeTables())`;
  await mustRun(process.execPath, ['-e', script]);
}

/** Copies the handbook's Markdown entries, which the compiler ignores. */
export function copyHandbook() {
  const entries = at('backend/src/handbook/entries');
  if (!existsSync(entries)) return;
  cpSync(entries, join(backend.dist, 'handbook/entries'), { recursive: true });
}
