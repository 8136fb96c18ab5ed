import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { mustRun } from './commands.mjs';
import { nodeFlags } from './node-flags.mjs';

/** Commands that run once and end. */
const TOOLS = ['migrate', 'roles', 'backup', 'restore', 'staff', 'support', 'status'];

/** Programs that keep running, and start from bytecode. */
const PROCESSES = ['api', 'worker'];

/** Packages that read their own files at run time, and therefore stay where they are. */
const external = [/^@node-rs\//, /^@bull-board\//, /^pdfkit$/, /^sharp$/];

/**
 * Joins each compiled program and its imports into a few files, because reading 3,000 of them takes
 * most of the startup time. The modules themselves stay in `dist` for tools that import one.
 */
export async function bundle(dist) {
  const tools = TOOLS.map((name) => [name, join(dist, `${name}.js`)]);
  const processes = PROCESSES.map((name) => [name, join(dist, `${name}.process.js`)]);
  const bundles = join(dist, 'bundles');
  await joinModules(dist, tools, { dir: dist, format: 'esm', extension: 'js' });
  await joinModules(dist, processes, { dir: bundles, format: 'cjs', extension: 'cjs' });
  await Promise.all(PROCESSES.map((name) => keepBytecode(bundles, name)));
}

const keepBytecode = (bundles, program) =>
  mustRun(process.execPath, [
    ...nodeFlags(program),
    join(import.meta.dirname, 'bytecode.mjs'),
    bundles,
    program,
  ]);

async function joinModules(dist, programs, { extension, ...output }) {
  const { rolldown } = await import('rolldown'); // which a fresh clone has to install first
  const bundled = await rolldown({
    input: Object.fromEntries(programs),
    platform: 'node',
    external,
    logLevel: 'silent',
    plugins: [ownModules(dist, output.dir), packages, ascii],
  });
  await bundled.write({
    ...output,
    entryFileNames: `[name].${extension}`,
    chunkFileNames: `chunk-[name]-[hash].${extension}`,
    keepNames: true,
    dynamicImportInCjs: false,
    sourcemap: true,
  });
  await bundled.close();
}

/** With the compiler's source maps, and with each module's own URL instead of the bundle's. */
const ownModules = (dist, dir) => ({
  name: 'own-modules',
  load(id) {
    if (!id.startsWith(dist + sep)) return null;
    const address = JSON.stringify(`./${relative(dir, id)}`);
    const own = `new URL(${address}, import.meta.url).href`;
    const code = readFileSync(id, 'utf8').replaceAll('import.meta.url', own);
    return { code, map: JSON.parse(readFileSync(`${id}.map`, 'utf8')) };
  },
});

/** Without source maps, which would have to be read at startup. */
const packages = {
  name: 'packages',
  load(id) {
    if (!/\/node_modules\/.*\.[cm]?js$/.test(id)) return null;
    // Otherwise these would load a second copy of a bundled package.
    const own = 'const require = createRequire(import.meta.url);';
    const code = readFileSync(id, 'utf8').replace(own, '');
    return { code, map: { version: 3, mappings: '', sources: [], names: [] } };
  },
};

/**
 * `PrecompiledModules` reads ASCII several times as fast as UTF-8. Templates of `String.raw` are
 * escaped too: that means the same in a regular expression, but would not in a text.
 */
const ascii = {
  name: 'ascii',
  generateBundle(_, files) {
    for (const file of Object.values(files)) {
      if (file.type === 'chunk') file.code = escape(file.code);
    }
  },
};

const escape = (code) =>
  code.replace(/[^\0-\x7F]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
